#include "oracle/log/validate/counted_otherwise.hpp"

#include <algorithm>
#include <iterator>

#include "oracle/log/replay/recount.hpp"
#include "oracle/rulesets/settings.hpp"
#include "oracle/rulesets/values_tried.hpp"

namespace casino::log {
namespace {

constexpr std::size_t most_entries = 400'000;
constexpr std::size_t most_seen_through = 5;

bool is_a_problem(const Problem& problem) { return problem.weight == Weight::problem; }

bool has(const std::vector<Problem>& problems, const Problem& problem) {
  return std::ranges::any_of(problems, [&](const Problem& one) { return is_the_same(one, problem); });
}

// What a deal can have brought of which nothing is stated takes long to find out.
bool states_its_play(const Deal& deal) {
  return deal.start || std::ranges::any_of(deal.entries, [](const Entry& entry) {
           return std::holds_alternative<Dealt>(entry.what) || std::holds_alternative<Turn>(entry.what);
         });
}

// Other rules, and what is wrong with points by them.
struct Counting {
  Rules rules;
  std::vector<Problem> problems;
};

// Those by which less is wrong, and nothing that was not; the best first.
std::vector<Counting> other_countings(const Rules& rules, const Log& log, const Insight* insight,
                                      const std::vector<Problem>& others) {
  std::vector<Counting> found;
  const Recount recount(rules, log, insight);
  if (!recount.is_possible()) return found;
  std::size_t work = 0;
  for (const OptionEntry& option : options()) {
    if (!casino::is_about_points(option) || work > most_entries) continue;
    for (const std::string& value : values_tried(option)) {
      const auto changed = rules_with(rules, option.option, value);
      if (!changed) continue;
      work += recount.entries();
      auto problems = recount.problems_among(others, *changed);
      if (problems && problems->size() < others.size()) found.push_back({*changed, std::move(*problems)});
    }
  }
  std::ranges::stable_sort(found, {}, [](const Counting& one) { return one.problems.size(); });
  return found;
}

// Turns can hang on points, too.
bool holds_but_for_what_is_reported(const Counting& counting, const Log& log, const Report& report) {
  const Report found = validate(counting.rules, log, Detail::verdicts);
  return !found.left_out.is_any() && std::ranges::all_of(found.problems, [&](const Problem& problem) {
    return !is_a_problem(problem) || has(report.problems, problem);
  });
}

}  // namespace

void note_what_was_counted_otherwise(Report& report, const Rules& rules, const Log& log, const Insight* insight) {
  const auto concerns_points = [](const Problem& problem) { return is_a_problem(problem) && is_about_points(problem); };
  if (std::ranges::count_if(report.problems, concerns_points) < 2 || !std::ranges::all_of(log.deals, states_its_play))
    return;
  std::vector<Problem> others;
  std::ranges::copy_if(report.problems, std::back_inserter(others), concerns_points);
  const Problem first = others.front();
  others.erase(others.begin());
  std::vector<Counting> countings = other_countings(rules, log, insight, others);
  countings.resize(std::min(countings.size(), most_seen_through));
  const auto best = std::ranges::find_if(
      countings, [&](const Counting& one) { return holds_but_for_what_is_reported(one, log, report); });
  if (best == countings.end()) return;
  for (Problem& problem : report.problems) {
    if (!concerns_points(problem) || is_the_same(problem, first) || has(best->problems, problem)) continue;
    problem.weight = Weight::undetermined;
    problem.follows_from_deal = first.deal_number;
  }
}

}  // namespace casino::log
