// Seed 004, "The Players, the Cards and the Objective" to "Scoring" (older copy with all its headings: 002).
// The game that every western one is stated by its differences from. Its own variations are options; the values
// here are those of the main text.

#include "model/rules/variants.hpp"

namespace casino {

Rules anglo_american(Seats seats) {
  Rules rules;
  rules.variant = "anglo-american";
  rules.seats = seats;

  // The Players, the Cards and the Objective
  rules.seats_sides = seats.count == 4 ? SeatsSides::partners : SeatsSides::individual;
  rules.seats_direction = SeatsDirection::clockwise;
  rules.pack_kind = PackKind::standard52;
  rules.pack = cards_of(rules.pack_kind);
  rules.value_pictures = ValuePictures::rank_only;
  rules.value_ace_hand = AceValue::low;
  rules.value_ace_table = AceValue::low;
  rules.value_ace_build = AceValue::low;
  rules.value_two_spades_hand = 2;
  rules.value_ten_diamonds_hand = 10;

  // The Deal
  rules.deal_hand = 4;
  rules.deal_table = 4;
  rules.deal_table_source = DealTableSource::dealt;
  rules.deal_packets = DealPackets::pairs;
  rules.announce_last = AnnounceLast::required;
  rules.deal_next_lead = DealNextLead::next_seat;

  // The Play
  rules.turn_shape = TurnShape::single_action;
  rules.capture_pictures = CapturePictures::one;  // 1
  rules.capture_groups = CaptureGroups::any;      // 2
  rules.capture_compulsory = CaptureCompulsory::none;
  rules.announce_build = AnnounceBuild::required;      // 3
  rules.build_card_held = BuildCardHeld::kept;         // 3, 4
  rules.build_table_only = BuildTableOnly::forbidden;  // 3, 5
  rules.build_owner = BuildOwner::last_adder;          // 4, 6
  rules.raise_whose = RaiseWhose::any;                 // 5.1
  rules.raise_table_cards = RaiseTableCards::forbidden;
  rules.raise_loose_groups = RaiseLooseGroups::groups;
  rules.augment_opponent_build = AugmentOpponentBuild::takes_over;  // 5.2
  rules.augment_card_needed = AugmentCardNeeded::whoever_adds;
  rules.augment_loose_groups = AugmentLooseGroups::with_hand_card;
  rules.trail_owning_build = TrailOwningBuild::forbidden;    // 4, 6
  rules.trail_capturing_card = TrailCapturingCard::allowed;  // 6
  rules.build_same_value = BuildSameValue::stand;            // not discussed: Q-AA-04
  rules.end_no_capture = EndNoCapture::nobody;               // not discussed: Q-AA-15

  // Scoring
  rules.score_cards = 3;
  rules.score_spades = 1;
  rules.score_aces = 1;
  rules.score_ten_diamonds = 2;
  rules.score_two_spades = 1;
  rules.score_cards_tie = ScoreTie::nobody;
  rules.score_spades_tie = ScoreTie::nobody;
  rules.match_target = 21;  // AA-WIN-5: or 50
  rules.match_resolve = MatchResolve::higher_total;
  rules.match_tie = MatchTie::extra_deal;

  // Variations that the text describes and that are off here: Building Rules, Sweeps, Scoring
  rules.build_single_as_card = BuildSingleAsCard::off;
  rules.sweep_score = 0;
  for (const ScoreItem item :
       {ScoreItem::cards, ScoreItem::spades, ScoreItem::ten_diamonds, ScoreItem::two_spades, ScoreItem::ace_spades,
        ScoreItem::ace_clubs, ScoreItem::ace_hearts, ScoreItem::ace_diamonds, ScoreItem::sweeps})
    rules.match_count_order.push_back(item);
  return rules;
}

}  // namespace casino
