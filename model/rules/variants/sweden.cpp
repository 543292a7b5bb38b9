// Seed 004, "Kasino in Sweden": stated by its differences from the Finnish game.

#include "model/rules/variants.hpp"

namespace casino {

Rules sweden(Seats seats) {
  Rules rules = finland(seats);
  rules.variant = "sweden";

  // Values are the same wherever a card is
  rules.value_ace_hand = AceValue::low_or_high;
  rules.value_ace_table = AceValue::low_or_high;
  rules.value_ace_build = AceValue::low_or_high;
  rules.value_two_spades_hand = 2;
  rules.value_ten_diamonds_hand = 10;

  rules.score_last_capture = 1;  // sistan
  return rules;
}

}  // namespace casino
