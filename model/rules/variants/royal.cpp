// Seed 001, "Royal Casino in North America"; 004 and 002, "Royal Casino". By its differences from the Anglo-American
// game, as 004 and the first paragraph of 001 tell them, and then from the list of 001.

#include "model/rules/variants.hpp"

namespace casino {

Rules royal(Seats seats) {
  Rules rules = anglo_american(seats);
  rules.variant = "royal";

  rules.value_pictures = ValuePictures::numeric;
  rules.value_ace_hand = AceValue::low_or_high;
  rules.value_ace_table = AceValue::low_or_high;
  rules.value_ace_build = AceValue::low_or_high;
  rules.capture_ace_values = CaptureAceValues::one_per_play;
  rules.build_two_aces = BuildTwoAces::one_two_fourteen;

  // 001, the list
  rules.seats_direction = SeatsDirection::clockwise;         // 1
  rules.capture_compulsory = CaptureCompulsory::none;        // 2
  rules.trail_capturing_card = TrailCapturingCard::allowed;  // 2
  rules.trail_owning_build = TrailOwningBuild::forbidden;    // 2
  rules.sweep_score = 0;                                     // 3
  rules.sweep_cancel = SweepCancel::none;                    // 3
  rules.endgame_restrictions = EndgameRestrictions::none;    // 4
  rules.match_resolve = MatchResolve::counting_order;        // 5
  return rules;
}

}  // namespace casino
