// What players rule about turns that were made: that one stands, is taken back, is objected to, or what was agreed on.

#include <algorithm>
#include <utility>

#include "oracle/log/replay/replay.hpp"

namespace casino::log {

void Replay::take(const Stands&) {
  bool has_stood = false;
  const std::size_t first = turns_.empty() ? problems_.size() : turns_.back();
  for (std::size_t i = first; i < problems_.size(); ++i) {
    Problem& problem = problems_[i];
    if (problem.matter != Matter::turn || problem.weight != Weight::problem) continue;
    problem.weight = Weight::note;
    problem.ruling = Ruling::stood;
    has_stood = true;
  }
  now_.odd_turns.stands(static_cast<int>(turns_.size()));
  if (has_stood) ++tally_.stood;
  else report(Course::nothing_stood, Weight::note);
}

void Replay::take(const TakenBack& taken) {
  const auto turns = static_cast<std::size_t>(taken.turns);
  if (turns > turns_.size()) return static_cast<void>(report(Course::nothing_to_take_back));
  for (std::size_t i = turns_[turns_.size() - turns]; i < problems_.size(); ++i) {
    problems_[i].ruling = Ruling::taken_back;
    if (problems_[i].weight != Weight::note) problems_[i].weight = Weight::note;
  }
  tally_.taken_back += taken.turns;
  turns_.resize(turns_.size() - turns);
  now_ = history_.at(turns_.size());
  history_.resize(turns_.size());
  stage_ = Stage::playing;
  has_told_the_end_ = false;
}

// An objection is a fact of the game; whether it was right is worth knowing.
void Replay::take(const Objection& objection) {
  if (turns_.empty()) return static_cast<void>(report(Course::nothing_to_object_to));
  std::vector<Finding> broken;
  for (std::size_t i = turns_.back(); i < problems_.size(); ++i)
    if (problems_[i].matter == Matter::turn && problems_[i].ruling == Ruling::none &&
        problems_[i].weight == Weight::problem)
      broken.insert(broken.end(), problems_[i].findings.begin(), problems_[i].findings.end());
  if (objection.clause)
    broken.erase(std::remove_if(broken.begin(), broken.end(),
                                [&](const Finding& finding) { return finding.clause != *objection.clause; }),
                 broken.end());
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
