#include "model/rules/scoring_table.hpp"

#include <algorithm>

#include "model/rules/rules.hpp"

namespace casino {
namespace {

bool is_of_one_card(const TableRow& row) { return cards_about(row.item).size() == 1; }
bool is_of_a_rank(const TableRow& row) { return cards_about(row.item).size() == 4; }

std::string name_of(ScoreItem item) { return std::string(score_item_names()[static_cast<std::size_t>(item)]); }

// An option that gives points for the same: "score.aces".
std::string_view option_that_scores(const Rules& rules, const TableRow& row) {
  const CardSet cards = cards_about(row.item);
  if (row.item == ScoreItem::cards) return rules.score_cards != 0 ? "score.cards" : "";
  if (row.item == ScoreItem::spades) return rules.score_spades != 0 ? "score.spades" : "";
  if (!is_of_one_card(row) && !is_of_a_rank(row)) return "";
  if (rules.score_aces != 0 && cards.first().rank() == Rank::ace) return "score.aces";
  if (rules.score_fives != 0 && cards.first().rank() == Rank::five) return "score.fives";
  if (rules.score_ten_diamonds != 0 && is_of_one_card(row) && cards.contains("10D"_card)) return "score.ten_diamonds";
  if (rules.score_two_spades != 0 && is_of_one_card(row) && cards.contains("2S"_card)) return "score.two_spades";
  return "";
}

// A row of a rank and one of a suit meet in a card: what that one is worth has to be said.
std::optional<Card> card_between(const ScoringTable& table, const TableRow& row, const TableRow& other) {
  if (is_majority(row.item) || is_majority(other.item)) return std::nullopt;
  const CardSet both = cards_scoring_by(table, row) & cards_scoring_by(table, other);
  return both.empty() ? std::nullopt : std::optional(both.first());
}

std::optional<TableFault> fault_beside(const ScoringTable& table, std::size_t place, const TableRow& other) {
  const TableRow& row = table[place];
  if (other.item == row.item) return TableFault{place, name_of(row.item) + " twice", "one row for each item"};
  const auto card = card_between(table, row, other);
  if (!card) return std::nullopt;
  const std::string name = name_of(item_of(*card));
  return TableFault{place, name + " by " + name_of(other.item) + " and by " + name_of(row.item),
                    "a row of its own for each card that two rows have: {\"card\": \"" + name + "\", \"points\": ..}"};
}

std::optional<TableFault> fault_of_row(const Rules& rules, std::size_t place) {
  const TableRow& row = rules.scoring[place];
  if ((cards_about(row.item) & cards_of(rules.pack_kind)).empty())
    return TableFault{place, name_of(row.item) + ", of which the pack has none", "cards of the pack (pack.kind)"};
  if (const std::string option(option_that_scores(rules, row)); !option.empty())
    return TableFault{place, name_of(row.item) + ", which " + option + " gives points for already",
                      "its points in " + option + ", or that option set to 0"};
  for (std::size_t before = 0; before < place; ++before)
    if (auto fault = fault_beside(rules.scoring, place, rules.scoring[before])) return fault;
  return std::nullopt;
}

}  // namespace

CardSet cards_scoring_by(const ScoringTable& table, const TableRow& row) {
  CardSet cards = cards_about(row.item);
  if (is_of_one_card(row)) return cards;
  for (const TableRow& other : table)
    if (is_of_one_card(other)) cards.remove(cards_about(other.item));
  return cards;
}

const TableRow* row_of(const ScoringTable& table, Card card) {
  for (const TableRow& row : table)
    if (!is_majority(row.item) && cards_scoring_by(table, row).contains(card)) return &row;
  return nullptr;
}

bool has_row(const ScoringTable& table, ScoreItem item) {
  return std::any_of(table.begin(), table.end(), [&](const TableRow& row) { return row.item == item; });
}

bool asks_for_most(const ScoringTable& table, Suit suit) { return has_row(table, item_of_most(suit)); }

Clause clause_of(const TableRow& row) {
  if (is_majority(row.item)) return "OWN-SCO-4"_clause;
  if (is_of_one_card(row)) return "OWN-SCO-1"_clause;
  return is_of_a_rank(row) ? "OWN-SCO-2"_clause : "OWN-SCO-3"_clause;
}

int share_of_tie(const TableRow& row, int sides) {
  switch (row.tie) {
    case TableTie::nobody: return 0;
    case TableTie::one_each: return 1;
    case TableTie::shared: return row.points / sides;
  }
  return 0;
}

std::optional<TableFault> fault_of_table(const Rules& rules) {
  for (std::size_t place = 0; place < rules.scoring.size(); ++place)
    if (auto fault = fault_of_row(rules, place)) return fault;
  return std::nullopt;
}

}  // namespace casino
