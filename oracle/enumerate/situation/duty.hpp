#pragma once
// Who answers for which builds, and what has to stay in a hand because of it.

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "oracle/enumerate/situation/situation.hpp"

namespace casino::enumerate {

// Whether a hand has a card for each value. One ace does not serve for 1 and for 14 (Q-SWZ-20; option
// capture.ace_values), while one card serves for all builds of its value (Q-AA-28).
[[nodiscard]] bool covers(const Rules& rules, const Worth& worth, CardSet hand, ValueSet values);

// The cards that may cover what a seat owes: its own, and where a side owns, its partner's (Q-SWZ-23 c).
[[nodiscard]] CardSet covering_cards(const Rules& rules, const Position& position, Seat seat, CardSet own);

// At the end of a turn: whether the cards that the actor has kept do for what he owes (AA-OWN-2), an ace that a partner
// gave two builds for both (Q-SWZ-52).
struct Left {
  CardSet played;                 // in the turn
  CardSet kept;                   // of the own hand
  bool takes_one_of_two = false;  // the last card has taken one of two builds that had it alone
};
[[nodiscard]] bool keeps_what_it_owes(const Rules& rules, const Worth& worth, const Position& position,
                                      const Left& left, ValueSet owed);

// Whether the play of a turn leaves the duty to keep cards in force (AA-OWN-2; option build.card_held).
[[nodiscard]] bool must_keep_cards(const Rules& rules, const Position& position, Do play);

// SAF-PHS-1: whether the last hands of the deal are being played.
[[nodiscard]] bool in_last_hands(const Rules& rules, const Position& position);

// The same where the turn ends with an action: the builds that the actor answers for after it can still be
// captured. `gone` are cards of builds that leave the table or change their value; `more` are values that the
// action makes the actor answer for. Where the turn may go on its end is looked at, and an action is turned down only
// if none is in reach after it.
[[nodiscard]] bool duty_holds(const Situation& s, Do kind, CardSet played, CardSet gone, ValueSet more = {});

// Q-CRZ-01 (option deal.draw): a card that is drawn before the hand is looked at, if it is known which.
[[nodiscard]] CardSet drawn_by_the_end(const Rules& rules, const Position& position);

// SWZ2-RST-2, CRZ-RST-2 (option build.limit): whether a seat may own one build only when its turn ends.
[[nodiscard]] bool is_held_to_one_build(const Rules& rules, const Position& position);

// Whether a seat may not trail because of a build that it answers for (AA-TRL-3; option trail.owning_build).
[[nodiscard]] bool barred_from_trailing(const Rules& rules, const Position& position, Seat seat);

// Option partner.build_for_owner: where the builder owns whatever he can back, saying "for partner" changes nothing.
[[nodiscard]] bool is_builders_own(const Situation& s, Value value, CardSet played);

// Of which values the partner provably holds a card (SWZ-PTN-1, SWZ-PTN-4; option partner.build_for).
[[nodiscard]] ValueSet values_proven_of_partner(const Rules& rules, const Worth& worth, const Position& position);

}  // namespace casino::enumerate
