#include "oracle/corpus/compare.hpp"

#include "oracle/corpus/compare/parts.hpp"

namespace casino::corpus {
namespace {

void compare_turns(Comparison& comparison, const std::vector<Expected>& expected, const Answer& answer) {
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

std::vector<Difference> differences(const Rules& rules, const std::vector<Expected>& expected, const Answer& answer) {
  std::vector<Difference> found;
  Comparison comparison(rules, found);
  if (answer.refused || expects_refusal(expected)) {
    comparison.same("refused", expects_refusal(expected) ? "true" : "false",
                    answer.refused && !expects_refusal(expected) ? *answer.refused
                                                                 : std::string(answer.refused ? "true" : "false"));
    return found;
  }
  compare_turns(comparison, expected, answer);
  if (expected.empty()) return found;
  const Expected& last = expected.back();
  if (answer.findings) {
    compare_verdict(comparison, last, told_by(*answer.findings));
    compare_about(comparison, last.about, *answer.findings);
  }
  if (answer.last_call) compare_verdict(comparison, last, told_by(*answer.last_call));
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
