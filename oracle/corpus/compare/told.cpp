#include "oracle/corpus/compare/told.hpp"

namespace casino::corpus {
namespace {

std::vector<Clause> clauses_of(const std::vector<Finding>& findings) {
  std::vector<Clause> clauses(findings.size());
  std::transform(findings.begin(), findings.end(), clauses.begin(), [](const Finding& one) { return one.clause; });
  return clauses;
}

}  // namespace

Told told_by(const Judgement& judgement) {
  Told told;
  told.permissions = clauses_of(judgement.permissions);
  told.warned = clauses_of(judgement.warnings);
  if (const auto* illegal = std::get_if<Illegal>(&judgement.verdict)) {
    told.verdict = ExpectedVerdict::illegal;
    told.cited = clauses_of(illegal->violations);
    told.impossible = illegal->impossible;
  } else if (const auto* open = std::get_if<Undetermined>(&judgement.verdict)) {
    told.verdict = ExpectedVerdict::undetermined;
    for (const Need& need : open->needs) told.cited.push_back(need.clause);
  }
  return told;
}

Told told_by(const std::vector<Finding>& findings) {
  Told told;
  told.verdict = findings.empty() ? ExpectedVerdict::legal : ExpectedVerdict::illegal;
  told.cited = clauses_of(findings);
  return told;
}

Told told_by(LastCall call) {
  Told told;
  if (call == LastCall::slip) told.warned.push_back("AA-DEAL-6"_clause);
  if (call == LastCall::fault) {
    told.verdict = ExpectedVerdict::illegal;
    told.cited.push_back("AA-DEAL-6"_clause);
  }
  return told;
}

}  // namespace casino::corpus
