// Seeds 002 "Scoring", "Sweeps" and "Variations", 000 "The end of the play and the scoring". The items in the
// order of those texts; who has most is decided in score/majority.cpp, what was captured in
// score/captured.cpp.

#include "model/score/score.hpp"

#include <utility>

#include "model/score/items.hpp"

namespace casino {
namespace {

// The score sheet while it is being written. An item whose clause is switched off, or that is worth nothing,
// has no line.
class Sheet {
 public:
  Sheet(const Rules& rules, const Captured& captured) : rules_(rules), captured_(captured) {
    score_.lines.reserve(score_item_count);
  }

  void write(ScoreItem item, Clause clause, const Award& award) {
    if (!rules_.off.contains(clause)) score_.lines.push_back({item, clause, award.points, award.tied});
  }

  // A card that scores for whoever captured it.
  void write_card(ScoreItem item, Clause clause, Card card, int points) {
    if (points == 0) return;
    Award award;
    for (const Side side : sides_of(rules_))
      if (captured_.cards[side].contains(card)) award.points[side] = points;
    write(item, clause, award);
  }

  // AA-SCO-3, and the order of suits in which AA-WIN-6 counts them.
  void write_aces() {
    write_card(ScoreItem::ace_spades, "AA-SCO-3"_clause, "AS"_card, rules_.score_aces);
    write_card(ScoreItem::ace_clubs, "AA-SCO-3"_clause, "AC"_card, rules_.score_aces);
    write_card(ScoreItem::ace_hearts, "AA-SCO-3"_clause, "AH"_card, rules_.score_aces);
    write_card(ScoreItem::ace_diamonds, "AA-SCO-3"_clause, "AD"_card, rules_.score_aces);
  }

  // AA-SCO-4, AA-SCO-5: big and little casino.
  void write_casinos() {
    write_card(ScoreItem::ten_diamonds, "AA-SCO-4"_clause, "10D"_card, rules_.score_ten_diamonds);
    write_card(ScoreItem::two_spades, "AA-SCO-5"_clause, "2S"_card, rules_.score_two_spades);
  }

  // OWN-SCO-1, OWN-SCO-2, OWN-SCO-3: cards that score by a row of the table.
  void write_cards_of(const TableRow& row) {
    const CardSet cards = cards_scoring_by(rules_.scoring, row);
    Award award;
    for (const Side side : sides_of(rules_)) award.points[side] = row.points * (captured_.cards[side] & cards).size();
    write(row.item, clause_of(row), award);
  }
  void write_table_of_cards() {
    for (const TableRow& row : rules_.scoring)
      if (!is_majority(row.item)) write_cards_of(row);
  }
  // In the order of the rows. OWN-SCO-4: how a majority counts depends on whether the deal is over.
  using AwardForMost = Award (*)(const Rules& rules, const Captured& captured, const TableRow& row);
  void write_table(AwardForMost award_for_most) {
    for (const TableRow& row : rules_.scoring) {
      if (is_majority(row.item)) write(row.item, clause_of(row), award_for_most(rules_, captured_, row));
      else write_cards_of(row);
    }
  }

  // AA-SCO-8: the last capture of each deal (Q-AA-42), whether or not it brought a residue (Q-AA-27).
  void write_last_capture() {
    if (rules_.score_last_capture == 0) return;
    Award award;
    if (captured_.last_capture) award.points[*captured_.last_capture] = rules_.score_last_capture;
    write(ScoreItem::last_capture, "AA-SCO-8"_clause, award);
  }

  // TUX-SCO-4.
  void write_fives() {
    if (rules_.score_fives == 0) return;
    Award award;
    for (const Side side : sides_of(rules_))
      award.points[side] = rules_.score_fives * captured_.cards[side].of_rank(Rank::five).size();
    write(ScoreItem::fives, "TUX-SCO-4"_clause, award);
  }

  // TUX-SCO-2, TUX-ORG-4: what was called, rightly and wrongly.
  void write_calls() {
    if (rules_.score_orange == 0) return;
    Award oranges;
    Award false_calls;
    for (const Side side : sides_of(rules_)) {
      oranges.points[side] = rules_.score_orange * captured_.calls[side].oranges;
      false_calls.points[side] = rules_.orange_false_call * captured_.calls[side].false_calls;
    }
    write(ScoreItem::oranges, "TUX-SCO-2"_clause, oranges);
    if (rules_.orange_false_call != 0) write(ScoreItem::false_calls, "TUX-ORG-4"_clause, false_calls);
  }

  // AA-SWP-1: each sweep that was not cancelled (DOM-SWP-2), and all of a side in one line.
  void write_sweeps() {
    if (!has_sweeps_on_the_sheet(rules_)) return;
    Award all;
    const std::vector<Sweep> counted = sweeps_that_count(rules_, captured_);
    for (const Sweep& sweep : counted) {
      Award one;
      one.points[sweep.side] = points_of_sweep(rules_, sweep);
      all.points[sweep.side] += one.points[sweep.side];
      score_.sweeps.push_back({ScoreItem::sweeps, clause_of_sweep(rules_, sweep), one.points});
    }
    write(ScoreItem::sweeps, clause_of_sweeps(rules_, counted), all);
  }

  // AA-SCO-1, AA-SCO-2, SAF-SCO-2.
  void write_cards(const Award& award) {
    if (rules_.score_cards == 0) return;
    write(ScoreItem::cards, "AA-SCO-1"_clause, award);
    score_.carried.cards = award.carried;
  }
  void write_spades(const Award& award) {
    if (rules_.score_spades == 0) return;
    const bool asks_for_most = rules_.score_spades_rule == ScoreSpadesRule::most;
    write(ScoreItem::spades, asks_for_most ? "AA-SCO-2"_clause : "SAF-SCO-2"_clause, award);
    score_.carried.spades = award.carried;
  }

  [[nodiscard]] DealScore added_up() {
    for (const ScoreLine& line : score_.lines)
      for (const Side side : sides_of(rules_)) score_.total[side] += line.points[side];
    score_.added = counted_for_match(rules_, score_.total);
    return std::move(score_);
  }

 private:
  const Rules& rules_;
  const Captured& captured_;
  DealScore score_;
};

// What counts before the deal is over (AA-WIN-7, AA-WIN-9, DOM-WIN-8).
enum class Earned : std::uint8_t { nothing, sweeps, everything };

Earned earned_during_play(const Rules& rules) {
  if (rules.endgame_restrictions != EndgameRestrictions::none) return Earned::everything;
  switch (rules.match_count_when) {
    case MatchCountWhen::end: return Earned::nothing;
    case MatchCountWhen::as_earned_on_claim:
    case MatchCountWhen::as_earned_automatic: return Earned::everything;
    case MatchCountWhen::sweeps_as_made:
    case MatchCountWhen::sweeps_then_order: return Earned::sweeps;
  }
  return Earned::nothing;
}

bool all_is_captured(const Rules& rules, const Captured& captured) {
  int cards = 0;
  for (const Side side : sides_of(rules)) cards += captured.cards[side].size() + captured.hidden[side];
  return cards == rules.pack.size();
}

}  // namespace

int points_by_options(const Rules& rules, CardSet cards) {
  Captured captured;
  captured.cards[Side{0}] = cards;
  Sheet sheet(rules, captured);
  sheet.write_aces();
  sheet.write_casinos();
  sheet.write_fives();
  return sheet.added_up().total[Side{0}];
}

int points_of(const Rules& rules, CardSet cards) {
  Captured captured;
  captured.cards[Side{0}] = cards;
  Sheet sheet(rules, captured);
  sheet.write_table_of_cards();
  return points_by_options(rules, cards) + sheet.added_up().total[Side{0}];
}

DealScore score_of(const Rules& rules, const Captured& captured, const Carried& carried) {
  Sheet sheet(rules, captured);
  sheet.write_cards(cards_award(rules, captured, carried.cards));
  sheet.write_spades(spades_award(rules, captured, carried.spades));
  sheet.write_aces();
  sheet.write_casinos();
  sheet.write_fives();
  sheet.write_table(most_of_table_award);
  sheet.write_last_capture();
  sheet.write_calls();
  sheet.write_sweeps();
  return sheet.added_up();
}

// AA-WIN-4: of two sides the better one gets the difference. With more sides each adds its points (Q-AA-26).
PerSide<int> counted_for_match(const Rules& rules, const PerSide<int>& total) {
  if (rules.score_mode == ScoreMode::totals || side_count(rules) != 2) return total;
  const int ahead = total[Side{0}] - total[Side{1}];
  PerSide<int> added{};
  added[Side{0}] = std::max(ahead, 0);
  added[Side{1}] = std::max(-ahead, 0);
  return added;
}

DealScore score_so_far(const Rules& rules, const Captured& captured, const Carried& carried) {
  Sheet sheet(rules, captured);
  const Earned earned = earned_during_play(rules);
  // Whoever has most when nothing is left to be captured has most at the end (match.majority_moment).
  if (earned == Earned::everything && all_is_captured(rules, captured)) return score_of(rules, captured, carried);
  if (earned == Earned::everything) {
    sheet.write_cards(cards_award_so_far(rules, captured, carried.cards));
    sheet.write_spades(spades_award_so_far(rules, captured, carried.spades));
    sheet.write_aces();
    sheet.write_casinos();
    sheet.write_fives();
    sheet.write_table(most_of_table_award_so_far);
    sheet.write_calls();
  }
  if (earned != Earned::nothing) sheet.write_sweeps();
  return sheet.added_up();
}

}  // namespace casino
