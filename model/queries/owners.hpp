#pragma once
// Who owns what, and whom a build keeps from trailing.

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"

namespace casino {

// AA-TRL-3, AA-OWN-1, Q-AA-01, Q-AA-24, Q-AA-41: whether a build binds a seat, as its owner or as former owners and
// partners are bound (options build.owner, trail.owning_build).
[[nodiscard]] bool binds(const Rules& rules, const Build& build, Seat seat);

// The values of the builds that a seat owns.
[[nodiscard]] ValueSet values_owned(const Position& position, Seat owner);

}  // namespace casino
