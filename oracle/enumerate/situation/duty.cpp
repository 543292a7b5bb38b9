#include "oracle/enumerate/situation/duty.hpp"

#include <algorithm>

#include "model/apply/draw.hpp"
#include "model/queries/owners.hpp"

namespace casino::enumerate {
namespace {

// The cards that a hand is known to hold: those stated, and the unseen ones where they can be nowhere else.
CardSet sure_cards(const Rules& rules, const Position& position, Seat seat) {
  const Hand& hand = position.hands[seat];
  const CardSet unseen = rules.pack - position.known_cards();
  return hand.more != Hand::any_number && unseen.size() <= hand.more ? hand.cards | unseen : hand.cards;
}

// Q-SWZ-20 (option capture.ace_values): one ace does not stand for a build of 1 and for one of 14.
bool want_an_ace_each(const Rules& rules, ValueSet values) {
  return values.contains(low_ace) && values.contains(high_ace) &&
         rules.capture_ace_values == CaptureAceValues::one_per_play;
}

// Q-SWZ-52: whether partners can leave a seat one ace for builds of 1 and of 14, and it need have no more.
bool partners_share_aces(const Rules& rules) {
  const bool is_left_builds =
      rules.partner_build_for != PartnerBuildFor::forbidden || rules.partner_request == PartnerRequest::allowed;
  return has_partners(rules) && is_left_builds && rules.partner_shared_ace == PartnerSharedAce::allowed &&
         rules.build_owner != BuildOwner::side && rules.value_ace_hand == AceValue::low_or_high;
}

// What a card of a seat would have to stand for if there were a build of the value: an ace for the seat's build of its
// other value as well.
ValueSet values_to_stand_for(const Position& position, Seat seat, Value value) {
  ValueSet values = value;
  const auto is_of_aces = [](Value of) { return of == low_ace || of == high_ace; };
  for (const Build& build : position.builds)
    if (build.owner == seat && is_of_aces(value) && is_of_aces(build.value)) values.insert(build.value);
  return values;
}

bool partner_provably_holds(const Rules& rules, const Worth& worth, const Position& position, Value value) {
  const Seat partner = partner_of(rules, position.to_act);
  // Q-SWZ-52 (option partner.shared_ace): his ace may have to stand for his other build alone.
  const ValueSet values = rules.partner_shared_ace == PartnerSharedAce::allowed
                              ? ValueSet(value)
                              : values_to_stand_for(position, partner, value);
  if (position.proven[partner].contains(value) && !want_an_ace_each(rules, values)) return true;
  if (rules.partner_build_for == PartnerBuildFor::lost_build_only) return false;
  if (values_owned(position, partner).contains(value)) return true;
  return rules.partner_build_for == PartnerBuildFor::any_proof &&
         covers(rules, worth, sure_cards(rules, position, partner), values);
}

// Q-SWZ-52: whether a capture with the last card takes one of two own builds, of 1 and of 14, and leaves the other.
bool takes_one_of_two(const Situation& s, Do kind, CardSet played, ValueSet left) {
  return kind == Do::capture && played == s.held && !played.of_rank(Rank::ace).empty() &&
         want_an_ace_each(s.rules, values_owned(s.position, s.actor)) &&
         left.contains(low_ace) != left.contains(high_ace);
}

// SWZ2-RST-4, CRZ-RST-1: a part of the deal in which restrictions hold for certain.
bool hands_are_to_come(const Rules& rules, const Position& position) { return position.dealing < dealings(rules); }
bool cards_are_to_draw(const Position& position) {
  return position.turn.has_drawn || !position.stock.cards.empty() || position.stock.more > 0;
}

// SWZ2-RST-2: how many builds the actor owns after an action that ends the turn. One that becomes one with another
// of its value is no second one (build.same_value=merge).
bool keeps_to_the_limit(const Situation& s, CardSet gone, ValueSet more) {
  if (!is_held_to_one_build(s.rules, s.position)) return true;
  const bool builds_merge = s.rules.build_same_value == BuildSameValue::merge;
  int owned = more.size();
  for (const Build& build : s.position.builds)
    if (build.owner == s.actor && !build.cards.meets(gone) && !(builds_merge && more.contains(build.value))) ++owned;
  return owned < 2;
}

// ---- Where the turn may go on

// Whether the hand card of the turn is played with an action, or was before it.
bool hand_card_is_played(const Situation& s, CardSet played) { return !played.empty() || s.position.turn.play; }

// Whether later actions without a hand card could take builds from the table or make them those of others: by the
// answer to a demand (SWZ-INS-2), as the partner asked (SWZ-PTN-7), or like cards of another build (AA-VAR-5).
bool builds_may_yet_go(const Situation& s) {
  const TurnState& turn = s.position.turn;
  return turn.capture_demanded_by || turn.asked_by || s.rules.build_single_as_card != BuildSingleAsCard::off ||
         s.rules.build_same_value == BuildSameValue::merge;
}

// DOM-VAR-4, SWZ-PTN-3: or those of the partner, where it is proven that he holds a card for them or may be by then: by
// a build of his that goes. Of aces that hangs on his other builds, too (Q-SWZ-20, Q-SWZ-52).
bool may_become_the_partners(const Situation& s, Value value) {
  const PartnerBuildFor proof = s.rules.partner_build_for;
  if (!has_partners(s.rules) || proof == PartnerBuildFor::forbidden) return false;
  const Seat partner = partner_of(s.rules, s.actor);
  return proof == PartnerBuildFor::any_proof || value == low_ace || value == high_ace ||
         s.position.proven[partner].contains(value) || values_owned(s.position, partner).contains(value);
}

ValueSet without_those_that_may_become_the_partners(const Situation& s, ValueSet owed) {
  for (const Value value : owed)
    if (may_become_the_partners(s, value)) owed.remove(value);
  return owed;
}

// Once the hand card is played, what the actor owes only grows, and what he holds for it stays. So a duty that is not
// met by then never will be, and an opponent's build that was added to will not be captured (SWZ-AUG-6).
bool end_is_in_reach(const Situation& s, Do kind, CardSet played, CardSet gone, ValueSet more) {
  if (!hand_card_is_played(s, played) || builds_may_yet_go(s)) return true;
  ValueSet owed = more;
  for (const Build& build : s.position.builds) {
    if (build.cards.meets(gone)) continue;
    if (build.is_on_loan) return false;
    if (build.owner == s.actor) owed.insert(build.value);
  }
  const Do play = s.position.turn.play.value_or(kind);
  if (owed.empty() || !must_keep_cards(s.rules, s.position, play)) return true;
  const CardSet kept = (s.held - played) | drawn_by_the_end(s.rules, s.position);
  const CardSet covering = covering_cards(s.rules, s.position, s.actor, kept);
  return covers(s.rules, s.worth, covering, owed) ||
         covers(s.rules, s.worth, covering, without_those_that_may_become_the_partners(s, owed));
}

}  // namespace

bool covers(const Rules& rules, const Worth& worth, CardSet hand, ValueSet values) {
  if (!worth.of_hand(hand).contains_all(values)) return false;
  return !want_an_ace_each(rules, values) || hand.of_rank(Rank::ace).size() > 1;
}

CardSet covering_cards(const Rules& rules, const Position& position, Seat seat, CardSet own) {
  if (rules.build_owner != BuildOwner::side || !has_partners(rules)) return own;
  return own | position.hands[partner_of(rules, seat)].cards;
}

bool in_last_hands(const Rules& rules, const Position& position) { return !hands_are_to_come(rules, position); }

bool must_keep_cards(const Rules& rules, const Position& position, Do play) {
  switch (rules.build_card_held) {
    case BuildCardHeld::kept: return true;
    case BuildCardHeld::kept_unless_trailing: return play != Do::trail;
    case BuildCardHeld::kept_unless_let_stand: return play != Do::trail && play != Do::capture;
    case BuildCardHeld::kept_first_half: return !in_last_hands(rules, position);
    case BuildCardHeld::when_made:
    case BuildCardHeld::never: return false;
  }
  return true;
}

CardSet drawn_by_the_end(const Rules& rules, const Position& position) {
  const bool is_in_time = rules.deal_draw == DealDraw::before_checks || rules.deal_draw == DealDraw::after_hand_card;
  return is_in_time && !position.turn.has_drawn ? next_card_if_known(position) : CardSet{};
}

bool is_held_to_one_build(const Rules& rules, const Position& position) {
  switch (rules.build_limit) {
    case BuildLimit::none: return false;
    case BuildLimit::first_half: return hands_are_to_come(rules, position);
    case BuildLimit::while_stock: return cards_are_to_draw(position);
    case BuildLimit::always: return true;
  }
  return false;
}

bool keeps_what_it_owes(const Rules& rules, const Worth& worth, const Position& position, const Left& left,
                        ValueSet owed) {
  if (partners_share_aces(rules)) {
    if (want_an_ace_each(rules, owed) && left.played.of_rank(Rank::ace).empty()) owed.remove(low_ace);
    if (left.takes_one_of_two)
      for (const Value ace : {low_ace, high_ace}) owed.remove(ace);
  }
  return covers(rules, worth, covering_cards(rules, position, position.to_act, left.kept), owed);
}

bool duty_holds(const Situation& s, Do kind, CardSet played, CardSet gone, ValueSet more) {
  if (s.end == TurnEnd::whenever) return true;
  if (s.end == TurnEnd::sought) return end_is_in_reach(s, kind, played, gone, more);
  if (!keeps_to_the_limit(s, gone, more)) return false;
  if ((s.owed.empty() && more.empty()) || !must_keep_cards(s.rules, s.position, kind)) return true;
  ValueSet values = gone.empty() ? s.owed : values_owed(s.rules, s.position, s.actor, gone);
  values.insert(more);
  const CardSet kept = (s.held - played) | drawn_by_the_end(s.rules, s.position);
  return keeps_what_it_owes(s.rules, s.worth, s.position, {played, kept, takes_one_of_two(s, kind, played, values)},
                            values);
}

bool barred_from_trailing(const Rules& rules, const Position& position, Seat seat) {
  switch (rules.trail_owning_build) {
    case TrailOwningBuild::forbidden:
    case TrailOwningBuild::forbidden_next_turn: break;
    case TrailOwningBuild::allowed: return false;
    case TrailOwningBuild::forbidden_first_half:
      if (!hands_are_to_come(rules, position)) return false;
      break;
    case TrailOwningBuild::forbidden_while_stock:
      if (!cards_are_to_draw(position)) return false;
      break;
  }
  return std::any_of(position.builds.begin(), position.builds.end(), [&](const Build& build) {
    // AA-OWN-4: what was made or taken over beside the trail, where a turn is one play, was not owned before it.
    if (rules.turn_shape == TurnShape::single_action && (build.is_new || build.is_grown)) return false;
    return binds(rules, build, seat);
  });
}

bool is_builders_own(const Situation& s, Value value, CardSet played) {
  return s.rules.partner_build_for_owner == PartnerBuildForOwner::builder &&
         s.worth.of_hand(s.held - played).contains(value);
}

ValueSet values_proven_of_partner(const Rules& rules, const Worth& worth, const Position& position) {
  ValueSet proven;
  if (!has_partners(rules) || rules.partner_build_for == PartnerBuildFor::forbidden) return proven;
  const Seat partner = partner_of(rules, position.to_act);
  ValueSet perhaps = position.proven[partner];
  perhaps.insert(values_owned(position, partner));
  if (rules.partner_build_for == PartnerBuildFor::any_proof) perhaps = worth.of_hand(rules.pack);
  for (const Value value : perhaps)
    if (partner_provably_holds(rules, worth, position, value)) proven.insert(value);
  return proven;
}

}  // namespace casino::enumerate
