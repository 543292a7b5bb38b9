#include "oracle/corpus/run.hpp"

namespace casino::corpus {
namespace {

// "turn 2: clauses" ends in it too.
bool is_about_clauses(const Difference& difference) { return difference.what.ends_with("clauses"); }

Result result_of(const std::vector<Difference>& differences, const std::vector<Expected>& expected) {
  if (differences.empty()) return Result::pass;
  const bool is_refused = differences.front().what == "refused";
  const bool expects_it = !expected.empty() && expected.front().refused.value_or(false);
  if (is_refused && !expects_it) return Result::error;
  return std::all_of(differences.begin(), differences.end(), is_about_clauses) ? Result::wrong_reason : Result::fail;
}

}  // namespace

Result CaseOutcome::result() const {
  Result worst = outcome.result;
  for (const auto& [name, reading] : readings) worst = std::max(worst, reading.result);
  return worst;
}

Outcome run(const Rules& rules, const Asked& asked, const std::vector<Expected>& expected) {
  Outcome outcome;
  outcome.differences = differences(rules, expected, answer(rules, asked));
  outcome.result = result_of(outcome.differences, expected);
  return outcome;
}

CaseOutcome run(const Case& one) {
  CaseOutcome whole{one.id, run(one.rules, one.asked, one.expected), {}};
  for (const Reading& reading : one.readings)
    whole.readings.emplace_back(reading.name, run(reading.rules, one.asked, reading.expected));
  return whole;
}

Summary run(const Corpus& corpus) {
  Summary summary;
  for (const CaseFile& file : corpus.files) {
    for (const Case& one : file.cases) {
      CaseOutcome outcome = run(one);
      ++summary.cases;
      summary.readings += one.readings.size();
      ++summary.by_result[static_cast<std::size_t>(outcome.result())];
      if (outcome.result() != Result::pass) summary.not_passed.push_back(std::move(outcome));
    }
  }
  return summary;
}

}  // namespace casino::corpus
