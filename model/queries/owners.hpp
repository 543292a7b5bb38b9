#pragma once
// Who owns what, who answers for it, and whom a build keeps from trailing.

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"

namespace casino {

// AA-OWN-1, SWZ-OWN-2, Q-SWZ-23 (option build.owner): whether a seat answers for a build: its owner alone, or the side.
[[nodiscard]] bool answers_for(const Rules& rules, const Build& build, Seat seat);

// AA-TRL-3, Q-AA-01, Q-AA-24, Q-AA-41: whether a build binds a seat, as whoever answers for it is bound, and perhaps
// whoever has put a card on it (options build.owner, trail.owning_build).
[[nodiscard]] bool binds(const Rules& rules, const Build& build, Seat seat);

// The values of the builds that a seat owns.
[[nodiscard]] ValueSet values_owned(const Position& position, Seat owner);

// The values of the builds that a seat answers for, but for builds with a card of `gone`.
[[nodiscard]] ValueSet values_owed(const Rules& rules, const Position& position, Seat seat, CardSet gone = {});

}  // namespace casino
