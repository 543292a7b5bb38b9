#pragma once
// Which sweeps count (DOM-SWP-2), and what each is worth (AA-SWP-1).

#include <vector>

#include "model/score/score.hpp"
#include "model/table/position.hpp"

namespace casino {

// DOM-SWP-2: sides that all have a sweep cancel one another's.
[[nodiscard]] bool sweeps_cancel(const Rules& rules);

// The sweeps that stand after sides have cancelled each other's, in the order in which they were made.
[[nodiscard]] std::vector<Sweep> sweeps_that_count(const Rules& rules, const Captured& captured);

// Its points, and the clause that gives them: sweeps of the first layout may have points of their own (HUN-ULM-2).
[[nodiscard]] int points_of_sweep(const Rules& rules, const Sweep& sweep);
[[nodiscard]] Clause clause_of_sweep(const Rules& rules, const Sweep& sweep);
// The clause for all of them together; where they score by several, the one that has sweeps score at all.
[[nodiscard]] Clause clause_of_sweeps(const Rules& rules, const std::vector<Sweep>& sweeps);

}  // namespace casino
