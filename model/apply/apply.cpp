#include "model/apply/apply.hpp"

#include <algorithm>
#include <utility>

#include "model/apply/draw.hpp"
#include "model/apply/taking.hpp"
#include "model/queries/build_order.hpp"
#include "model/queries/could_add.hpp"
#include "model/queries/could_capture.hpp"
#include "model/queries/oranges.hpp"
#include "model/queries/owners.hpp"

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

void apply_trail(const Rules& rules, Position& position, const Action& action) {
  for (const Build& build : position.builds)
    if (binds(rules, build, position.to_act)) position.turn.trailed_owning = true;
  position.loose.insert(action.hand);
}

bool may_hold(const Hand& hand, int cards) {
  return hand.more == Hand::any_number || hand.cards.size() + hand.more >= cards;
}

// SOT-PILE-5: whether pictures of the capture lie on top of the partner's pile, and have numbers, so that they can be
// taken.
bool was_given_pictures(const Rules& rules, const Position& position, Seat keeper) {
  const TurnState& turn = position.turn;
  if (rules.pile_give_pictures == PileGivePictures::forbidden || turn.play != Do::capture) return false;
  const CardSet given = position.piles[keeper].possible_tops() & (turn.captured | turn.played);
  return keeper != pile_keeper(rules, position.to_act) && without_value(rules, given) != given;
}

// Option insist.capture.
bool can_be_objected_to(const Rules& rules, const Position& position) {
  return rules.insist_capture != InsistCapture::captures || position.turn.play == Do::capture;
}

}  // namespace

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
  const std::optional<Action> as_seen = seen_otherwise(rules, position, stated);
  const Action& action = as_seen ? *as_seen : stated;
  TurnState& turn = position.turn;
  const bool is_answer = answers_a_demand(position, action);
  play_from_hand(rules, position, action);
  if (!action.hand.empty()) pass_the_time_to_call(rules, position);
  ++turn.actions;
  if (action.hand.empty()) ++turn.table_only;
  else if (!turn.play || is_answer) turn.play = action.kind;
  switch (action.kind) {
    case Do::trail: apply_trail(rules, position, action); break;
    case Do::capture: (is_answer ? apply_answer : apply_capture)(rules, position, action, value); break;
    case Do::build: apply_build(rules, position, action, value); break;
    case Do::raise: apply_raise(rules, position, action, value); break;
    case Do::augment: apply_augment(rules, position, action, value); break;
  }
  settle_order(rules, position);
  if (rules.insist_judged == InsistJudged::at_once && action.kind == Do::trail)
    turn.left_by_play = position.loose - action.hand;
  if (rules.deal_draw == DealDraw::after_hand_card) draw_card(rules, position);
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
    case EventKind::draw: note_drawn_card(position, event.cards); break;
    case EventKind::call: apply_call(rules, position, event.seat); break;
    case EventKind::cut:
    case EventKind::recut:
    case EventKind::last:
    case EventKind::last_not_said:
    case EventKind::claim: break;
  }
}

bool shows_a_new_top(const Rules& rules, const Position& position, Seat keeper) {
  if (rules.steal_use == StealUse::never) return false;  // nobody can do anything with it
  const bool is_laid_on = position.turn.play == Do::capture && keeper == pile_keeper(rules, position.to_act);
  return is_laid_on || position.turn.stolen_from.contains(keeper) || was_given_pictures(rules, position, keeper);
}

bool hands_are_empty(const Rules& rules, const Position& position) {
  for (const Seat seat : rules.seats)
    if (position.hands[seat] != Hand::of({})) return false;
  return true;
}

bool deal_is_over(const Rules& rules, const Position& position) {
  return hands_are_empty(rules, position) && position.stock.cards.empty() && position.stock.more == 0;
}

// AA-TRN-3: to the next seat; one without cards is passed over while others have some (HUN-TRN-1). HUN-NAG-2: after a
// sweep the opponent has two turns, if he has two cards (Q-HUN-15; option sweep.next_turn).
void pass_the_turn_on(const Rules& rules, Position& position, bool after_sweep) {
  const Seat actor = position.to_act;
  const bool acts_again = std::exchange(position.acts_again, false);
  if (acts_again && !after_sweep && may_hold(position.hands[actor], 1)) return;
  Seat next = seat_after(rules, actor);
  while (position.hands[next] == Hand::of({}) && !hands_are_empty(rules, position)) next = seat_after(rules, next);
  position.to_act = next;
  if (after_sweep && rules.sweep_next_turn == SweepNextTurn::opponent_twice)
    position.acts_again = next != actor && may_hold(position.hands[next], 2);
}

void end_turn(const Rules& rules, Position& position) {
  const Seat actor = position.to_act;
  draw_card(rules, position);
  if (rules.insist_window == InsistWindow::next_turn)
    position.last_play = LastPlay{actor, can_be_objected_to(rules, position) && leaves_more_to_take(rules, position)};
  for (Build& build : position.builds) {
    // The readings of AA-OWN-3 and AA-TRL-3 that look back at turns.
    if (rules.build_owner == BuildOwner::last_adder_lingering) build.added_to_since.remove(actor);
    if (rules.trail_owning_build == TrailOwningBuild::forbidden_next_turn && build.owner == actor)
      build.owner_has_acted = !build.is_new && !build.is_grown;
    build.is_new = build.from_loose = build.is_grown = build.is_on_loan = false;
  }
  const bool has_swept = position.turn.play == Do::capture && position.table_is_empty();
  position.turn = TurnState{};
  pass_the_turn_on(rules, position, has_swept);
}

}  // namespace casino
