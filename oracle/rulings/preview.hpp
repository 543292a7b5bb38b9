#pragma once
// The preview of a ruling: what would become of games that were played, and of cases that were settled, if options were
// changed.

#include <vector>

#include "oracle/corpus/reader.hpp"
#include "oracle/log/validate/validate.hpp"
#include "oracle/rulesets/settings.hpp"

namespace casino::rulings {
// How a log comes out by some rules.
struct LogCourse {
  log::LogOutcome outcome = log::LogOutcome::holds;
  std::vector<log::Problem> problems;
  std::vector<PerSide<int>> totals;  // after each deal
  std::optional<Side> winner;
};
[[nodiscard]] LogCourse course_of(const Rules& rules, const log::Log& log);

struct Preview {
  LogCourse now;
  LogCourse then;
  [[nodiscard]] bool verdict_changes() const;
  [[nodiscard]] bool score_changes() const { return now.totals != then.totals; }
  [[nodiscard]] bool winner_changes() const { return now.winner != then.winner; }
  [[nodiscard]] bool changes() const { return verdict_changes() || score_changes() || winner_changes(); }
  // The first problem of one that the other does not have.
  [[nodiscard]] const log::Problem* first_new_problem() const;
  [[nodiscard]] const log::Problem* first_problem_gone() const;
};

// By the rules that the log states, and by those with the change. Nothing where that contradicts itself.
[[nodiscard]] std::optional<Preview> preview_of(const log::Log& log, const std::vector<Setting>& change);

// The cases of a variant that would come out otherwise.
[[nodiscard]] std::vector<const corpus::Case*> cases_that_flip(const corpus::Corpus& corpus, std::string_view variant,
                                                               const std::vector<Setting>& change);

}  // namespace casino::rulings
