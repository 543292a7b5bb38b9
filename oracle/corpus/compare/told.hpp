#pragma once
// A verdict and the clauses that it cites, whatever was judged.

#include "oracle/corpus/answer.hpp"

namespace casino::corpus {

struct Told {
  ExpectedVerdict verdict = ExpectedVerdict::legal;
  std::vector<Clause> cited;        // clauses that refuse, or that wait for what is unknown
  std::vector<Clause> warned;       // customs that were not kept
  std::vector<Clause> permissions;  // of a turn: those that it used
  std::optional<Impossible> impossible;
};

[[nodiscard]] Told told_by(const Judgement& judgement);
[[nodiscard]] Told told_by(const std::vector<Finding>& findings);
[[nodiscard]] Told told_by(LastCall call);

}  // namespace casino::corpus
