#pragma once
// A verdict and the clauses that it cites, whatever was judged.

#include "oracle/corpus/answer.hpp"

namespace casino::corpus {

struct Told {
  ExpectedVerdict verdict = ExpectedVerdict::legal;
  std::vector<Clause> cited;        // clauses that refuse, or that wait for what is unknown
  std::vector<Clause> permissions;  // of a turn: those that it used
  std::optional<Impossible> impossible;
};

[[nodiscard]] Told told_by(const Judgement& judgement);
[[nodiscard]] Told told_by(const std::vector<Finding>& findings);

// Of the last thing judged; nothing if nothing was.
[[nodiscard]] std::optional<Told> told_by(const Answer& answer);

}  // namespace casino::corpus
