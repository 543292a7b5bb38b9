#include "model/judge/judge.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "model/apply/apply.hpp"
#include "model/apply/draw.hpp"
#include "model/judge/clauses/chapters.hpp"
#include "model/judge/clauses/shared.hpp"
#include "model/judge/play.hpp"
#include "model/queries/could_capture.hpp"
#include "model/queries/owners.hpp"
#include "model/queries/revealed.hpp"

namespace casino {
namespace {

// The chapters of play.
Value judge_action(Judging judging, Findings& found) {
  switch (judging.action.kind) {
    case Do::trail: return judge_trail(judging, found);
    case Do::capture: return judge_capture(judging, found);
    case Do::build: return judge_build(judging, found);
    case Do::raise: return judge_raise(judging, found);
    case Do::augment: return judge_augment(judging, found);
  }
  return {};
}

// SWZ-TRN-7: a table-only action after another, or after the hand card.
void action_without_hand_card(const Position& position, const Action& action, Findings& found) {
  const bool is_further = position.turn.table_only > 0 || !position.turn.played.empty();
  if (action.hand.empty() && is_further) found.permits("SWZ-TRN-7"_clause, {action.table | action.base, {}, {}});
}

// SWZ-PTN-6, SWZ-PTN-7: what the partner does who was asked not to capture. SWZ-TRN-4, Q-SWZ-51: the card asked about
// has been shown to be played, so another would be a second one.
void partner_was_asked(const Rules& rules, const Position& position, const Action& action, Findings& found) {
  const TurnState& turn = position.turn;
  if (!turn.asked_by) return;
  if (!action.hand.empty() && !turn.asked_card.meets(action.hand)) {
    const Clause one_card = rules.turn_shape == TurnShape::single_action ? "AA-TRN-1"_clause : "SWZ-TRN-4"_clause;
    return found.violates(one_card, {turn.asked_card | action.hand, {}, {}});
  }
  const About about{turn.asked_card, {}, action.base};
  if (action.kind == Do::capture && action.table.meets(position.built())) found.permits("SWZ-PTN-6"_clause, about);
  const Build* base = position.build_with(action.base);
  if (base == nullptr || !does_as_asked(rules, position, action, base->value)) return;
  found.permits("SWZ-PTN-7"_clause, about);
}

// AA-PLY-3: who has said that the turn is over does nothing more in it, but for what an opponent then demands
// (Q-SWZ-07), or may have demanded.
void turn_still_goes_on(const Position& position, const Action& action, Findings& found) {
  const TurnState& turn = position.turn;
  const bool something_is_demanded = turn.capture_demanded_by || turn.addition_demanded_by || turn.demand_is_open;
  if (turn.is_over && !something_is_demanded)
    found.refuses("AA-PLY-3"_clause, {action.hand | action.table | action.tops | action.base, {}, {}});
}

// SWZ-PTN-3: there is nothing of a card that is trailed or captures that could be for the partner.
void says_for_partner_of_a_build(const Rules& rules, const Action& action, Findings& found) {
  const bool makes_a_build = action.kind != Do::trail && action.kind != Do::capture;
  if (action.for_partner && !makes_a_build)
    found.violates(no_proof(rules), {action.hand | action.table | action.tops, {}, {}});
}

// Judges an action, and returns the value at which it counts; nothing when it cannot be done.
std::optional<Value> judge_alone(const Rules& rules, const Position& position, const Action& stated, Findings& found) {
  if (const auto impossible = obstacle(rules, position, stated)) {
    found.stop(*impossible);
    return std::nullopt;
  }
  const std::optional<Action> as_seen = seen_otherwise(rules, position, stated);
  const Action& action = as_seen ? *as_seen : stated;
  turn_still_goes_on(position, action, found);
  partner_was_asked(rules, position, action, found);
  says_for_partner_of_a_build(rules, action, found);
  const Value value = judge_action(Judging{rules, position, action, {}}, found);
  if (rules.turn_shape == TurnShape::several_actions) action_without_hand_card(position, action, found);
  return value;
}

void do_it(const Rules& rules, Position& position, const Action& action, Value value, Findings& found) {
  const bool is_limited = rules.build_limit != BuildLimit::none;
  const bool had_two_builds = is_limited && position.builds_of(position.to_act) > 1;
  const bool is_answer = answers_a_demand(position, action);
  apply(rules, position, action, value);
  if (is_answer) answer_is_full(rules, position, action, found);
  lies_on_the_build_as_stated(rules, position, action, found);
  if (is_limited && !had_two_builds) owner_has_a_second_build(rules, position, found);
}

// Judges an action and does it; false when it cannot be done.
bool play(const Rules& rules, Position& position, const Action& action, Findings& found) {
  const std::optional<Value> value = judge_alone(rules, position, action, found);
  if (value) do_it(rules, position, action, *value, found);
  return value.has_value();
}

bool play(const Rules& rules, Position& position, const Event& event, Findings& found) {
  const Answer has_its_effect = judge_event(rules, position, event, found);
  // What may have been demanded rightly can be answered; that it went unanswered is a fault either way: of who does not
  // do it (SWZ-INS-2), or of who had nothing to insist on (SWZ-INS-1).
  const bool is_capture = event.kind == EventKind::insist_capture;
  if (has_its_effect == Answer::yes || (is_capture && has_its_effect == Answer::unknown)) apply(rules, position, event);
  else if (has_its_effect == Answer::unknown) position.turn.demand_is_open = true;
  return !found.is_stopped();
}

// What holds at the end of a turn. Some draw their card before that is looked at (option deal.draw, Q-CRZ-01).
void end_is_reached(const Rules& rules, Position& position, Findings& found) {
  if (rules.deal_draw == DealDraw::before_checks) draw_card(rules, position);
  judge_turn_end(rules, position, found);
}

bool hands_are_new(const Rules& rules, const Position& position) {
  if (position.dealing < 2) return false;
  for (const Seat seat : rules.seats) {
    const Hand& hand = position.hands[seat];
    if (hand.more == Hand::any_number || hand.cards.size() + hand.more != rules.deal_hand) return false;
  }
  return true;
}

// Whether the last capture swept the table and one card was played to it since.
bool one_card_lies_after_a_sweep(const Rules& rules, const Position& position, Seat sweeper) {
  return position.last_capturer == sweeper && !position.sweeps.empty() &&
         position.sweeps.back().side == side_of(rules, sweeper) && position.builds.empty() &&
         position.loose.size() == 1;
}

// By which clause it is not this seat's turn. A position does not keep that a turn is the second of two; what lies on
// the table shows it.
Clause order_of_turns(const Rules& rules, const Position& position, Seat seat) {
  const bool is_one_of_two = rules.sweep_next_turn == SweepNextTurn::opponent_twice &&
                             (position.acts_again || one_card_lies_after_a_sweep(rules, position, seat));
  if (is_one_of_two) return "HUN-NAG-2"_clause;
  if (rules.deal_subdeal_lead == DealSubdealLead::last_capturer && hands_are_new(rules, position))
    return "HUN-NAG-4"_clause;
  return "AA-PLY-3"_clause;
}

// AA-PLY-3, HUN-NAG-2, HUN-NAG-4: the seat whose turn it is.
void acts_in_turn(const Rules& rules, const Position& position, Seat seat, Findings& found) {
  if (seat != position.to_act) found.refuses(order_of_turns(rules, position, seat), {});
}

// A position without what lies aside: piles, and what is remembered of sweeps and calls. The end of a turn does not ask
// for them, and to copy them takes longer than to judge.
Position at_the_table(const Position& position) {
  Position copy;
  copy.loose = position.loose;
  copy.builds = position.builds;
  copy.hands = position.hands;
  copy.stock = position.stock;
  copy.dealing = position.dealing;
  copy.to_act = position.to_act;
  copy.dealer = position.dealer;
  copy.turn = position.turn;
  return copy;
}

// SWZ-STL-1, SWZ-INS-2: a theft takes from piles, and so does the answer to a demand. An order that is stated is
// compared with what lay there before (SOT-PILE-1).
bool looks_aside(const Position& position, const Action& action) {
  return !action.tops.empty() || !action.order.empty() || position.turn.capture_demanded_by;
}

// A card that is trailed adds nothing, and takes nothing away that could be added.
bool could_answer_a_demand(const Step& step) {
  const auto* action = std::get_if<Action>(&step);
  return action != nullptr && action->kind != Do::trail;
}

// Judges a whole turn and makes it.
void make(const Rules& rules, Position& position, const Turn& turn, Findings& found) {
  acts_in_turn(rules, position, turn.seat, found);
  position.to_act = turn.seat;
  show_what_it_states(rules, position, turn);
  bool goes_on = true;
  bool awaits_an_answer = false;  // a demand to add that may be good
  for (std::size_t step = 0; step < turn.steps.size() && goes_on; ++step) {
    found.at_step(static_cast<int>(step));
    const bool was_open = position.turn.demand_is_open;
    goes_on = std::visit([&](const auto& one) { return play(rules, position, one, found); }, turn.steps[step]);
    if (could_answer_a_demand(turn.steps[step])) awaits_an_answer = false;
    else if (position.turn.demand_is_open && !was_open) awaits_an_answer = true;
  }
  found.at_step(-1);
  if (goes_on) end_is_reached(rules, position, found);
  // A fault either way, as SWZ-INS-2: of who had to add (SWZ-INS-6), or of who had nothing to demand (SWZ-INS-5).
  if (goes_on && awaits_an_answer) found.violates("SWZ-INS-6"_clause, {});
  end_turn(rules, position);
}

// The ways in which a turn can be meant, but for a build of the partner's, as which it was judged.
std::vector<Turn> ways_to_mean(const Turn& turn, const Findings::Guess& guess) {
  std::vector<Turn> ways;
  const auto add = [&](auto say) {
    say(std::get<Action>(ways.emplace_back(turn).steps[static_cast<std::size_t>(guess.step)]));
  };
  if (guess.values.empty()) add([](Action& action) { action.for_partner = false; });
  for (const Value value : guess.values)
    add([&](Action& action) {
      action.value = value;
      action.silent = false;
    });
  return ways;
}

constexpr int most_guesses = 4;  // in one turn; beyond that it stays open

// What follows a guess is wrong if it is so whatever the case may be: with a value that is not stated, or a build that
// may be the maker's own, the steps behind it go another way.
Verdict verdict_on(const Rules& rules, const Position& before, const Turn& turn, Findings& found, int left) {
  Verdict verdict = found.verdict();
  if (!std::holds_alternative<Illegal>(verdict)) return verdict;
  for (const Findings::Guess& guess : found.guesses()) {
    if (left == 0) return found.left_open();
    for (const Turn& way : ways_to_mean(turn, guess)) {
      Findings of_way(rules, false);
      Position after = before;
      make(rules, after, way, of_way);
      if (!std::holds_alternative<Illegal>(verdict_on(rules, before, way, of_way, left - 1))) return found.left_open();
    }
    if (!guess.values.empty()) break;  // with each of its values all that follows was looked at
  }
  return verdict;
}

// Whether something that it does not say may have to be guessed.
bool leaves_something_open(const Turn& turn) {
  return std::any_of(turn.steps.begin(), turn.steps.end(), [](const Step& step) {
    const auto* action = std::get_if<Action>(&step);
    const bool makes_a_build = action != nullptr && action->kind != Do::trail && action->kind != Do::capture;
    return makes_a_build && (action->for_partner || !action->value.is_said());
  });
}

}  // namespace

Judgement judge(const Rules& rules, const Position& position, const Turn& turn) {
  Findings found(rules, true);
  Judgement judgement{.after = position};
  make(rules, judgement.after, turn, found);
  judgement.verdict = verdict_on(rules, position, turn, found, most_guesses);
  judgement.permissions = std::move(found.permissions());
  judgement.warnings = std::move(found.warnings());
  judgement.groupings = std::move(found.groupings());
  return judgement;
}

Played play(const Rules& rules, Position& position, const Turn& turn) {
  Findings found(rules, false);
  std::optional<Position> before;
  if (leaves_something_open(turn)) before = position;
  make(rules, position, turn, found);
  Verdict verdict = before ? verdict_on(rules, *before, turn, found, most_guesses) : found.verdict();
  return {std::move(verdict), std::move(found.warnings())};
}

bool is_legal(const Rules& rules, const Position& position, const Action& action) {
  if (!position.hands[position.to_act].cards.contains_all(action.hand)) {  // it is seen now, and nobody else holds it
    Position after = position;
    return std::holds_alternative<Legal>(play(rules, after, Turn{position.to_act, {action}}).verdict);
  }
  Findings found(rules, false);
  const std::optional<Value> value = judge_alone(rules, position, action, found);
  if (!value || !found.is_clean()) return false;
  if (end_of_turn_is_clean(position, action)) return true;
  Position after = looks_aside(position, action) ? position : at_the_table(position);
  do_it(rules, after, action, *value, found);
  end_is_reached(rules, after, found);
  return found.is_clean();
}

}  // namespace casino
