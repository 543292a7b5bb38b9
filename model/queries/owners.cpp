#include "model/queries/owners.hpp"

#include "model/queries/holding.hpp"

namespace casino {
namespace {

// Whether every place but the partner's hand is known, so that a card seen nowhere must be there.
bool all_else_is_known(const Rules& rules, const Position& position, Seat partner) {
  if (!position.stock.is_known()) return false;
  for (const Seat seat : rules.seats) {
    if (position.piles[seat].hidden() > 0) return false;
    if (seat != partner && !position.hands[seat].is_known()) return false;
  }
  return true;
}

// Q-SWZ-42: whatever the position states, and what follows from it, is known. The cards of a turn in progress may be on
// their way from one place to another.
bool must_hold(const Rules& rules, const Position& position, Seat partner, Value value, CardSet moving, int count) {
  const Hand& hand = position.hands[partner];
  CardSet held = hand.cards;
  const CardSet unseen = rules.pack - position.known_cards() - moving - position.turn.played;
  if (hand.more != 0 && all_else_is_known(rules, position, partner)) held.insert(unseen);
  return cards_worth(rules, held, value, Place::hand).size() >= count;
}

// Q-SWZ-52 (option partner.shared_ace): whether an ace that a build of 1 needs proves nothing about one of 14, nor the
// other way.
bool ace_is_spoken_for(const Rules& rules, const Position& position, Seat seat, Value value) {
  if (rules.partner_shared_ace == PartnerSharedAce::allowed) return false;
  ValueSet values = values_owned(position, seat);
  values.insert(value);
  return (value == low_ace || value == high_ace) && want_two_aces(rules, values);
}

}  // namespace

bool answers_for(const Rules& rules, const Build& build, Seat seat) {
  return rules.build_owner == BuildOwner::side ? same_side(rules, build.owner, seat) : build.owner == seat;
}

bool binds(const Rules& rules, const Build& build, Seat seat) {
  const bool had_his_turn = rules.trail_owning_build == TrailOwningBuild::forbidden_next_turn && build.owner_has_acted;
  if (had_his_turn) return false;
  const bool lingers = rules.build_owner == BuildOwner::last_adder_lingering && build.adders.contains(seat) &&
                       !build.added_to_since.contains(seat);
  return lingers || answers_for(rules, build, seat);
}

ValueSet values_owned(const Position& position, Seat owner) {
  ValueSet values;
  for (const Build& build : position.builds)
    if (build.owner == owner) values.insert(build.value);
  return values;
}

ValueSet values_owed(const Rules& rules, const Position& position, Seat seat, CardSet gone) {
  ValueSet values;
  for (const Build& build : position.builds)
    if (answers_for(rules, build, seat) && !build.cards.meets(gone)) values.insert(build.value);
  return values;
}

bool partner_is_proven(const Rules& rules, const Position& position, Value value, CardSet moving) {
  if (!has_partners(rules)) return false;
  const Seat partner = partner_of(rules, position.to_act);
  const bool is_spoken_for = ace_is_spoken_for(rules, position, partner, value);
  const bool lost_build = position.proven[partner].contains(value) && !is_spoken_for;
  switch (rules.partner_build_for) {
    case PartnerBuildFor::forbidden: return false;
    case PartnerBuildFor::lost_build_only: return lost_build;
    case PartnerBuildFor::proven: return lost_build || values_owned(position, partner).contains(value);
    case PartnerBuildFor::any_proof:
      return lost_build || values_owned(position, partner).contains(value) ||
             must_hold(rules, position, partner, value, moving, is_spoken_for ? 2 : 1);
  }
  return false;
}

Answer becomes_the_partners(const Rules& rules, const Position& position, const Action& action, Value value) {
  if (!has_partners(rules)) return Answer::no;
  switch (rules.partner_build_for_owner) {
    case PartnerBuildForOwner::announced: return as_answer(action.for_partner);  // DOM-VAR-4
    case PartnerBuildForOwner::partner: {
      const CardSet moving = action.hand | action.table | action.tops | action.base;
      return as_answer(action.for_partner || partner_is_proven(rules, position, value, moving));
    }
    case PartnerBuildForOwner::builder:  // Q-SWZ-27 (b)
      if (!action.for_partner) return Answer::no;
      switch (has_left_a_card_worth(rules, position, action, value)) {
        case Answer::yes: return Answer::no;
        case Answer::no: return Answer::yes;
        case Answer::unknown: return Answer::unknown;
      }
  }
  return Answer::no;
}

bool does_as_asked(const Rules& rules, const Position& position, const Action& action, Value build) {
  const TurnState& turn = position.turn;
  const CardSet played = action.hand | (action.table & turn.played);  // now, or when it was trailed (SWZ-TRN-7)
  if (!turn.asked_by || action.kind != Do::augment || !turn.asked_card.meets(played)) return false;
  return values_of(rules, turn.asked_card.first(), Place::hand).contains(build);
}

}  // namespace casino
