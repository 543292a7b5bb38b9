#pragma once
// Points that no option gives: a table of one's own (docs/dialects.md, docs/decisions/0029-a-scoring-table.md). Each
// card has one worth in it: what the card's own row says, or else that of its rank or suit.

#include <string>

#include "model/cards/bounded_list.hpp"
#include "model/rules/clause.hpp"
#include "model/rules/score_item.hpp"

namespace casino {

// What a tie for most does: nobody scores (AA-SCO-6), everybody of the tie has one point, or they share the points
// evenly, and what does not go round is lost.
enum class TableTie : std::uint8_t { nobody, one_each, shared };

struct TableRow {
  ScoreItem item = ScoreItem::cards;
  TableTie tie = TableTie::nobody;  // of majorities
  std::int16_t points = 0;          // for a card, for each card, or for most
  friend bool operator==(const TableRow&, const TableRow&) = default;
};

inline constexpr int most_table_rows = 24;
inline constexpr int most_table_points = 20;  // as options have it
// In the order in which the rows stand on the sheet and are counted.
using ScoringTable = BoundedList<TableRow, most_table_rows>;

// The cards that score by a row: those it is about, without those that have rows of their own.
[[nodiscard]] CardSet cards_scoring_by(const ScoringTable& table, const TableRow& row);

// The row by which a card scores by itself.
[[nodiscard]] const TableRow* row_of(const ScoringTable& table, Card card);

// Whether a row is about this.
[[nodiscard]] bool has_row(const ScoringTable& table, ScoreItem item);

// Whether who has most of this suit matters, or of any; most cards are of none.
[[nodiscard]] bool asks_for_most(const ScoringTable& table, Suit suit);

// OWN-SCO-1 to OWN-SCO-4, by what the row is about.
[[nodiscard]] Clause clause_of(const TableRow& row);

// What each side of a tie has of a majority.
[[nodiscard]] int share_of_tie(const TableRow& row, int sides);

// What is wrong with a row beside the others, and beside the options; nothing if all can be played.
struct Rules;
struct TableFault {
  std::size_t row = 0;
  std::string what;      // "JS twice"
  std::string expected;  // "one row for each item"
};
[[nodiscard]] std::optional<TableFault> fault_of_table(const Rules& rules);

}  // namespace casino
