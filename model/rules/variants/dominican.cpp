// Seed 001, "Casino in the Dominican Republic", and Joel Soto's version of it under "Variations". By its differences
// from Royal Casino, in the order of the text.

#include "model/rules/variants.hpp"

namespace casino {

Rules dominican(Seats seats) {
  Rules rules = royal(seats);
  rules.variant = "dominican";

  // Players and Cards; Deal
  rules.seats_direction = SeatsDirection::counterclockwise;
  rules.deal_packets = DealPackets::as_logged;  // not stated (Q-GEN-05)
  rules.announce_last = AnnounceLast::none;

  // Play
  rules.announce_build = AnnounceBuild::infer_if_unique;                      // no duty is stated (Q-DOM-24)
  rules.partner_build_for = PartnerBuildFor::forbidden;                       // 1
  rules.trail_owning_build = TrailOwningBuild::forbidden;                     // 2
  rules.capture_compulsory = CaptureCompulsory::equal_loose_all;              // 3
  rules.trail_capturing_card = TrailCapturingCard::forbidden_if_equal_loose;  // 3
  rules.build_equal_loose = BuildEqualLoose::free;                            // 3 (Q-DOM-09)
  rules.raise_whose = RaiseWhose::not_own;                                    // 5
  rules.raise_table_cards = RaiseTableCards::forbidden;                       // 5
  rules.augment_loose_groups = AugmentLooseGroups::with_hand_card;            // 6

  // Sweeps
  rules.sweep_score = 1;
  rules.sweep_cancel = SweepCancel::all_sides;

  // End of the Play and Scoring
  rules.sweep_last_card = SweepLastCard::counts;
  rules.match_resolve = MatchResolve::higher_total;
  rules.endgame_restrictions = EndgameRestrictions::from_18;
  rules.match_majority_moment = MatchMajorityMoment::unassailable;
  rules.sweep_frozen_from = 18;
  rules.sweep_frozen_effect = SweepFrozenEffect::cancel_only;
  rules.match_tie = MatchTie::extra_deal;

  // Variations that are off here: restricted sides that record no sweeps, builds for the partner. With the latter:
  rules.partner_build_for_owner = PartnerBuildForOwner::announced;
  rules.partner_raise_for = PartnerRaiseFor::allowed;  // Q-DOM-17
  return rules;
}

Rules dominican_soto(Seats seats) {
  Rules rules = dominican(seats);
  rules.variant = "dominican-soto";
  rules.endgame_restrictions = EndgameRestrictions::from_16;
  rules.sweep_frozen_from = 16;  // Q-DOM-20
  return rules;
}

}  // namespace casino
