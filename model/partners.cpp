#include "model/partners.hpp"

namespace casino {
namespace {

bool owns_build_of(const Position& position, Seat seat, Value value) {
  for (const Build& build : position.builds)
    if (build.owner == seat && build.value == value) return true;
  return false;
}

}  // namespace

bool partner_is_proven(const Rules& rules, const Position& position, Value value) {
  if (!has_partners(rules)) return false;
  const Seat partner = partner_of(rules, position.to_act);
  const bool lost_build = position.proven[partner].contains(value);
  switch (rules.partner_build_for) {
    case PartnerBuildFor::forbidden: return false;
    case PartnerBuildFor::lost_build_only: return lost_build;
    case PartnerBuildFor::proven: return lost_build || owns_build_of(position, partner, value);
    case PartnerBuildFor::any_proof:  // whatever the position states is known (Q-SWZ-42)
      return lost_build || owns_build_of(position, partner, value) ||
             !cards_worth(rules, position.hands[partner].cards, value, Place::hand).empty();
  }
  return false;
}

Seat owner_of_new_build(const Rules& rules, const Position& position, const Action& action, Value value) {
  const Seat actor = position.to_act;
  if (!has_partners(rules)) return actor;
  const Seat partner = partner_of(rules, actor);
  switch (rules.partner_build_for_owner) {
    case PartnerBuildForOwner::announced: return action.for_partner ? partner : actor;
    case PartnerBuildForOwner::partner: return action.for_partner || partner_is_proven(rules, position, value) ? partner : actor;
    case PartnerBuildForOwner::builder: {
      const CardSet kept = position.hands[actor].cards - action.hand;
      const bool holds_one = !cards_worth(rules, kept, value, Place::hand).empty();
      return action.for_partner && !holds_one ? partner : actor;
    }
  }
  return actor;
}

}  // namespace casino
