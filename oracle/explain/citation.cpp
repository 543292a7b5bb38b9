#include "oracle/explain/citation.hpp"

#include "oracle/text/names.hpp"
#include "oracle/text/statement.hpp"

namespace casino::explain {

Citation citation_of(const Rules& rules, Clause clause) {
  const ClauseEntry& entry = entry_of(clause);
  const std::string_view alias = alias_of(clause, rules);
  std::string id(entry.id);
  if (!alias.empty()) id = std::string(alias) + " (= " + id + ")";
  return {std::move(id), source_of(clause, rules), statement_of(clause, rules)};
}

bool names_clause(std::string_view ids, Clause clause) {
  while (!ids.empty()) {
    const auto space = ids.find(' ');
    const ClauseList named = find_clauses(ids.substr(0, space));
    if (std::ranges::find(named, clause) != named.end()) return true;
    ids = space == std::string_view::npos ? std::string_view{} : ids.substr(space + 1);
  }
  return false;
}

std::string options_of(const Rules& rules, Clause clause) {
  std::string settings;
  for (const OptionEntry& option : options()) {
    if (!names_clause(option.clauses, clause)) continue;
    if (!settings.empty()) settings += ", ";
    settings += std::string(option.name) + "=" + value_of(rules, option.option);
  }
  return settings;
}

}  // namespace casino::explain
