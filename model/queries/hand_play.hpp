#pragma once
// What hand cards are worth that are played together to capture (HUN-CAP-1, HUN-ULM-1; option capture.hand_cards).

#include "model/cards/card_set.hpp"
#include "model/rules/rules.hpp"
#include "model/table/value.hpp"

namespace casino {

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
