#pragma once
// Our positions and actions in the words of the frozen yardsticks.

#include "model/table/action.hpp"
#include "model/table/position.hpp"
#include "tests/bench/frozen/lookup.hpp"

namespace casino::bench {

// What the seat to act sees, as the lookup wants it; Anglo-American only.
[[nodiscard]] frozen::QuickPosition quick(const Position& position);
[[nodiscard]] frozen::QuickPlay quick(const Action& action);

}  // namespace casino::bench
