#pragma once
// Whom a build keeps from trailing.

#include "model/position.hpp"
#include "model/rules.hpp"

namespace casino {

// AA-TRL-3, AA-OWN-1, Q-AA-01, Q-AA-24, Q-AA-41: whether a build binds a seat, as its owner or as former owners and
// partners are bound (options build.owner, trail.owning_build).
[[nodiscard]] bool binds(const Rules& rules, const Build& build, Seat seat);

}  // namespace casino
