#include "oracle/corpus/run.hpp"

#include "oracle/corpus/compare/parts.hpp"

namespace casino::corpus {
namespace {

bool is_about_clauses(const Difference& difference) { return difference.in == Differs::clauses; }

Result result_of(const std::vector<Difference>& differences, const std::vector<Expected>& expected) {
  if (differences.empty()) return Result::pass;
  const bool is_refused = differences.front().in == Differs::whether_it_is_refused;
  const bool expects_it = !expected.empty() && expected.front().refused.value_or(false);
  if (is_refused && !expects_it) return Result::error;
  return std::ranges::all_of(differences, is_about_clauses) ? Result::wrong_reason : Result::fail;
}

void compare_turns(Comparison& comparison, const std::vector<Expected>& expected, const CaseAnswer& answer) {
  for (std::size_t i = 0; i < answer.judgements.size() && i < expected.size(); ++i) {
    if (expected.size() > 1) comparison.at("turn " + std::to_string(i + 1) + ": ");
    compare_turn(comparison, expected[i], answer.judgements[i]);
  }
  comparison.at("");
}

bool expects_refusal(const std::vector<Expected>& expected) {
  return !expected.empty() && expected.front().refused.value_or(false);
}

}  // namespace

Result CaseOutcome::result() const {
  Result worst = outcome.result;
  for (const auto& [name, reading] : readings) worst = std::max(worst, reading.result);
  return worst;
}

ReadingOutcome run(const Rules& rules, const Asked& asked, const std::vector<Expected>& expected) {
  ReadingOutcome outcome;
  outcome.differences = differences(rules, expected, answer(rules, asked));
  outcome.result = result_of(outcome.differences, expected);
  return outcome;
}

CaseOutcome run(const Case& one) {
  CaseOutcome whole{one.id, run(one.rules, one.asked, one.expected), {}};
  for (const Reading& reading : one.readings)
    whole.readings.emplace_back(reading.name,
                                run(reading.rules, asked_by(reading.rules, one.rules, one.asked), reading.expected));
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

std::vector<Difference> differences(const Rules& rules, const std::vector<Expected>& expected,
                                    const CaseAnswer& answer) {
  std::vector<Difference> found;
  Comparison comparison(rules, found);
  if (answer.refused || expects_refusal(expected)) {
    comparison.same(
        "refused", expects_refusal(expected) ? "true" : "false",
        answer.refused && !expects_refusal(expected) ? *answer.refused : std::string(answer.refused ? "true" : "false"),
        Differs::whether_it_is_refused);
    return found;
  }
  compare_turns(comparison, expected, answer);
  if (expected.empty()) return found;
  const Expected& last = expected.back();
  if (answer.findings) {
    compare_verdict(comparison, last, reported_by(*answer.findings));
    compare_about(comparison, last.about, *answer.findings);
  }
  if (answer.last_call) compare_verdict(comparison, last, reported_by(*answer.last_call));
  compare_end(comparison, last, answer);
  compare_match(comparison, last, answer);
  compare_dealing(comparison, last, answer);
  if (last.plays_out)
    comparison.same("plays_out", *last.plays_out ? "true" : "false",
                    answer.plays_out.value_or(false) ? "true" : "false");
  if (last.nodes) comparison.same("nodes", *last.nodes, answer.nodes.value_or(std::vector<std::uint64_t>{}));
  return found;
}

}  // namespace casino::corpus
