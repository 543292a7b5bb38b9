// Seed 000, "Swazi Casino", for three and four players (the same in 004; retold in 003). Stated in full in its
// text; here by its differences from the Anglo-American game, in the order of that text.

#include "model/rules/variants.hpp"

namespace casino {

Rules swazi(Seats seats) {
  Rules rules = anglo_american(seats);
  rules.variant = "swazi";

  // Players, Cards and Deal
  rules.seats_direction = SeatsDirection::counterclockwise;
  rules.value_pictures = ValuePictures::numeric;
  rules.value_ace_hand = AceValue::low_or_high;
  rules.value_ace_table = AceValue::low_or_high;
  rules.value_ace_build = AceValue::low_or_high;
  rules.deal_table_source = DealTableSource::cut;
  rules.deal_hand = 0;  // the whole pack
  rules.deal_packets = DealPackets::singles;
  rules.announce_last = AnnounceLast::none;
  rules.deal_redo_points = 3;
  rules.deal_redo_pictures = 3;
  rules.deal_redo_duty = DealRedoDuty::custom;

  // The play
  rules.pile_partners = PilePartners::shared;
  rules.pile_order = PileOrder::free;
  rules.build_owner = BuildOwner::former_or_raiser;
  rules.turn_shape = TurnShape::several_actions;
  rules.build_table_only = BuildTableOnly::free;

  // 1. The capture
  rules.steal_use = StealUse::augment;
  rules.capture_ace_values = CaptureAceValues::one_per_play;
  rules.capture_same_turn = CaptureSameTurn::allowed;
  rules.insist_capture = InsistCapture::captures_and_trails;

  // 2. Creating a single build
  rules.announce_build = AnnounceBuild::aces_only;
  rules.build_card_held = BuildCardHeld::kept;

  // 3. Changing the value of a single build
  rules.raise_whose = RaiseWhose::opponents;
  rules.raise_loose_groups = RaiseLooseGroups::forbidden;

  // 4. Augmenting a card or build
  rules.augment_loose_groups = AugmentLooseGroups::free;
  rules.augment_card_needed = AugmentCardNeeded::owner_only;
  rules.augment_opponent_build = AugmentOpponentBuild::if_captured_this_turn;
  rules.steal_whose = StealWhose::opponents;
  rules.steal_build_tops = StealTops::one_per_pile;
  rules.steal_onto = StealOnto::also_captured_build;
  rules.insist_augment = InsistAugment::on_demand;

  // 5. Discarding a card
  rules.trail_owning_build = TrailOwningBuild::allowed;
  rules.turn_reuse_trailed_card = TurnReuseTrailedCard::allowed;
  rules.build_same_value = BuildSameValue::own_side_merges;
  rules.build_two_aces = BuildTwoAces::one_two_fourteen;

  // Special rules for partnership play
  const bool partners = seats.count == 4;
  rules.partner_build_for = partners ? PartnerBuildFor::lost_build_only : PartnerBuildFor::forbidden;
  rules.partner_build_for_owner = PartnerBuildForOwner::announced;
  rules.partner_shared_ace = PartnerSharedAce::allowed;  // Q-SWZ-52
  rules.partner_request = partners ? PartnerRequest::allowed : PartnerRequest::forbidden;

  // The end of the play and the scoring
  rules.score_cards = 2;
  rules.score_cards_tie = ScoreTie::one_each;
  rules.score_spades = 2;
  rules.score_spades_tie = ScoreTie::one_each;
  rules.match_target = -1;  // none is stated: deals follow each other, each won by itself (Q-SWZ-37)
  return rules;
}

}  // namespace casino
