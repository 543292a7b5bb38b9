#include "oracle/log/validate.hpp"

#include <algorithm>

#include "oracle/log/replay.hpp"

namespace casino::log {

Report validate(const Log& log) {
  Replay replay(log.rules.rules, log.before);
  for (const Deal& deal : log.deals) {
    replay.begin(deal);
    for (const Entry& entry : deal.entries) replay.take(entry);
  }
  replay.end(log.result);
  Report report{outcome_of(replay.problems()), replay.tally(), std::move(replay.problems())};
  // A dealing is judged after its hands were played: back to the order of the log.
  const auto place = [](const Problem& problem) {
    const bool is_of_the_log = problem.deal_number == 0;
    return std::tuple(is_of_the_log, problem.deal, problem.entry.has_value(), problem.entry.value_or(0));
  };
  std::stable_sort(report.problems.begin(), report.problems.end(),
                   [&](const Problem& a, const Problem& b) { return place(a) < place(b); });
  return report;
}

Outcome outcome_of(const std::vector<Problem>& problems) {
  Outcome outcome = Outcome::holds;
  for (const Problem& problem : problems) {
    if (problem.weight == Weight::problem) return Outcome::does_not_hold;
    if (problem.weight == Weight::undetermined) outcome = Outcome::undetermined;
  }
  return outcome;
}

}  // namespace casino::log
