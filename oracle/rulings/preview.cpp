#include "oracle/rulings/preview.hpp"

#include <algorithm>

#include "oracle/distinguish/pair.hpp"
#include "oracle/log/replay/replay.hpp"

namespace casino::rulings {
namespace {

bool is_same_fault(const log::Problem& a, const log::Problem& b) {
  return a.weight == b.weight && a.matter == b.matter && a.deal == b.deal && a.entry == b.entry && a.item == b.item &&
         a.findings == b.findings;
}

const log::Problem* first_missing(const std::vector<log::Problem>& problems, const std::vector<log::Problem>& others) {
  const auto is_new = [&](const log::Problem& problem) {
    return problem.weight != log::Weight::note &&
           std::none_of(others.begin(), others.end(), [&](const auto& other) { return is_same_fault(problem, other); });
  };
  const auto found = std::find_if(problems.begin(), problems.end(), is_new);
  return found == problems.end() ? nullptr : &*found;
}

}  // namespace

LogCourse course_of(const Rules& rules, const log::Log& log) {
  log::Report report = validate(rules, log, log::Detail::verdicts);
  LogCourse course{report.outcome, std::move(report.problems), {}, {}};
  const log::ReadAs read_as = read_as_by(rules, log);
  course.totals.resize(read_as == log::ReadAs::nothing ? log.deals.size() : 0);
  if (read_as == log::ReadAs::nothing) return course;
  std::optional<log::Log> read;
  if (read_as == log::ReadAs::otherwise) read = log::read_by(rules, log);
  log::Replay replay(rules, log.before);
  for (const log::Deal& deal : read ? read->deals : log.deals) {
    replay.take(deal, log::Replay::memory_for(deal));
    replay.finish_deal();
    course.totals.push_back(replay.match().totals);
  }
  course.winner = replay.match().winner;
  return course;
}

bool Preview::verdict_changes() const {
  return now.outcome != then.outcome || first_new_problem() != nullptr || first_problem_gone() != nullptr;
}

const log::Problem* Preview::first_new_problem() const { return first_missing(then.problems, now.problems); }

const log::Problem* Preview::first_problem_gone() const { return first_missing(now.problems, then.problems); }

std::optional<Preview> preview_of(const log::Log& log, const std::vector<Setting>& change) {
  const std::optional<Rules> changed = rules_with_all(log.rules.rules, change);
  if (!changed) return std::nullopt;
  return Preview{course_of(log.rules.rules, log), course_of(*changed, log)};
}

std::vector<const corpus::Case*> cases_that_flip(const corpus::Corpus& corpus, std::string_view variant,
                                                 const std::vector<Setting>& change) {
  std::vector<const corpus::Case*> cases;
  for (const corpus::CaseFile& file : corpus.files) {
    for (const corpus::Case& one : file.cases) {
      const auto changed = one.rules.variant == variant ? rules_with_all(one.rules, change) : std::nullopt;
      if (changed && distinguish::parting({one.rules, *changed}, one.asked)) cases.push_back(&one);
    }
  }
  return cases;
}

}  // namespace casino::rulings
