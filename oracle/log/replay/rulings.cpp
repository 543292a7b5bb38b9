// What players rule about turns that were made: that one stands, is taken back, is objected to, or what was agreed on.

#include <utility>

#include "oracle/log/replay/replay.hpp"

namespace casino::log {

void Replay::take(const Stands&) {
  if (!reporter_.last_turn_stands()) report(Course::nothing_stood, Weight::note);
  now_.doubt.odd_turns().stands(reporter_.turns());
}

void Replay::take(const TakenBack& taken) {
  if (taken.turns > reporter_.turns()) return static_cast<void>(report(Course::nothing_to_take_back));
  reporter_.take_back(taken.turns);
  now_ = history_.at(static_cast<std::size_t>(reporter_.turns()));
  history_.erase(history_.begin() + reporter_.turns(), history_.end());
  stage_ = Stage::playing;
}

// An objection is a fact of the game; whether it was right is worth knowing.
void Replay::take(const Objection& objection) {
  if (reporter_.turns() == 0) return static_cast<void>(report(Course::nothing_to_object_to));
  std::vector<Finding> broken = reporter_.broken_by_last_turn(objection.clause);
  Problem& note = report(Matter::objection, Weight::note);
  note.seat = objection.by;
  note.findings = std::move(broken);
}

void Replay::take(const Agreed& agreed) {
  now_.position = *agreed.position;
  position_was_told_ = true;
  now_.unsaid.clear();
  now_.doubt.is_settled();
  now_.lead.is_due = false;
  is_dealt_ = true;
  is_blind_ = false;
  if (stage_ != Stage::playing || !points_count_at_once(rules_) || now_.match.is_over) return;
  now_.win.is_undone();  // what had counted
  now_.match.met_first = at_begin_.met_first;
  count_points_so_far(Came::as_told);
}

}  // namespace casino::log
