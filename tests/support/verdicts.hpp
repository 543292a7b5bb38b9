#pragma once
// How tests ask about a turn: EXPECT_EQ(verdict(table, {trail("6C")}), "AA-TRL-3").

#include <algorithm>
#include <string>
#include <vector>

#include "model/judge/judge.hpp"
#include "tests/support/table.hpp"

namespace casino::test {

inline Judgement judged(const Table& table, std::vector<Step> steps) {
  return judge(table.rules(), table.position(), Turn{table.position().to_act, std::move(steps)});
}

template <typename Found>
std::string ids(const std::vector<Found>& findings) {
  std::vector<std::string> names;
  for (const Found& finding : findings) names.emplace_back(entry_of(finding.clause).id);
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "" : " ") + name;
  return list;
}

inline std::string words(const Verdict& verdict) {
  if (const auto* illegal = std::get_if<Illegal>(&verdict))
    return illegal->impossible ? "impossible" : ids(illegal->violations);
  if (const auto* undetermined = std::get_if<Undetermined>(&verdict)) return "undetermined " + ids(undetermined->needs);
  return "legal";
}

// "legal", the clauses that refuse, "undetermined" with the clauses that wait, or "impossible".
inline std::string verdict(const Table& table, std::vector<Step> steps) {
  return words(judged(table, std::move(steps)).verdict);
}

// The permissions that a turn used.
inline std::string used(const Table& table, std::vector<Step> steps) {
  return ids(judged(table, std::move(steps)).permissions);
}

inline bool uses(const Table& table, std::vector<Step> steps, std::string_view clause) {
  const auto permissions = judged(table, std::move(steps)).permissions;
  return std::any_of(permissions.begin(), permissions.end(),
                     [&](const Finding& finding) { return entry_of(finding.clause).id == clause; });
}

inline Position after(const Table& table, std::vector<Step> steps) { return judged(table, std::move(steps)).after; }

inline Rules with(Rules rules, std::string_view option, std::string_view value) {
  const OptionEntry* entry = find_option(option);
  if (entry == nullptr || set_value(rules, entry->option, value)) throw std::logic_error("no such setting");
  return rules;
}

inline Rules without(Rules rules, std::string_view clause) {
  for (const Clause off : find_clauses(clause)) rules.off.insert(off);
  return rules;
}

}  // namespace casino::test
