#include "oracle/explain/changes.hpp"

#include <algorithm>
#include <iterator>

#include "oracle/explain/citation.hpp"
#include "oracle/rulesets/settings.hpp"
#include "oracle/rulesets/values_tried.hpp"

namespace casino::explain {
namespace {

void add(std::vector<Clause>& clauses, Clause clause) {
  if (std::find(clauses.begin(), clauses.end(), clause) == clauses.end()) clauses.push_back(clause);
}

// The clauses that refuse the turn, or that nobody can tell about.
std::vector<Clause> deciding_clauses(const Judgement& judgement) {
  std::vector<Clause> clauses;
  if (const auto* illegal = std::get_if<Illegal>(&judgement.verdict))
    for (const Finding& violation : illegal->violations) add(clauses, violation.clause);
  if (const auto* undetermined = std::get_if<Undetermined>(&judgement.verdict))
    for (const Need& need : undetermined->needs) add(clauses, need.clause);
  return clauses;
}

// Those, and the permissions that were used.
std::vector<Clause> clauses_of(const Judgement& judgement) {
  std::vector<Clause> clauses = deciding_clauses(judgement);
  for (const Finding& permission : judgement.permissions) add(clauses, permission.clause);
  return clauses;
}

}  // namespace

bool concerns(const OptionEntry& option, const std::vector<Clause>& clauses) {
  return std::any_of(clauses.begin(), clauses.end(),
                     [&](Clause clause) { return names_clause(option.clauses, clause); });
}

Ruling ruling_of(const Verdict& verdict) { return static_cast<Ruling>(verdict.index()); }

std::vector<OptionChange> option_changes(const Rules& rules, const Position& position, const Turn& turn,
                                         const Judgement& judgement) {
  const Ruling ruling = ruling_of(judgement.verdict);
  const std::vector<Clause> clauses = clauses_of(judgement);
  std::vector<OptionChange> near;
  std::vector<OptionChange> far;
  for (const OptionEntry& option : options()) {
    if (!bears_on_turns(option)) continue;
    for (const std::string& value : values_tried(option)) {
      const std::optional<Rules> changed = rules_with(rules, option.option, value);
      if (!changed || !structural_faults(*changed, position).empty()) continue;
      const Ruling other = ruling_of(judge(*changed, position, turn).verdict);
      if (other != ruling) (concerns(option, clauses) ? near : far).push_back({option.option, value, other});
    }
  }
  std::copy(far.begin(), far.end(), std::back_inserter(near));
  return near;
}

std::vector<ClauseChange> clause_changes(const Rules& rules, const Position& position, const Turn& turn,
                                         const Judgement& judgement) {
  const Ruling ruling = ruling_of(judgement.verdict);
  std::vector<ClauseChange> changes;
  for (const Clause clause : deciding_clauses(judgement)) {
    if (!has_an_off(clause) || rules.off.contains(clause)) continue;
    Rules changed = rules;
    changed.off.insert(clause);
    const Ruling other = ruling_of(judge(changed, position, turn).verdict);
    if (other != ruling) changes.push_back({clause, other});
  }
  return changes;
}

}  // namespace casino::explain
