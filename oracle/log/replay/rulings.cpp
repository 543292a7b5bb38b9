// What players rule about turns that were made: that one stands, is taken back, is objected to, or what was agreed on.

#include <utility>

#include "oracle/log/replay/replay.hpp"

namespace casino::log {

void Replay::take(const Stands&) {
  if (!reporter_.last_turn_stands()) report(Course::nothing_stood, Weight::note);
  doubt_.odd_turns().stands(reporter_.turns());
}

void Replay::take(const TakenBack& taken) {
  const auto turns = static_cast<std::size_t>(taken.turns);
  std::deque<State>& states = history_.states;
  if (taken.turns > reporter_.turns() || turns > states.size())
    return static_cast<void>(report(Course::nothing_to_take_back));
  reporter_.take_back(taken.turns);
  go_back_to(states.at(states.size() - turns));
  states.erase(states.end() - taken.turns, states.end());
  deal_.come_to(DealInPlay::Stage::playing);
}

// An objection is a fact of the game; whether it was right is worth knowing.
void Replay::take(const Objection& objection) {
  if (reporter_.turns() == 0) return static_cast<void>(report(Course::nothing_to_object_to));
  std::vector<Finding> broken = reporter_.broken_by_last_turn(objection.clause);
  Problem& note = report(Matter::objection, Weight::note);
  note.seat = objection.by;
  note.findings = std::move(broken);
}

// What had counted does so anew.
void Replay::take(const Agreed& agreed) {
  deal_.agree_on(*agreed.position);
  deal_.note_what_may_be_missing(named_twice_);
  report_cards(Matter::position, {});
  doubt_.is_settled();
  if (!deal_.is_playing() || !points_count_at_once(rules_) || match().is_over) return;
  win_.is_undone();
  sheet_.is_undone();
  count_points_so_far(Came::as_stated);
}

}  // namespace casino::log
