#include "model/apply.hpp"

#include <algorithm>

#include "model/fullness.hpp"
#include "model/partners.hpp"

namespace casino {
namespace {

// The card leaves the hand. What it shows of the hand ends a proof of that value (SWZ-PTN-2).
void play_from_hand(const Rules& rules, Position& position, const Action& action) {
  Hand& hand = position.hands[position.to_act];
  for (const Card card : action.hand - position.turn.played) {
    if (hand.cards.contains(card)) hand.cards.remove(card);
    else if (hand.more != Hand::any_number && hand.more > 0) --hand.more;
    position.proven[position.to_act].remove(values_of(rules, card, Place::hand));
  }
  position.turn.played.insert(action.hand);
}

// SWZ-PTN-1: the owner lost a build, and is known from now on to hold a card of its value.
void note_lost_build(const Rules& rules, Position& position, const Build& build, Seat taker) {
  if (rules.partner_build_for == PartnerBuildFor::forbidden || build.owner == taker) return;
  position.proven[build.owner].insert(build.value);
}

// The pile in which a card lies; one that nobody has seen yet lies in a pile with hidden cards.
std::optional<Seat> keeper_of(const Rules& rules, const Position& position, Card card) {
  std::optional<Seat> unseen;
  for (std::uint8_t index = 0; index < rules.seats.count; ++index) {
    const Pile& pile = position.piles[Seat{index}];
    if (pile.cards().contains(card)) return Seat{index};
    if (!unseen && pile.hidden() > 0) unseen = Seat{index};
  }
  return unseen;
}

// A card leaves a pile for good (SWZ-PILE-8).
void take_tops(const Rules& rules, Position& position, CardSet tops) {
  for (const Card card : tops) {
    const auto keeper = keeper_of(rules, position, card);
    if (!keeper) continue;
    Pile& pile = position.piles[*keeper];
    pile.reveal(card);
    pile.take(card);
    position.turn.stolen_from.insert(*keeper);
  }
}

// Cards leave builds: whole builds go, a build that was broken keeps the rest (an irregular turn that stood).
void take_from_builds(const Rules& rules, Position& position, CardSet cards) {
  Builds& builds = position.builds;
  for (std::size_t i = builds.size(); i-- > 0;) {
    Build& build = builds[i];
    if (!build.cards.meets(cards)) continue;
    const CardSet rest = build.cards - cards;
    if (rest.empty()) note_lost_build(rules, position, build, position.to_act);
    if (rest.size() < 2) {
      position.loose.insert(rest);
      builds.erase_at(i);
    } else {
      build.cards = rest;
      build.groups = groups_in(rules, rest, build.value);
    }
  }
}

void take_from_table(const Rules& rules, Position& position, CardSet cards) {
  position.loose.remove(cards);
  take_from_builds(rules, position, cards);
}

// SWZ-PILE-3 to -5, AA-TRN-5: onto the pile, the capturing card on top of what it took.
void lay_on_pile(const Rules& rules, Position& position, const Action& action) {
  Pile& pile = position.piles[pile_keeper(rules, position.to_act)];
  const CardSet gained = action.hand | action.table | action.tops;
  if (rules.pile_order == PileOrder::not_kept) return pile.add(gained);
  BoundedList<Card, card_count> top_down;
  for (const Card card : action.order)
    if (gained.contains(card)) top_down.push_back(card);
  if (top_down.empty())
    for (const Card card : action.hand) top_down.push_back(card);
  CardSet rest = gained;
  for (const Card card : top_down) rest.remove(card);
  pile.lay(rest, top_down);
}

// The card of a fuller capture lies on the table already, or in the pile with what it took first (SWZ-INS-2).
void take_back_for_answer(const Rules& rules, Position& position, const Action& action) {
  TurnState& turn = position.turn;
  position.loose.remove(action.hand);
  Pile& pile = position.piles[pile_keeper(rules, position.to_act)];
  for (const Card card : action.hand | turn.captured) pile.take(card);
  const bool choice_is_replaced = rules.insist_full != InsistFull::maximal_by_choice;
  if (choice_is_replaced) position.loose.insert(turn.captured - action.table);
}

// SWZ-INS-2: nothing more can be taken, or what the objector named was (option insist.full).
bool meets_the_demand(const Rules& rules, const Position& position) {
  const TurnState& turn = position.turn;
  const bool was_named = rules.insist_full == InsistFull::objector_names && !turn.capture_named.empty();
  return was_named ? turn.captured.contains_all(turn.capture_named) : !leaves_more_to_take(rules, position);
}

void apply_capture(const Rules& rules, Position& position, const Action& stated, Value value) {
  TurnState& turn = position.turn;
  Action action = stated;
  const bool is_answer = turn.capture_demanded_by && turn.played.contains_all(stated.hand);
  if (is_answer) {
    take_back_for_answer(rules, position, stated);
    if (rules.insist_full == InsistFull::maximal_by_choice) action.table.insert(turn.captured);
  } else {
    turn.could_be_added = rules.insist_judged == InsistJudged::at_once ? cards_that_can_be_added(rules, position) : CardSet{};
  }
  take_tops(rules, position, action.tops);
  take_from_table(rules, position, action.table);
  lay_on_pile(rules, position, action);
  position.last_capturer = position.to_act;
  turn.captured = action.table;
  turn.play_value = value;
  if (rules.insist_judged == InsistJudged::at_once) turn.left_by_play = position.loose;
  if (is_answer && meets_the_demand(rules, position)) turn.capture_demanded_by.reset();
  // AA-SWP-1; remembered only where sweeps score.
  if (rules.sweep_score != 0 && position.table_is_empty())
    position.sweeps.push_back(Sweep{side_of(rules, position.to_act), static_cast<std::uint8_t>(action.table.size())});
}

// AA-OWN-1, AA-OWN-3, SWZ-OWN-2: what the readings of ownership remember of an addition.
void note_adder(const Rules& rules, Build& build, Seat adder) {
  if (rules.build_owner == BuildOwner::last_adder_lingering) {
    build.adders.insert(adder);
    build.added_to_since = SeatSet::all(rules.seats);
    build.added_to_since.remove(adder);
  }
  build.owner_has_acted = false;
}

// A build that now has these cards and this value; it joins a standing one where the action or the rules say so.
void place_build(const Rules& rules, Position& position, const Action& action, Build build) {
  for (std::size_t i = position.builds.size(); i-- > 0;) {
    Build& other = position.builds[i];
    const bool is_united = !action.unite.empty() && other.cards == action.unite;
    const bool is_merged = rules.build_same_value == BuildSameValue::merge && other.value == build.value;
    if (!is_united && !is_merged) continue;
    build.cards.insert(other.cards);
    build.is_new = false;
    // Q-SWZ-30: the older build takes the new cards in and keeps its owner; a merger is its maker's (Q-AA-04).
    if (is_united) build.owner = other.owner;
    if (is_united) build.formed_by = other.formed_by;
    build.is_grown = true;
    position.builds.erase_at(i);
  }
  build.groups = groups_in(rules, build.cards, build.value);
  add_build(position, build);
}

void apply_build(const Rules& rules, Position& position, const Action& action, Value value) {
  const Seat actor = position.to_act;
  Build build;
  build.cards = action.hand | action.table | action.tops | action.base;
  build.value = value;
  build.owner = owner_of_new_build(rules, position, action, value);
  build.is_new = true;
  build.from_loose = !action.base.empty();
  if (rules.raise_whose == RaiseWhose::opponents_not_formed_by_side) build.formed_by = actor;
  note_adder(rules, build, actor);
  take_tops(rules, position, action.tops);
  take_from_table(rules, position, action.table | action.base);
  if (action.hand.empty()) position.turn.table_only_built = true;
  place_build(rules, position, action, build);
}

Build taken_out(Position& position, CardSet cards) {
  for (std::size_t i = 0; i < position.builds.size(); ++i) {
    if (position.builds[i].cards != cards) continue;
    const Build build = position.builds[i];
    position.builds.erase_at(i);
    return build;
  }
  return Build{};  // not reached: obstacle() has seen it
}

void apply_raise(const Rules& rules, Position& position, const Action& action, Value value) {
  Build build = taken_out(position, action.base);
  // SWZ-PTN-1 speaks of a build that an opponent changes.
  if (!same_side(rules, build.owner, position.to_act)) note_lost_build(rules, position, build, position.to_act);
  take_tops(rules, position, action.tops);
  take_from_table(rules, position, action.table);
  build.cards.insert(action.hand | action.table | action.tops);
  build.value = value;
  build.owner = owner_of_new_build(rules, position, action, value);
  build.is_grown = true;
  note_adder(rules, build, position.to_act);
  place_build(rules, position, action, build);
}

// SWZ-OWN-2 and its rivals: whose a build is after somebody added groups to it.
Seat owner_after_adding(const Rules& rules, const Position& position, const Action& action, const Build& build) {
  const Seat actor = position.to_act;
  const bool is_own_side = same_side(rules, build.owner, actor);
  // SWZ-PTN-7: after a request the asker takes it over.
  if (position.turn.asked_by && is_own_side && position.turn.asked_card.meets(action.hand)) return *position.turn.asked_by;
  if (!is_own_side && rules.augment_opponent_build != AugmentOpponentBuild::takes_over) return build.owner;
  if (rules.build_owner == BuildOwner::former_or_raiser && is_own_side) return build.owner;
  return action.for_partner && has_partners(rules) ? partner_of(rules, actor) : actor;
}

void apply_augment(const Rules& rules, Position& position, const Action& action, Value value) {
  if (position.loose.meets(action.base)) return apply_build(rules, position, action, value);
  Build build = taken_out(position, action.base);
  const bool is_opponents = !same_side(rules, build.owner, position.to_act);
  build.is_on_loan = build.is_on_loan ||
                     (is_opponents && rules.augment_opponent_build == AugmentOpponentBuild::if_captured_this_turn);
  build.owner = owner_after_adding(rules, position, action, build);
  take_tops(rules, position, action.tops);
  take_from_table(rules, position, action.table);
  build.cards.insert(action.hand | action.table | action.tops);
  build.is_grown = true;
  note_adder(rules, build, position.to_act);
  place_build(rules, position, action, build);
}

void apply_trail(Position& position, const Action& action) {
  position.turn.trailed_owning = position.owns_a_build(position.to_act);
  position.loose.insert(action.hand);
}

}  // namespace

Action as_played(const Rules& rules, const Position& position, const Action& action) {
  const bool adds_to_loose = action.kind == Do::augment && position.loose.meets(action.base);
  if (!adds_to_loose || rules.turn_shape == TurnShape::several_actions) return action;
  Action build = action;
  build.kind = Do::build;
  build.table.insert(action.base);
  build.base = CardSet{};
  return build;
}

std::uint8_t groups_in(const Rules& rules, CardSet cards, Value value) {
  int low_sum = 0;
  int aces_of_either_value = 0;
  for (const Card card : cards) {
    const ValueSet values = values_of(rules, card, Place::build);
    if (values.empty()) continue;
    low_sum += values.lowest().points;
    if (values.size() > 1) ++aces_of_either_value;
  }
  // Q-GEN-01: a high ace is a group of its own in a build of 14, and how many are high follows from the sum.
  for (int high = 0; high <= aces_of_either_value; ++high) {
    const int sum = low_sum + 13 * high;
    if (value.is_said() && sum % value.points == 0) return static_cast<std::uint8_t>(std::max(1, sum / value.points));
  }
  return 1;
}

void apply(const Rules& rules, Position& position, const Action& stated, Value value) {
  const Action action = as_played(rules, position, stated);
  TurnState& turn = position.turn;
  const bool is_answer = turn.capture_demanded_by && action.kind == Do::capture && turn.played.contains_all(action.hand);
  play_from_hand(rules, position, action);
  ++turn.actions;
  if (action.hand.empty()) ++turn.table_only;
  else if (!turn.play || is_answer) turn.play = action.kind;
  switch (action.kind) {
    case Do::trail: apply_trail(position, action); break;
    case Do::capture: apply_capture(rules, position, action, value); break;
    case Do::build: apply_build(rules, position, action, value); break;
    case Do::raise: apply_raise(rules, position, action, value); break;
    case Do::augment: apply_augment(rules, position, action, value); break;
  }
  if (rules.insist_judged == InsistJudged::at_once && action.kind == Do::trail)
    turn.left_by_play = position.loose - action.hand;
}

void apply(const Rules& rules, Position& position, const Event& event) {
  TurnState& turn = position.turn;
  switch (event.kind) {
    case EventKind::insist_capture:
      turn.capture_demanded_by = event.seat;
      turn.capture_named = event.cards;
      break;
    case EventKind::insist_augment:
      turn.addition_demanded_by = event.seat;
      turn.addition_pool = cards_in_reach_for_adding(rules, position);
      turn.addition_is_too_late = cards_that_can_be_added(rules, position).empty();
      turn.addition_named = event.cards;
      break;
    case EventKind::request:
      turn.asked_by = event.seat;
      turn.asked_card = event.cards;
      break;
    case EventKind::reveal:
      if (event.cards.size() == 1) position.piles[pile_keeper(rules, event.seat)].reveal(event.cards.first());
      break;
    case EventKind::over: turn.is_over = true; break;
    case EventKind::cut:
    case EventKind::recut:
    case EventKind::last:
    case EventKind::claim: break;
  }
}

bool hands_are_empty(const Rules& rules, const Position& position) {
  for (std::uint8_t seat = 0; seat < rules.seats.count; ++seat)
    if (position.hands[Seat{seat}] != Hand::of({})) return false;
  return true;
}

bool deal_is_over(const Rules& rules, const Position& position) {
  return hands_are_empty(rules, position) && position.stock.cards.empty() && position.stock.more == 0;
}

void end_turn(const Rules& rules, Position& position) {
  const Seat actor = position.to_act;
  if (rules.insist_window == InsistWindow::next_turn)
    position.last_play = LastPlay{actor, leaves_more_to_take(rules, position)};
  for (Build& build : position.builds) {
    // The readings of AA-OWN-3 and AA-TRL-3 that look back at turns.
    if (rules.build_owner == BuildOwner::last_adder_lingering) build.added_to_since.remove(actor);
    if (rules.trail_owning_build == TrailOwningBuild::forbidden_next_turn && build.owner == actor)
      build.owner_has_acted = !build.is_new && !build.is_grown;
    build.is_new = build.from_loose = build.is_grown = build.is_on_loan = false;
  }
  position.turn = TurnState{};
  // AA-TRN-3; a seat without cards is passed over while others have some.
  do position.to_act = seat_after(rules, position.to_act);
  while (position.hands[position.to_act] == Hand::of({}) && !hands_are_empty(rules, position) && position.to_act != actor);
}

}  // namespace casino
