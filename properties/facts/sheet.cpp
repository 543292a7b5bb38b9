#include "properties/facts/sheet.hpp"

#include <algorithm>
#include <vector>

namespace casino::properties {
namespace {

struct Item {
  ScoreItem item = ScoreItem::cards;
  Clause clause;
  int points = 0;  // what the rules give for it
};

bool is_initial(const Rules& rules, const Sweep& sweep) { return sweep.is_initial && rules.sweep_initial_score != 0; }

// HUN-ULM-2 for a sweep of the first layout, where that has points of its own; TUX-SCO-3 where the number of cards
// matters.
Clause clause_of(const Rules& rules, const Sweep& sweep) {
  if (is_initial(rules, sweep)) return "HUN-ULM-2"_clause;
  return rules.sweep_large_score != 0 ? "TUX-SCO-3"_clause : "AA-SWP-1"_clause;
}

Clause clause_of_all(const Rules& rules, const Captured& captured) {
  if (captured.sweeps.empty()) return "AA-SWP-1"_clause;
  const Clause first = clause_of(rules, *captured.sweeps.begin());
  const bool are_alike = std::all_of(captured.sweeps.begin(), captured.sweeps.end(),
                                     [&](const Sweep& sweep) { return clause_of(rules, sweep) == first; });
  return are_alike ? first : "AA-SWP-1"_clause;
}

std::vector<Item> first_items_due(const Rules& rules) {
  const bool asks_for_most = rules.score_spades_rule == ScoreSpadesRule::most;
  return {{ScoreItem::cards, "AA-SCO-1"_clause, rules.score_cards},
          {ScoreItem::spades, asks_for_most ? "AA-SCO-2"_clause : "SAF-SCO-2"_clause, rules.score_spades},
          {ScoreItem::ace_spades, "AA-SCO-3"_clause, rules.score_aces},
          {ScoreItem::ace_clubs, "AA-SCO-3"_clause, rules.score_aces},
          {ScoreItem::ace_hearts, "AA-SCO-3"_clause, rules.score_aces},
          {ScoreItem::ace_diamonds, "AA-SCO-3"_clause, rules.score_aces},
          {ScoreItem::ten_diamonds, "AA-SCO-4"_clause, rules.score_ten_diamonds},
          {ScoreItem::two_spades, "AA-SCO-5"_clause, rules.score_two_spades},
          {ScoreItem::fives, "TUX-SCO-4"_clause, rules.score_fives}};
}

// A scoring table: between what single cards score and what is counted otherwise.
std::vector<Item> items_of_table(const Rules& rules) {
  std::vector<Item> items;
  for (const TableRow& row : rules.scoring) items.push_back({row.item, clause_of(row), 1});
  return items;
}

std::vector<Item> other_items_due(const Rules& rules, const Captured& captured) {
  const bool fines = rules.score_orange != 0 && rules.orange_false_call != 0;
  const bool sweeps = rules.sweep_score != 0 || rules.sweep_initial_score != 0 || rules.sweep_large_score != 0;
  return {{ScoreItem::last_capture, "AA-SCO-8"_clause, rules.score_last_capture},
          {ScoreItem::oranges, "TUX-SCO-2"_clause, rules.score_orange},
          {ScoreItem::false_calls, "TUX-ORG-4"_clause, fines ? 1 : 0},
          {ScoreItem::sweeps, clause_of_all(rules, captured), sweeps ? 1 : 0}};
}

std::vector<Item> items_due(const Rules& rules, const Captured& captured) {
  std::vector<Item> all = first_items_due(rules);
  for (const std::vector<Item>& more : {items_of_table(rules), other_items_due(rules, captured)})
    all.insert(all.end(), more.begin(), more.end());
  return all;
}

// How many sides have the most of these cards, if they have any.
int sides_with_most(const Rules& rules, const Captured& captured, CardSet counting) {
  std::vector<int> numbers;
  for (const Side side : sides_of(rules)) numbers.push_back((captured.cards[side] & counting).size());
  return static_cast<int>(
      std::count(numbers.begin(), numbers.end(), *std::max_element(numbers.begin(), numbers.end())));
}

}  // namespace

bool sheet_has_each_item_once(const Rules& rules, const Captured& captured, const DealScore& score) {
  auto line = score.lines.begin();
  for (const Item& due : items_due(rules, captured)) {
    if (due.points == 0) continue;
    if (line == score.lines.end() || line->item != due.item || line->clause != due.clause) return false;
    ++line;
  }
  return line == score.lines.end();
}

bool sweeps_are_known_one_by_one(const Rules& rules, const Captured& captured, const DealScore& score) {
  PerSide<int> sums{};
  for (const ScoreLine& one : score.sweeps) {
    const auto sweep = captured.sweeps.begin() + (&one - score.sweeps.data());
    if (sweep >= captured.sweeps.end() || one.clause != clause_of(rules, *sweep)) return false;
    for (const Side side : sides_of(rules)) {
      if (one.points[side] != 0 && side != sweep->side) return false;
      sums[side] += one.points[side];
    }
  }
  return std::all_of(score.lines.begin(), score.lines.end(), [&](const ScoreLine& line) {
    return line.item != ScoreItem::sweeps || (line.points == sums && score.sweeps.size() == captured.sweeps.size());
  });
}

bool ties_are_called_so(const Rules& rules, const Captured& captured, const DealScore& score) {
  return std::all_of(score.lines.begin(), score.lines.end(), [&](const ScoreLine& line) {
    if (line.clause == "OWN-SCO-4"_clause)
      return line.tied == (sides_with_most(rules, captured, rules.pack & cards_about(line.item)) > 1);
    if (line.item == ScoreItem::cards && rules.score_cards_rule == ScoreCardsRule::most)
      return line.tied == (sides_with_most(rules, captured, rules.pack) > 1);
    if (line.item == ScoreItem::spades && rules.score_spades_rule == ScoreSpadesRule::most)
      return line.tied == (sides_with_most(rules, captured, rules.pack.of_suit(Suit::spades)) > 1);
    return !line.tied || line.item == ScoreItem::cards;
  });
}

}  // namespace casino::properties
