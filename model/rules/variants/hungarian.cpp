// Seed 001, "Hungarian Casino (Kaszino)": a Royal game, stated by its differences. First as David Kirchner has it from
// his grandfather, then what Ulmann's book has otherwise, and what Robert Kovacs reports of other books, the Nagy
// Kartyakonyv above all.

#include "model/rules/variants.hpp"

namespace casino {

Rules hungarian(Seats seats) {
  Rules rules = royal(seats);  // pictures with numbers, aces of 1 or 14: Q-HUN-28
  rules.variant = "hungarian";

  // Three cards each, four to the table, no building
  rules.seats_sides = SeatsSides::individual;
  rules.deal_hand = 3;
  rules.deal_table = 4;
  rules.deal_packets = DealPackets::as_logged;
  rules.announce_last = AnnounceLast::none;
  rules.build_enabled = BuildEnabled::off;

  // Any number of cards are played together
  rules.capture_hand_cards = CaptureHandCards::sum;
  rules.capture_groups = CaptureGroups::any;
  rules.trail_capturing_card = TrailCapturingCard::allowed;

  // A player with cards left plays on; who leads after that is not stated: Q-HUN-07
  rules.deal_subdeal_lead = DealSubdealLead::first_seat;

  // Sweeps, and the scoring as usual
  rules.sweep_score = 1;

  // The first to announce 11 points; the order of counting is of North America
  rules.match_target = 11;
  rules.match_resolve = MatchResolve::higher_total;  // Q-HUN-13
  rules.match_count_when = MatchCountWhen::as_earned_on_claim;
  rules.match_majority_moment = MatchMajorityMoment::fixed;
  return rules;
}

Rules hungarian_ulmann(Seats seats) {
  Rules rules = hungarian(seats);
  rules.variant = "hungarian-ulmann";
  rules.capture_hand_cards = CaptureHandCards::sets;  // 1
  rules.sweep_initial_score = 2;                      // 2
  rules.deal_exposed = DealExposed::bottom_card;      // 3
  rules.match_count_when = MatchCountWhen::end;       // 4
  rules.match_resolve = MatchResolve::higher_total;   // 4
  return rules;
}

Rules hungarian_nagy(Seats seats) {
  Rules rules = hungarian(seats);
  rules.variant = "hungarian-nagy";
  rules.capture_hand_set_max = 13;
  rules.sweep_next_turn = SweepNextTurn::opponent_twice;
  rules.deal_subdeal_lead = DealSubdealLead::last_capturer;
  rules.deal_exposed = DealExposed::last_hands;
  rules.match_double_first_deal = MatchDoubleFirstDeal::on;
  rules.score_spades = 1;  // or 2, by agreement
  rules.score_cards = 3;   // or 2, by agreement
  rules.sweep_initial_score = 2;
  return rules;
}

}  // namespace casino
