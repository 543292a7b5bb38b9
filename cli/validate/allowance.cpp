#include "cli/validate/allowance.hpp"

#include <algorithm>
#include <utility>

namespace casino::cli {

Allowance Budget::take(const Judged& log, const Wishes& wishes) {
  Allowance given;
  given.own_rules = log.overruling && std::exchange(own_rules, false);
  given.is_listed = log.is_failure(wishes) && list > 0;
  if (given.is_listed) --list;
  if (!log.is_usable() || !log.is_reported(wishes)) return given;
  const auto& problems = log.report.problems;
  const auto explained = std::count_if(problems.begin(), problems.end(), [&](const log::Problem& problem) {
    return problem.weight != log::Weight::note && Judged::is_reported(wishes, problem);
  });
  given.details = std::min(details, static_cast<int>(explained));
  details -= given.details;
  if (!log.does_not_hold()) return given;
  given.why = why.goes_on();
  given.repair = repair.goes_on();
  return given;
}

}  // namespace casino::cli
