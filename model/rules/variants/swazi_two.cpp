// Seed 000, "Swazi Casino: Two-player version" (the same in 004; 003 knows no game of its own for two, Q-SWZ2-08):
// the standard game and the one called crazy casino, by what differs from the game for three and four.

#include "model/rules/variants.hpp"

namespace casino {

Rules swazi_two(Seats seats) {
  Rules rules = swazi(seats);
  rules.variant = "swazi-2";
  rules.deal_hand = 12;  // and twelve more when they are played
  rules.trail_owning_build = TrailOwningBuild::forbidden_first_half;
  rules.trail_owning_build_when = TrailOwningBuildWhen::at_trail;
  rules.build_limit = BuildLimit::first_half;
  return rules;
}

Rules crazy(Seats seats) {
  Rules rules = swazi(seats);
  rules.variant = "crazy";
  rules.deal_hand = 8;
  rules.deal_draw = DealDraw::after_turn;
  rules.trail_owning_build = TrailOwningBuild::forbidden_while_stock;
  rules.trail_owning_build_when = TrailOwningBuildWhen::at_trail;
  rules.build_limit = BuildLimit::none;  // some keep it; the text advises against it
  return rules;
}

}  // namespace casino
