// Seed 000, "South African Casino", for two, three and four players (the same in 004). The text tells little and leans
// on the games before it: here by its differences from Swazi Casino, in the order of the text.

#include "model/rules/variants.hpp"

namespace casino {

Rules south_african(Seats seats) {
  Rules rules = swazi(seats);
  rules.variant = "south-african";

  // "Resembles", but each sentence speaks of one card played and one thing done with it (Q-SAF-01)
  rules.turn_shape = TurnShape::single_action;
  rules.build_table_only = BuildTableOnly::forbidden;
  rules.augment_loose_groups = AugmentLooseGroups::with_hand_card;
  rules.raise_loose_groups = RaiseLooseGroups::groups;
  rules.augment_opponent_build = AugmentOpponentBuild::never;
  rules.insist_capture = InsistCapture::never;
  rules.insist_augment = InsistAugment::never;

  // Players, cards
  rules.seats_sides = SeatsSides::individual;
  rules.pile_partners = PilePartners::separate;
  rules.partner_build_for = PartnerBuildFor::forbidden;
  rules.partner_request = PartnerRequest::forbidden;
  rules.pack_kind = PackKind::no_pictures40;
  rules.pack = cards_of(rules.pack_kind);
  rules.value_ace_hand = AceValue::low;
  rules.value_ace_table = AceValue::low;
  rules.value_ace_build = AceValue::low;

  // Deal
  const bool in_two_halves = seats.count == 2;
  rules.deal_next_lead = DealNextLead::loser;
  rules.deal_loser_tie = DealLoserTie::first_in_order;
  rules.deal_hand = in_two_halves ? 10 : 0;
  rules.deal_table = 0;
  rules.deal_table_source = DealTableSource::dealt;
  rules.deal_remainder = DealRemainder::table_at_start;  // the fortieth card with three players
  rules.deal_packets = DealPackets::as_logged;
  rules.deal_redo_points = 0;
  rules.deal_redo_pictures = 0;

  // Piles
  rules.pile_order = PileOrder::ascending;
  rules.pile_capturing_card = PileCapturingCard::sorted_in;
  rules.pile_equal_ranks = PileEqualRanks::capturer;
  rules.steal_use = StealUse::both;
  rules.steal_whose = StealWhose::others;
  rules.steal_capture_tops = StealCaptureTops::one_per_pile;
  rules.steal_capture_alone = StealCaptureAlone::allowed;

  // A build on the table; with two players only until the second ten cards
  rules.trail_owning_build = in_two_halves ? TrailOwningBuild::forbidden_first_half : TrailOwningBuild::forbidden;
  rules.turn_owner_duty = in_two_halves ? TurnOwnerDuty::add_or_capture_first_half : TurnOwnerDuty::add_or_capture;
  rules.steal_onto = StealOnto::own_standing_build;
  rules.steal_hand_card = StealHandCard::same_action;
  rules.steal_build_tops = StealTops::one;

  // Scores: the cards as in Swazi Casino
  rules.score_spades = 1;
  rules.score_spades_rule = ScoreSpadesRule::five_each;
  return rules;
}

}  // namespace casino
