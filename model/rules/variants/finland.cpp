// Seed 004, "Kasino in Finland": likened to Royal Casino, with capturing and trailing alone. Here by its differences
// from the Anglo-American game, in the order of the text.

#include "model/rules/variants.hpp"

namespace casino {

Rules finland(Seats seats) {
  Rules rules = anglo_american(seats);
  rules.variant = "finland";
  rules.seats_sides = SeatsSides::individual;  // Q-FIN-01
  rules.announce_last = AnnounceLast::none;

  // What can be done with a card
  rules.build_enabled = BuildEnabled::off;

  // Values, in the hand and on the table
  rules.value_pictures = ValuePictures::numeric;
  rules.value_ace_hand = AceValue::high;
  rules.value_ace_table = AceValue::low;
  rules.value_ace_build = AceValue::low;
  rules.value_two_spades_hand = 15;
  rules.value_ten_diamonds_hand = 16;

  // Scoring
  rules.score_cards = 1;
  rules.score_spades = 2;
  rules.score_spades_tie = ScoreTie::one_each_two_way;
  rules.sweep_score = 1;
  rules.sweep_cancel = SweepCancel::all_sides;

  // The end of the match
  rules.match_target = 16;
  rules.match_count_when = MatchCountWhen::sweeps_as_made;
  rules.match_tie = MatchTie::breakers_deal_points;  // Q-FIN-06
  return rules;
}

}  // namespace casino
