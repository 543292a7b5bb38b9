// What making a build, raising it and adding to it do (AA-OWN-1, SWZ-OWN-2, SWZ-EQL-3).

#include <algorithm>
#include <cassert>

#include "model/apply/apply.hpp"
#include "model/apply/taking.hpp"
#include "model/groups/groups.hpp"
#include "model/queries/build_order.hpp"
#include "model/queries/could_capture.hpp"
#include "model/queries/owners.hpp"

namespace casino {
namespace {

// AA-OWN-1, AA-OWN-3, SWZ-OWN-2: what the readings of ownership remember of an addition.
void note_adder(const Rules& rules, Build& build, Seat adder) {
  if (rules.build_owner == BuildOwner::last_adder_lingering) {
    build.adders.insert(adder);
    build.added_to_since = SeatSet::all(rules.seats);
    build.added_to_since.remove(adder);
  }
  build.owner_has_acted = false;
}

// SAF-TRL-2: a build that the actor had already takes cards in; remembered only where it counts.
void note_own_build(const Rules& rules, Position& position, const Build& taker) {
  const bool was_there = !taker.is_new && !taker.is_grown;
  if (rules.turn_owner_duty != TurnOwnerDuty::none && was_there && answers_for(rules, taker, position.to_act))
    position.turn.added_to_own = true;
}

// Q-AA-49: builds that went into others, or that others were put to, are not found in them again, nor is a top of a
// pile. So what could have been captured while they lay there is remembered, where that counts.
void note_what_could_capture(const Rules& rules, Position& position) {
  const bool is_first = position.turn.actions == 1;
  if (rules.trail_capturing_card != TrailCapturingCard::forbidden || !is_first) return;
  for (const Card card : rules.pack)
    if (could_capture(rules, position, card, values_of(rules, card, Place::hand), position.loose))
      position.turn.capturing.insert(card);
}

// Q-DOM-33: what is trailed in a turn that is one play is judged by the table as it lay before.
void note_used_up(const Rules& rules, Position& position, const Action& action) {
  if (rules.turn_shape != TurnShape::single_action || !action.hand.empty()) return;
  note_what_could_capture(rules, position);
  position.turn.used_up.insert((action.table | action.base) & position.loose);
}

// SWZ-CAP-10, Q-SWZ-13 (c): a loose card that was made into a build is none that was formed, unless some of the cards
// could have been formed into one first and the others been added to it, tops of piles among them (SWZ-BLD-4). Asked
// where it decides anything.
bool is_made_of_a_loose_card(const Rules& rules, const Action& action, Value value) {
  if (rules.capture_same_turn != CaptureSameTurn::builds_only) return !action.base.empty();
  const CardSet cards = action.hand | action.table | action.base;
  const GroupQuestion question = build_question(rules, value);
  for (const Card card : cards - cards_worth(rules, cards, value, Place::build)) {
    const Items others{cards - card, {}};
    const auto the_rest_comes_out = [&](const Items& left) {
      const CardSet rest = left.cards | action.tops;
      return rest.empty() || count_groups(rules, Items{rest, {}}, question) > 0;
    };
    if (some_completion(rules, card, others, question, the_rest_comes_out)) return false;
  }
  return value.is_said();
}

// A build that now has these cards and this value; it joins a standing one where the action or the rules say so.
void place_build(const Rules& rules, Position& position, const Action& action, Build& build) {
  for (std::size_t i = position.builds.size(); i-- > 0;) {
    Build& other = position.builds[i];
    const bool is_united = !action.unite.empty() && other.cards == action.unite;
    const bool is_merged = rules.build_same_value == BuildSameValue::merge && other.value == build.value;
    if (!is_united && !is_merged) continue;
    lay_build_on_build(rules, position, build.cards);
    note_own_build(rules, position, other);
    build.cards.insert(other.cards);
    build.is_new = false;
    build.from_loose = other.from_loose;
    // Q-SWZ-30: the older build takes the new cards in and keeps its owner; a merger is its maker's (Q-AA-04).
    if (is_united) build.owner = other.owner;
    if (is_united) build.formed_by = other.formed_by;
    build.adders.insert(other.adders);  // Q-AA-01 (b): whoever put a card on the older one has put it on this
    build.is_grown = true;
    position.builds.erase_at(i);
  }
  build.groups = groups_in(rules, build.cards, build.value);
  add_build(position, build);
}

// The build with these cards, which lies there, or obstacle() would have said so.
Build taken_out(Position& position, CardSet cards) {
  const auto* there = std::find_if(position.builds.begin(), position.builds.end(),
                                   [&](const Build& build) { return build.cards == cards; });
  assert(there != position.builds.end());
  const Build build = *there;
  position.builds.erase_at(static_cast<std::size_t>(there - position.builds.begin()));
  return build;
}

// SWZ-OWN-2 and its rivals: whose a build is after somebody added groups to it.
Seat owner_after_adding(const Rules& rules, const Position& position, const Action& action, const Build& build) {
  const Seat actor = position.to_act;
  const bool is_own_side = same_side(rules, build.owner, actor);
  // SWZ-PTN-7: after a request the asker takes it over.
  if (is_own_side && does_as_asked(rules, position, action, build.value)) return *position.turn.asked_by;
  if (!is_own_side && rules.augment_opponent_build != AugmentOpponentBuild::takes_over) return build.owner;
  if (rules.build_owner == BuildOwner::former_or_raiser && is_own_side) return build.owner;
  return owner_of_new_build(rules, position, action, build.value);
}

}  // namespace

void apply_build(const Rules& rules, Position& position, const Action& action, Value value) {
  const Seat actor = position.to_act;
  Build build;
  build.cards = action.hand | action.table | action.tops | action.base;
  build.value = value;
  build.owner = owner_of_new_build(rules, position, action, value);
  build.is_new = true;
  build.from_loose = is_made_of_a_loose_card(rules, action, value);
  if (rules.raise_whose == RaiseWhose::opponents_not_formed_by_side) build.formed_by = actor;
  note_adder(rules, build, actor);
  note_used_up(rules, position, action);
  take_tops(rules, position, action.tops);
  take_from_table(rules, position, action.table | action.base);
  lay_on_build(rules, position, action.base, {});
  lay_on_build(rules, position, build.cards - action.base, action.order);
  if (action.hand.empty()) position.turn.table_only_built = true;
  place_build(rules, position, action, build);
}

void apply_raise(const Rules& rules, Position& position, const Action& action, Value value) {
  Build build = taken_out(position, action.base);
  note_own_build(rules, position, build);
  note_lost_build(rules, position, build, position.to_act);
  take_tops(rules, position, action.tops);
  take_from_table(rules, position, action.table);
  const CardSet added = action.hand | action.table | action.tops;
  lay_on_build(rules, position, added, action.order);
  build.cards.insert(added);
  build.value = value;
  build.owner = owner_of_new_build(rules, position, action, value);
  build.is_grown = true;
  note_adder(rules, build, position.to_act);
  place_build(rules, position, action, build);
}

void apply_augment(const Rules& rules, Position& position, const Action& action, Value value) {
  if (position.loose.meets(action.base)) return apply_build(rules, position, action, value);
  const Seat owner = owner_after_adding(rules, position, action, *position.build_with(action.base));
  note_used_up(rules, position, action);
  Build build = taken_out(position, action.base);
  note_own_build(rules, position, build);
  const bool is_opponents = !same_side(rules, build.owner, position.to_act);
  build.is_on_loan =
      build.is_on_loan || (is_opponents && rules.augment_opponent_build == AugmentOpponentBuild::if_captured_this_turn);
  // DOM-VAR-3; SWZ-PTN-1 speaks of captures and changes of value only.
  const bool is_a_loss = owner != build.owner && rules.partner_build_for != PartnerBuildFor::lost_build_only;
  if (is_a_loss) note_lost_build(rules, position, build, position.to_act);
  build.owner = owner;
  take_tops(rules, position, action.tops);
  take_from_table(rules, position, action.table);
  const CardSet added = action.hand | action.table | action.tops;
  lay_on_build(rules, position, added, action.order);
  build.cards.insert(added);
  build.is_grown = true;
  note_adder(rules, build, position.to_act);
  place_build(rules, position, action, build);
}

}  // namespace casino
