#pragma once
// Whose builds are: who owns what, who answers for it, whom a build keeps from trailing, and what partners do for each
// other.

#include "model/table/action.hpp"
#include "model/table/answer.hpp"

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

// ---- Building for the partner: what is proven of his hand, and whose such a build is (SWZ-PTN-1, SWZ-PTN-2,
// SWZ-PTN-3, SWZ-PTN-4).

// Whether the partner provably holds a card of the value (SWZ-PTN-1, SWZ-PTN-2; option partner.build_for). `moving`:
// cards that an action is about to use, wherever they are.
[[nodiscard]] bool partner_is_proven(const Rules& rules, const Position& position, Value value, CardSet moving = {});

// Whether a build that this action makes is the partner's, and not the maker's (SWZ-BLD-2, SWZ-PTN-3; option
// partner.build_for_owner): that can hang on cards of the maker's hand that nobody has seen.
[[nodiscard]] Answer becomes_the_partners(const Rules& rules, const Position& position, const Action& action,
                                          Value value);
// Whose it is. Where that is open it is taken to be whose it is said to be.
[[nodiscard]] inline Seat owner_of_new_build(const Rules& rules, const Position& position, const Action& action,
                                             Value value) {
  const bool is_partners = has_partners(rules) && becomes_the_partners(rules, position, action, value) != Answer::no;
  return is_partners ? partner_of(rules, position.to_act) : position.to_act;
}

// SWZ-PTN-7: whether this adds the card asked about to a build that it could capture, as whoever asked wanted. Added to
// another build it is played like any card.
[[nodiscard]] bool does_as_asked(const Rules& rules, const Position& position, const Action& action, Value build);

}  // namespace casino
