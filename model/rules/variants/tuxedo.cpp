// Seed 001, "Tuxedo": the mechanics of the Anglo-American game with Rook cards and a score of its own.

#include "model/rules/variants.hpp"

namespace casino {

Rules tuxedo(Seats seats) {
  Rules rules = anglo_american(seats);
  rules.variant = "tuxedo";
  rules.seats_sides = SeatsSides::individual;  // Q-TUX-12
  rules.pack_kind = PackKind::rook40;
  rules.pack = cards_of(rules.pack_kind);

  // The deal
  rules.deal_remainder = DealRemainder::table_at_end;
  rules.deal_packets = DealPackets::as_logged;  // Q-TUX-14

  // Scoring
  rules.score_cards = 15;
  rules.score_spades = 0;
  rules.score_aces = 0;
  rules.score_ten_diamonds = 0;
  rules.score_two_spades = 0;
  rules.score_orange = 10;
  rules.sweep_large_score = 10;
  rules.sweep_score = 5;
  rules.score_fives = 5;

  // Calling "orange"
  rules.orange_window = OrangeWindow::first_call;  // Q-TUX-05
  rules.orange_per_capture = OrangePerCapture::one;
  rules.score_played_card = ScorePlayedCard::excluded;
  rules.orange_false_call = -10;

  rules.match_target = 100;
  return rules;
}

}  // namespace casino
