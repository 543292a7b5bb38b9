#pragma once
// Which sweeps count (DOM-SWP-2), and what each is worth (AA-SWP-1).

#include <vector>

#include "model/position.hpp"
#include "model/score.hpp"

namespace casino {

// The sweeps that stand after sides have cancelled each other's, in the order in which they were made.
[[nodiscard]] std::vector<Sweep> sweeps_that_count(const Rules& rules, const Captured& captured);

// Its points, and the clause that gives them: sweeps of the first layout may have points of their own (HUN-ULM-2).
[[nodiscard]] int points_of_sweep(const Rules& rules, const Sweep& sweep);
[[nodiscard]] Clause clause_of_sweep(const Rules& rules, const Sweep& sweep);

}  // namespace casino
