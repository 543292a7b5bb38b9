#pragma once
// Sweeps in JSON: a side, or {"side":"N","cards":3} with the number of cards taken, and
// "initial":true of a sweep of the first layout.

#include "model/table/position.hpp"
#include "oracle/json/cards.hpp"

namespace casino::json {

inline constexpr std::array<std::string_view, 3> sweep_keys{"side", "cards", "initial"};
[[nodiscard]] Json of(const BoundedList<Sweep, max_builds>& sweeps, const Rules& rules);
[[nodiscard]] BoundedList<Sweep, max_builds> read_sweeps(const Cursor& at, const Rules& rules);

}  // namespace casino::json
