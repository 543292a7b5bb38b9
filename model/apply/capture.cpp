// What a capture does: cards leave the table for the capturer's pile (AA-TRN-5, SWZ-PILE-3, SWZ-PILE-4, SWZ-PILE-5,
// AA-SWP-1).

#include "model/apply/accumulating.hpp"
#include "model/apply/laying.hpp"
#include "model/apply/taking.hpp"
#include "model/queries/build_order.hpp"
#include "model/queries/could_add.hpp"
#include "model/queries/could_capture.hpp"
#include "model/queries/holding.hpp"
#include "model/queries/oranges.hpp"
#include "model/queries/phase.hpp"

namespace casino {
namespace {

// SOT-PILE-1, SOT-PILE-2, SOT-PILE-3, SOT-PILE-4, SOT-PILE-5: the same where cards are not sorted; `batch` is how they
// lie.
void lay_on_piles(const Rules& rules, Position& position, const Pile& batch, const Action& action) {
  const CardSet given = pictures_given(rules, action);
  lay_batch(rules, position.piles[pile_keeper(rules, position.to_act)], part_of(batch, batch.cards() - given), action);
  if (!given.empty())
    lay_batch(rules, position.piles[partner_of(rules, position.to_act)], part_of(batch, given), action);
}

// The card of a fuller capture lies on the table already, or in a pile of the side with what it took first (SWZ-INS-2).
void take_back_for_answer(const Rules& rules, Position& position, const Action& action) {
  TurnState& turn = position.turn;
  position.loose.remove(action.hand);
  const CardSet taken_back = first_choice_stays_below(rules) ? action.hand : action.hand | turn.captured;
  for (const Seat seat : rules.seats)
    if (same_side(rules, seat, position.to_act))
      for (const Card card : taken_back) position.piles[seat].take(card);
  position.loose.insert(turn.captured - captured_for_good(rules, turn));
}

// insist.judged=at_once, Q-SWZ-11: what could be added before a build was captured; a demand that it leaves open cannot
// be met any more. Loose cards that it takes along are not left out of the build for good.
void note_what_could_be_added(const Rules& rules, Position& position, const Action& capture) {
  TurnState& turn = position.turn;
  turn.could_be_added = cards_that_can_be_added(rules, position);
  if (!turn.addition_demanded_by) return;
  Position before = position;
  for (std::size_t i = before.builds.size(); i-- > 0;)
    if (!capture.table.contains_all(before.builds[i].cards)) before.builds.erase_at(i);
  const CardSet pool = turn.addition_pool - capture.table;
  if (!cards_that_can_be_added(rules, before, pool).empty()) turn.addition_is_too_late = true;
}

// HUN-ULM-2: all of the first layout and nothing else, before anybody captured. Only the first play of the deal can do
// that, since any other play changes the layout (HUN-NAG-10).
bool takes_the_first_layout(const Rules& rules, const Position& before, const Action& action) {
  const bool is_first_play =
      before.dealing == 1 && !before.last_capturer && before.to_act == leader(rules, before.dealer);
  return is_first_play && before.builds.empty() && action.table.size() == table_size(rules) &&
         action.table == before.loose;
}

// Option sweep.counted: whether emptying the table is a sweep now.
bool is_time_for_sweeps(const Rules& rules, const Position& before, const Action& action) {
  switch (rules.sweep_counted) {
    case SweepCounted::whole_deal: return true;
    case SweepCounted::not_first_layout: return !takes_the_first_layout(rules, before, action);
    case SweepCounted::from_second_dealing: return before.dealing > 1;
    case SweepCounted::before_last_dealing: return is_before_the_last_dealing(rules, before);
    case SweepCounted::last_dealing: return !is_before_the_last_dealing(rules, before);
  }
  return true;
}

// Q-SWZ-52 (option partner.shared_ace): the last card, an ace, takes one of two own builds that had it alone, and can
// only leave the other.
void note_one_of_two(const Rules& rules, Position& position, const Action& action) {
  const bool is_last_card = position.hands[position.to_act] == Hand::of({});
  if (!is_last_card || !an_ace_may_be_shared(rules) || action.hand.of_rank(Rank::ace).empty()) return;
  ValueSet taken;
  ValueSet left;
  for (const Build& build : position.builds)
    if (build.owner == position.to_act) (action.table.contains_all(build.cards) ? taken : left).insert(build.value);
  const bool takes_one =
      (taken.contains(low_ace) && left.contains(high_ace)) || (taken.contains(high_ace) && left.contains(low_ace));
  if (takes_one) position.turn.took_one_of_two = true;
}

// SWZ-INS-2: the fuller capture, with what was taken at first and stays taken.
Action answered(const Rules& rules, const TurnState& turn, const Action& stated) {
  Action action = stated;
  action.table.insert(captured_for_good(rules, turn));
  return action;
}

// SWZ-INS-2: what the capture has taken up to now; where a demand adds to the choice that was made, tops are part of
// it.
void note_what_was_captured(const Rules& rules, Position& position, const Action& action, CardSet builds) {
  TurnState& turn = position.turn;
  turn.captured = action.table;
  if (rules.insist_full == InsistFull::maximal_by_choice) turn.captured.insert(action.tops);
  else turn.captured_builds.insert(action.table & builds);
}

// AA-TRN-4: the cards come to the capturer's pile, or piles, with the card that captured them.
void gather(const Rules& rules, Position& position, const Action& action, CardSet taken_before) {
  if (rules.pile_order != PileOrder::accumulated) {
    take_tops(rules, position, action.tops);
    take_from_table(rules, position, action.table);
    return lay_on_pile(rules, position.piles[pile_keeper(rules, position.to_act)], action);
  }
  Action laid = action;
  laid.table.remove(taken_before);
  const Pile batch = batch_of(position, laid);
  take_tops(rules, position, action.tops);
  take_from_table(rules, position, action.table);
  lay_on_piles(rules, position, batch, laid);
}

// The cards come to the pile, those that were `taken_before` already, and what follows from that is noted.
void take(const Rules& rules, Position& position, const Action& action, Value value, CardSet taken_before) {
  TurnState& turn = position.turn;
  Sweep sweep{side_of(rules, position.to_act), static_cast<std::uint8_t>(action.table.size())};
  sweep.is_initial = rules.sweep_initial_score != 0 && takes_the_first_layout(rules, position, action);
  const bool may_sweep = is_time_for_sweeps(rules, position, action);
  const CardSet builds = position.built();
  note_one_of_two(rules, position, action);
  gather(rules, position, action, taken_before);
  position.last_capturer = position.to_act;
  note_oranges(rules, position, action.table, action.hand);
  note_what_was_captured(rules, position, action, builds);
  turn.play_value = value;
  if (rules.insist_judged == InsistJudged::at_once) turn.left_by_play = position.loose;
  // AA-SWP-1; remembered only where it scores (SWZ-SCO-7): that is the mark, be it a card turned up (AA-SWP-2) or a
  // note (HUN-NAG-3). Tops taken over an empty table clear nothing.
  const bool scores = may_sweep && (rules.sweep_score != 0 || rules.sweep_large_score != 0 || sweep.is_initial);
  if (scores && position.table_is_empty() && !action.table.empty()) position.sweeps.push_back(sweep);
}

}  // namespace

void clear_the_piles(const Rules& rules, Position& position, const Action& capture) {
  if (answers_a_demand(position, capture)) take_back_for_answer(rules, position, capture);
  take_tops(rules, position, capture.tops);
}

void apply_capture(const Rules& rules, Position& position, const Action& action, Value value) {
  if (rules.insist_judged == InsistJudged::at_once) note_what_could_be_added(rules, position, action);
  take(rules, position, action, value, {});
}

void apply_answer(const Rules& rules, Position& position, const Action& stated, Value value) {
  TurnState& turn = position.turn;
  take_back_for_answer(rules, position, stated);
  const Action action = answered(rules, turn, stated);
  take(rules, position, action, value, first_choice_stays_below(rules) ? turn.captured : CardSet{});
  if (left_after_an_answer(rules, position, action.tops) != Answer::yes) turn.capture_demanded_by.reset();
}

}  // namespace casino
