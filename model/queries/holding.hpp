#pragma once
// What hands are good for: whether they have the cards that builds ask of those who answer for them (AA-BLD-3,
// AA-OWN-2), and what several cards are worth that are played together.

#include "model/table/action.hpp"
#include "model/table/answer.hpp"

namespace casino {

// Whether a turn in which the hand card is played for this, or for what is not known yet, is excused from AA-OWN-2:
// from holding cards for builds that lay there (option build.card_held; Q-AA-08, Q-SWZ-33).
[[nodiscard]] bool need_not_hold(const Rules& rules, const Position& position, std::optional<Do> play);

// Q-SWZ-20: whether builds of these values want an ace each: one stands for a build of 1 or for one of 14, not for both
// (option capture.ace_values).
[[nodiscard]] bool want_two_aces(const Rules& rules, ValueSet values);

// Q-SWZ-52 (option partner.shared_ace): whether an ace may come to stand for a build of 1 and for one of 14, though
// each wants one: where a partner made one of them, or asked for it. By whom a build was made a position does not keep.
[[nodiscard]] bool an_ace_may_be_shared(const Rules& rules);
// What a seat has to have cards for at the end of its turn, so that it abandons none of these builds: where it may
// share an ace, and has played none in this turn, the one that it has will do for both.
[[nodiscard]] ValueSet values_to_keep(const Rules& rules, ValueSet owed, CardSet played);
// Whether an own build of this value may be left without its ace: with the last card, the ace that two builds had, one
// of them was taken.
[[nodiscard]] bool may_be_left(const Rules& rules, const Position& position, Value value);

// Whether so many of the cards wanted are among those of a hand that nobody has seen: they have to be where more are
// hidden than there are others unseen.
[[nodiscard]] Answer hides(const Hand& hand, CardSet unseen, CardSet wanted, int count = 1);

// Whether a seat's hand has cards for builds of all these values, an ace counting for one of them.
[[nodiscard]] Answer hand_covers(const Rules& rules, const Position& position, Seat seat, ValueSet values);

// AA-OWN-2, Q-SWZ-23 (c): the same of all whose cards will do for what a seat owns: where the side owns a build it is
// either partner's.
[[nodiscard]] Answer is_covered(const Rules& rules, const Position& position, Seat seat, ValueSet values);

// Whether the acting seat, once the cards of an action have left the hand, holds a card of a value, be it for whatever.
[[nodiscard]] Answer has_left_a_card_worth(const Rules& rules, const Position& position, const Action& action,
                                           Value value);

// Whether the acting seat, once the cards of an action have left the hand, holds a card of a value: one that is not
// already the only card for another of its builds for which it has to hold one (SWZ-BLD-3 with Q-SWZ-20).
[[nodiscard]] Answer keeps_a_card_worth(const Rules& rules, const Position& position, const Action& action,
                                        Value value);

// ---- What hand cards are worth that are played together to capture (HUN-CAP-1, HUN-ULM-1; option capture.hand_cards).

// Whether more than one card may be played for a capture.
[[nodiscard]] inline bool several_may_be_played(const Rules& rules) {
  return rules.capture_hand_cards != CaptureHandCards::one;
}

// The values at which these cards of the hand can capture together; none if one of them has no number, or if the rules
// let nobody play several (AA-TRN-1).
[[nodiscard]] ValueSet values_of_several(const Rules& rules, CardSet hand);
[[nodiscard]] inline ValueSet values_played(const Rules& rules, CardSet hand) {
  return hand.size() == 1 ? values_of(rules, hand.first(), Place::hand) : values_of_several(rules, hand);
}

// All of them in one sum: the totals, an ace counting at each of its values (Q-HUN-01).
[[nodiscard]] ValueSet totals_of(const Rules& rules, CardSet hand);

// HUN-NAG-1: whether at this value two or more of the cards stand together and make more than they may (option
// capture.hand_set_max, Q-HUN-20, Q-HUN-21).
[[nodiscard]] bool sums_are_too_high(const Rules& rules, CardSet hand, Value value);

}  // namespace casino
