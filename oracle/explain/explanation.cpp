#include "oracle/explain/explanation.hpp"

#include "oracle/explain/fault.hpp"
#include "oracle/json/judgement.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/statement.hpp"

namespace casino::explain {
namespace {

constexpr std::size_t most_turns_instead = 5;

std::string_view name_of(Ruling ruling) { return json::verdict_names.at(static_cast<std::size_t>(ruling)); }

}  // namespace

Explanation explanation_of(const Rules& rules, const Position& position, const Turn& turn, const Judgement& judgement) {
  Explanation explanation;
  explanation.position_breaks = judge_position(rules, position);
  if (!std::holds_alternative<Legal>(judgement.verdict)) {
    Instead instead = legal_instead(rules, position, turn, most_turns_instead);
    explanation.instead = std::move(instead.turns);
    explanation.are_all_compared = instead.is_complete;
  }
  explanation.option_changes = option_changes(rules, position, turn, judgement);
  explanation.clause_changes = clause_changes(rules, position, turn, judgement);
  return explanation;
}

void add_to(json::Json& judgement, const Rules& rules, const Position& position, const Explanation& explanation) {
  if (!explanation.position_breaks.empty())
    judgement["position_breaks"] = json::of(explanation.position_breaks, rules, json::Detail::statements);
  for (const Turn& turn : explanation.instead)
    judgement["legal_instead"].push_back(
        {{"turn", json::of(turn, rules)}, {"text", notation::text_of(rules, position, turn)}});
  if (!explanation.are_all_compared) judgement["legal_instead_complete"] = false;
  for (const OptionChange& change : explanation.option_changes)
    judgement["would_change"].push_back(
        {{"option", entry_of(change.option).name}, {"value", change.value}, {"verdict", name_of(change.ruling)}});
  for (const ClauseChange& change : explanation.clause_changes)
    judgement["would_change"].push_back({{"off", entry_of(change.clause).id}, {"verdict", name_of(change.ruling)}});
}

void add_faults_to(json::Json& judgement, const Rules& rules, const Position& position, const Turn& turn,
                   const Verdict& verdict) {
  const std::optional<Verdict> alone = verdict_by_itself(rules, position, turn, verdict);
  if (!alone) return;
  judgement["by_itself"] = json::name_of(*alone);
  if (!judgement.contains("violations")) return;
  const std::vector<Finding>& violations = std::get<Illegal>(verdict).violations;
  for (std::size_t i = 0; i < violations.size(); ++i)
    if (const Seat seat = at_fault(position, turn, violations[i]); seat != turn.seat)
      judgement["violations"][i]["by"] = json::of(seat, rules);
}

Citation citation_of(const Rules& rules, Clause clause) {
  const ClauseEntry& entry = entry_of(clause);
  const std::string_view alias = alias_of(clause, rules);
  std::string id(entry.id);
  if (!alias.empty()) id = std::string(alias) + " (= " + id + ")";
  return {std::move(id), source_of(clause, rules), statement_of(clause, rules).text};
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
