// Seed 001, "Casino in Haiti": a few sentences about a game that seems to be Royal Casino in its play. What they leave
// open is open here as well: Q-HAI-01, Q-HAI-02, Q-HAI-03, Q-HAI-04.

#include "model/rules/variants.hpp"

namespace casino {

Rules haiti(Seats seats) {
  Rules rules = royal(seats);
  rules.variant = "haiti";
  rules.deal_packets = DealPackets::as_logged;  // not stated (Q-GEN-05)
  rules.announce_last = AnnounceLast::none;
  rules.announce_build = AnnounceBuild::infer_if_unique;  // no word is said of (Q-HAI-05)

  // Most cards win (HAI-WIN-1), and nothing else is said to score (HAI-SCO-1).
  rules.score_cards = 1;
  rules.score_spades = 0;
  rules.score_aces = 0;
  rules.score_ten_diamonds = 0;
  rules.score_two_spades = 0;
  rules.match_target = -1;  // none is stated: each deal is won by itself (Q-HAI-01)
  rules.match_resolve = MatchResolve::higher_total;
  rules.match_tie = MatchTie::extra_deal;  // Q-HAI-02
  return rules;
}

}  // namespace casino
