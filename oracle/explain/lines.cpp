
#include <fmt/format.h>

#include "oracle/explain/explanation.hpp"
#include "oracle/explain/fault.hpp"
#include "oracle/explain/sentences.hpp"
#include "oracle/json/judgement.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/rulesets/settings.hpp"

namespace casino::explain {
namespace {

using Lines = std::vector<Line>;

void add_heading(Lines& lines, std::string text) {
  lines.push_back({LineKind::text, ""});
  lines.push_back({LineKind::heading, std::move(text)});
}

void add_text(Lines& lines, const std::string& text) {
  if (!text.empty()) lines.push_back({LineKind::text, "  " + text});
}

// The clause with its passage, what it says, and what that means here.
void add_clause(Lines& lines, const Situation& s, Clause clause, const std::string& introduction,
                const std::string& here) {
  const Citation citation = citation_of(s.rules, clause);
  lines.push_back({LineKind::citation, fmt::format("{}  [{}]", citation.id, citation.source)});
  add_text(lines, introduction + citation.statement);
  if (!here.empty()) add_text(lines, "Here: " + here);
}

std::string at_step(const Turn& turn, int step) {
  return turn.steps.size() < 2 || step < 0 ? "" : fmt::format(" (step {})", step + 1);
}

void add_violations(Lines& lines, const Situation& s, const Turn& turn, const std::vector<Finding>& violations) {
  for (const Finding& violation : violations) {
    const std::string here = sentence_of(s, violation);
    add_clause(lines, s, violation.clause, introduction_of(s.rules, violation.clause),
               here.empty() ? here : here + at_step(turn, violation.step));
  }
}

void add_verdict(Lines& lines, const Situation& s, const Turn& turn, const Illegal& illegal) {
  lines.push_back({LineKind::illegal, "illegal"});
  if (const auto alone = verdict_by_itself(s.rules, s.before, turn, illegal))
    lines.push_back({LineKind::text, words_by_itself(s, *alone)});
  add_violations(lines, s, turn, illegal.violations);
  if (!illegal.impossible) return;
  lines.push_back({LineKind::citation, "It cannot be done with these cards"});
  add_text(lines, sentence_of(s, *illegal.impossible) + at_step(turn, illegal.impossible->step));
}

void add_verdict(Lines& lines, const Situation& s, const Turn& turn, const Undetermined& undetermined) {
  lines.push_back({LineKind::undetermined, "undetermined"});
  for (const Need& need : undetermined.needs)
    add_clause(lines, s, need.clause, "", "it depends on " + sentence_of(s, need) + "." + at_step(turn, need.step));
}

void add_verdict(Lines& lines, const Situation&, const Turn&, const Legal&) {
  lines.push_back({LineKind::legal, "legal"});
}

void add_findings(Lines& lines, const Situation& s, const Turn& turn, std::string heading,
                  const std::vector<Finding>& findings) {
  if (findings.empty()) return;
  add_heading(lines, std::move(heading));
  for (const Finding& finding : findings)
    add_clause(lines, s, finding.clause, "", use_of(s, finding) + at_step(turn, finding.step));
}

void add_groupings(Lines& lines, const Situation& s, const Turn& turn, const std::vector<Grouping>& groupings) {
  for (const Grouping& grouping : groupings) {
    std::string groups;
    for (const CardSet group : grouping.groups)
      groups += (groups.empty() ? "" : " | ") + notation::text_of(s.rules, group, s.style);
    add_heading(lines, fmt::format("Groups that make {}{}", grouping.value.points, at_step(turn, grouping.step)));
    add_text(lines, groups);
  }
}

std::string ruling_with(std::string_view change, Ruling ruling) {
  return fmt::format("{:<12}  {}", json::verdict_names.at(static_cast<std::size_t>(ruling)), change);
}

// The changes of one option on one line, where they lead to the same verdict.
void add_option_changes(Lines& lines, const std::vector<OptionChange>& changes) {
  for (auto change = changes.begin(); change != changes.end();) {
    const auto end = std::find_if(change, changes.end(), [&](const OptionChange& other) {
      return other.option != change->option || other.ruling != change->ruling;
    });
    std::vector<std::string> values;
    std::transform(change, end, std::back_inserter(values), [](const OptionChange& one) { return one.value; });
    const std::string text = fmt::format("{}={}", entry_of(change->option).name, alternatives(values));
    add_text(lines, ruling_with(text, change->ruling));
    change = end;
  }
}

}  // namespace

Lines lines_of(const Rules& rules, const Position& position, const Turn& turn, const Judgement& judgement,
               notation::Style style) {
  Lines lines;
  const Situation s{rules, position, judgement.after, turn.seat, style, &turn};
  std::visit([&](const auto& verdict) { add_verdict(lines, s, turn, verdict); }, judgement.verdict);
  if (!std::holds_alternative<Illegal>(judgement.verdict))
    add_findings(lines, s, turn, "Permissions used", judgement.permissions);
  add_findings(lines, s, turn, "Customs that were not kept", judgement.warnings);
  add_groupings(lines, s, turn, judgement.groupings);
  add_heading(lines, "Afterwards");
  add_text(lines, notation::text_of(rules, judgement.after, style));
  return lines;
}

Lines lines_of(const Rules& rules, const Position& position, const Explanation& explanation, notation::Style style) {
  Lines lines;
  if (!explanation.position_breaks.empty()) {
    add_heading(lines, "Whatever the turn, the position itself is not lawful");
    add_violations(lines, Situation{rules, position, position, position.to_act, style}, {},
                   explanation.position_breaks);
  }
  if (!explanation.instead.empty() || !explanation.are_all_compared) add_heading(lines, "Legal turns near it");
  for (const Turn& turn : explanation.instead) add_text(lines, notation::text_of(rules, position, turn, style));
  if (!explanation.are_all_compared) add_text(lines, words_of_what_was_left_out());
  if (explanation.option_changes.empty() && explanation.clause_changes.empty()) return lines;
  add_heading(lines, "One change of the rules that would change the verdict");
  add_option_changes(lines, explanation.option_changes);
  for (const ClauseChange& change : explanation.clause_changes)
    add_text(lines, ruling_with("without " + citation_of(rules, change.clause).id, change.ruling));
  return lines;
}

Lines lines_of(const Rules& rules, const Position& position, const std::vector<Finding>& violations,
               notation::Style style) {
  Lines lines;
  const Situation s{rules, position, position, position.to_act, style};
  if (violations.empty()) lines.push_back({LineKind::legal, "lawful"});
  else lines.push_back({LineKind::illegal, "not lawful"});
  add_violations(lines, s, {}, violations);
  return lines;
}

}  // namespace casino::explain
