// What players rule about turns that were made: that one stands, is taken back, is objected to, or what was agreed on.

#include <utility>

#include "oracle/log/replay/replay.hpp"

namespace casino::log {

void Replay::take(const Stands&) {
  if (!reporter_.last_turn_stands()) report(Course::nothing_stood, Weight::note);
  now_.odd_turns.stands(reporter_.turns());
}

void Replay::take(const TakenBack& taken) {
  if (taken.turns > reporter_.turns()) return static_cast<void>(report(Course::nothing_to_take_back));
  reporter_.take_back(taken.turns);
  const auto left = static_cast<std::size_t>(reporter_.turns());
  now_ = history_.at(left);
  history_.resize(left);
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
  now_.in_doubt_since = now_.strays = 0;
  now_.odd_turns = {};
  now_.has_recovered = now_.lead.is_due = false;
  is_dealt_ = true;
  is_blind_ = false;
  count_points_anew();
}

}  // namespace casino::log
