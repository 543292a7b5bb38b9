// What holds of every deal that was played to its end.

#include <algorithm>
#include <array>
#include <vector>

#include "properties/facts/facts.hpp"
#include "properties/facts/sheet.hpp"

namespace casino::properties {
namespace {

// Most cards and most spades go to whoever has most, or as a tie is dealt with. Which of several sweeps is cancelled
// does not matter, as they are worth the same.
bool majorities_are_counted(const Rules& rules) {
  const bool sweeps_differ = rules.sweep_initial_score != 0 && rules.sweep_cancel != SweepCancel::none;
  return !sweeps_differ && rules.score_cards_rule == ScoreCardsRule::most &&
         rules.score_spades_rule == ScoreSpadesRule::most && rules.off.empty();
}

// The points that one majority gives away altogether.
int given_for_most(std::vector<int> counts, int points, ScoreTie tie) {
  const int most = *std::max_element(counts.begin(), counts.end());
  const auto best = static_cast<int>(std::count(counts.begin(), counts.end(), most));
  if (points == 0 || most == 0) return 0;
  if (best == 1) return points;
  switch (tie) {
    case ScoreTie::nobody:
    case ScoreTie::carried_over: return 0;
    case ScoreTie::one_each: return best;
    case ScoreTie::one_each_two_way: return best == 2 ? 2 : 0;
  }
  return 0;
}

// What a scoring table gives away altogether: each card by itself, and each majority as its row has it.
int given_by_table(const Rules& rules, const Captured& captured, CardSet all) {
  int given = 0;
  for (const Card card : all)
    if (const TableRow* row = row_of(rules.scoring, card)) given += row->points;
  for (const TableRow& row : rules.scoring) {
    if (!is_majority(row.item)) continue;
    std::vector<int> counts;
    for (const Side side : sides_of(rules)) counts.push_back((captured.cards[side] & cards_about(row.item)).size());
    const int most = *std::max_element(counts.begin(), counts.end());
    const auto best = static_cast<int>(std::count(counts.begin(), counts.end(), most));
    if (most != 0) given += best == 1 ? row.points : best * share_of_tie(row, best);
  }
  return given;
}

int sum_of(const Rules& rules, const PerSide<int>& points) {
  int sum = 0;
  for (const Side side : sides_of(rules)) sum += points[side];
  return sum;
}

// DOM-SWP-2: the sweeps of each side less the fewest that any side has.
int sweeps_left(const Rules& rules, const Captured& captured) {
  PerSide<int> made{};
  for (const Sweep& sweep : captured.sweeps) ++made[sweep.side];
  int fewest = static_cast<int>(captured.sweeps.size());
  for (const Side side : sides_of(rules)) fewest = std::min(fewest, made[side]);
  const int cancelled = rules.sweep_cancel == SweepCancel::all_sides ? fewest * side_count(rules) : 0;
  return static_cast<int>(captured.sweeps.size()) - cancelled;
}

// AA-SCO-7, SWZ-SCO-6: eleven points without ties and sweeps; here for any points that the items may have.
bool points_of_a_deal_add_up(const Rules& rules, const Captured& captured, const DealScore& score) {
  std::vector<int> cards;
  std::vector<int> spades;
  CardSet all;
  for (const Side side : sides_of(rules)) {
    cards.push_back(captured.cards[side].size());
    spades.push_back(captured.cards[side].of_suit(Suit::spades).size());
    all.insert(captured.cards[side]);
  }
  int due = given_for_most(cards, rules.score_cards, rules.score_cards_tie) +
            given_for_most(spades, rules.score_spades, rules.score_spades_tie);
  due += rules.score_aces * all.of_rank(Rank::ace).size();
  due += all.contains("10D"_card) ? rules.score_ten_diamonds : 0;
  due += all.contains("2S"_card) ? rules.score_two_spades : 0;
  due += given_by_table(rules, captured, all);
  due += captured.last_capture ? rules.score_last_capture : 0;
  due += rules.sweep_score * sweeps_left(rules, captured);
  // HUN-ULM-2: a sweep of the first layout has points of its own.
  for (const Sweep& sweep : captured.sweeps)
    if (sweep.is_initial) due += rules.sweep_initial_score - rules.sweep_score;
  // TUX-SCO-3: and so has one of four cards or more, where none are cancelled.
  if (rules.sweep_large_score != 0)
    for (const Sweep& sweep : captured.sweeps)
      if (sweep.cards >= 4 && !sweep.is_initial) due += rules.sweep_large_score - rules.sweep_score;
  due += rules.score_fives * all.of_rank(Rank::five).size();
  for (const Side side : sides_of(rules))
    due +=
        rules.score_orange * captured.calls[side].oranges + rules.orange_false_call * captured.calls[side].false_calls;
  return sum_of(rules, score.total) == due;
}

// AA-END-1: whoever captured last gets the rest, so nothing is left if anybody captured at all.
bool every_card_is_captured_in_the_end(const Rules& rules, const Captured& captured, const DealScore&) {
  CardSet all;
  int count = 0;
  for (const Side side : sides_of(rules)) {
    all.insert(captured.cards[side]);
    count += captured.cards[side].size();
  }
  if (!captured.last_capture) return rules.end_no_capture != EndNoCapture::nobody || all.empty();
  return all == rules.pack && count == rules.pack.size();
}

bool lines_add_up_to_the_total(const Rules& rules, const Captured&, const DealScore& score) {
  PerSide<int> sums{};
  for (const ScoreLine& line : score.lines)
    for (const Side side : sides_of(rules)) sums[side] += line.points[side];
  return sums == score.total;
}

// DOM-SWP-3.
bool sweeps_cancel(const Rules& rules) { return rules.sweep_cancel == SweepCancel::all_sides && rules.off.empty(); }
bool some_side_has_no_sweep_left(const Rules& rules, const Captured&, const DealScore& score) {
  const Sides sides = sides_of(rules);
  return std::all_of(score.lines.begin(), score.lines.end(), [&](const ScoreLine& line) {
    return line.item != ScoreItem::sweeps ||
           std::any_of(sides.begin(), sides.end(), [&](Side side) { return line.points[side] == 0; });
  });
}

bool nothing_is_off(const Rules& rules) { return rules.off.empty(); }
bool all_sweeps_count(const Rules& rules) { return rules.sweep_cancel == SweepCancel::none && rules.off.empty(); }

constexpr std::array facts_of_deals{
    DealFact{"points_of_a_deal_add_up",
             "The points of a deal come to what the scheme gives away in all, ties, sweeps, bonuses and fines counted "
             "(AA-SCO-7, SWZ-SCO-6).",
             majorities_are_counted, points_of_a_deal_add_up},
    DealFact{"every_card_is_captured_in_the_end",
             "Whoever captured last has the rest, so that every card is captured (AA-END-1).", always,
             every_card_is_captured_in_the_end},
    DealFact{"some_side_has_no_sweep_left",
             "Where sweeps cancel each other, at least one side has none in the end (DOM-SWP-3).", sweeps_cancel,
             some_side_has_no_sweep_left},
    DealFact{"lines_add_up_to_the_total", "The items of a score come to its total.", always, lines_add_up_to_the_total},
    DealFact{"sheet_has_each_item_once",
             "Each item that scores has one line, in the order of the texts, and what scores nothing has none.",
             all_sweeps_count, sheet_has_each_item_once},
    DealFact{"sweeps_are_told_one_by_one", "Each sweep stands by itself, and all together make the line of the sweeps.",
             all_sweeps_count, sweeps_are_known_one_by_one},
    DealFact{"ties_are_called_so", "A majority is called tied where several sides have the most, and nothing else is.",
             nothing_is_off, ties_are_called_so},
};

}  // namespace

std::span<const DealFact> deal_facts() { return facts_of_deals; }

}  // namespace casino::properties
