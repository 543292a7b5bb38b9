#pragma once
// Single items of the score that are more than a card: sweeps, most cards and most spades.

#include "model/score/score.hpp"

namespace casino {

// ---- Which sweeps count (DOM-SWP-2), and what each is worth (AA-SWP-1)

// DOM-SWP-2: sides that all have a sweep cancel one another's.
[[nodiscard]] bool sweeps_cancel(const Rules& rules);

// The sweeps that stand after sides have cancelled each other's, in the order in which they were made.
[[nodiscard]] std::vector<Sweep> sweeps_that_count(const Rules& rules, const Captured& captured);

// Whether any sweep has points, as far as no clause is off that gives them.
[[nodiscard]] bool has_sweeps_on_the_sheet(const Rules& rules);
// Its points, and the clause that gives them: sweeps of the first layout may have points of their own (HUN-ULM-2).
[[nodiscard]] int points_of_sweep(const Rules& rules, const Sweep& sweep);
[[nodiscard]] Clause clause_of_sweep(const Rules& rules, const Sweep& sweep);
// The clause for all of them together; where they score by several, the one that has sweeps score at all.
[[nodiscard]] Clause clause_of_sweeps(const Rules& rules, const std::vector<Sweep>& sweeps);

// ---- Most cards and most spades: who has them, when they are certain, and what a tie does (AA-SCO-1, AA-SCO-2,
// AA-SCO-6, SWZ-SCO-1, SWZ-SCO-2).

// What one majority gives out.
struct Award {
  PerSide<int> points{};
  bool tied = false;
  int carried = 0;  // points that nobody won and that wait for the next deal
};

// After a whole deal; `carried` is what earlier ties left to be won.
[[nodiscard]] Award cards_award(const Rules& rules, const Captured& captured, int carried);
[[nodiscard]] Award spades_award(const Rules& rules, const Captured& captured, int carried);

// AA-WIN-7: while the deal is being played, as soon as match.majority_moment says that it counts.
[[nodiscard]] Award cards_award_so_far(const Rules& rules, const Captured& captured, int carried);
[[nodiscard]] Award spades_award_so_far(const Rules& rules, const Captured& captured, int carried);

// OWN-SCO-4: a majority of a scoring table, after a whole deal and while it is being played.
[[nodiscard]] Award most_of_table_award(const Rules& rules, const Captured& captured, const TableRow& row);
[[nodiscard]] Award most_of_table_award_so_far(const Rules& rules, const Captured& captured, const TableRow& row);

// ---- Single cards

// What cards score by themselves without a scoring table.
[[nodiscard]] int points_by_options(const Rules& rules, CardSet cards);

}  // namespace casino
