#include "oracle/replies/reply.hpp"

#include "model/apply/apply.hpp"
#include "model/apply/same_position.hpp"
#include "model/score/score.hpp"
#include "oracle/json/judgement.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/score.hpp"
#include "oracle/log/hidden/infer.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/requests/answers.hpp"
#include "oracle/rulesets/settings.hpp"

namespace casino::json {
namespace {

void add_verdict(Json& answer, const Verdict& verdict) {
  answer["verdict"] = name_of(verdict);
  for (const Clause clause : deciding_clauses(verdict)) answer["clauses"].push_back(entry_of(clause).id);
}

void add_in_brief(Json& answer, const Request& asked, const Verdict& verdict) {
  add_verdict(answer, verdict);
  const auto* illegal = std::get_if<Illegal>(&verdict);
  if (illegal != nullptr && illegal->impossible) answer["impossible"] = of(*illegal->impossible, asked.rules);
}

// What would change a verdict that holds in every way in which the cards can have been, changes it in the same sense.
explain::Explanation explained_in_full(const Request& asked, const Judgement& judgement) {
  explain::Explanation explanation = explain::explanation_of(asked.rules, asked.position, *asked.turn, judgement);
  if (std::holds_alternative<Undetermined>(judgement.verdict)) return explanation;
  const auto ruling_by = [&](const Rules& rules) {
    const std::optional<Position> same = same_position_by(rules, asked.rules, asked.position);
    return same ? explain::ruling_of(log::judged_in_every_way(rules, *same, *asked.turn).verdict)
                : explain::Ruling::undetermined;
  };
  const explain::Ruling ruling = explain::ruling_of(judgement.verdict);
  std::erase_if(explanation.option_changes, [&](explain::OptionChange& change) {
    if (change.ruling != explain::Ruling::undetermined) return false;
    if (const auto rules = rules_with(asked.rules, change.option, change.value)) change.ruling = ruling_by(*rules);
    return change.ruling == ruling;
  });
  std::erase_if(explanation.clause_changes, [&](explain::ClauseChange& change) {
    if (change.ruling != explain::Ruling::undetermined) return false;
    Rules rules = asked.rules;
    rules.off.insert(change.clause);
    change.ruling = ruling_by(rules);
    return change.ruling == ruling;
  });
  return explanation;
}

Detail detail_of(Length length) { return length == Length::full ? Detail::statements : Detail::ids; }

}  // namespace

Json answer_to(const std::optional<Json>& id) {
  Json answer = Json::object();
  if (id) answer["id"] = *id;
  return answer;
}

void add_what_the_position_breaks(Json& answer, const Request& asked) {
  const std::vector<Finding> broken = judge_position(asked.rules, asked.position);
  if (!broken.empty()) answer["position_breaks"] = of(broken, asked.rules);
}

std::string broken_by_the_position(const Request& asked) {
  std::string ids;
  for (const Finding& broken : judge_position(asked.rules, asked.position))
    ids.append(ids.empty() ? "" : " ").append(explain::citation_of(asked.rules, broken.clause).id);
  return ids;
}

std::vector<Clause> deciding_clauses(const Verdict& verdict) {
  std::vector<Clause> clauses;
  if (const auto* illegal = std::get_if<Illegal>(&verdict))
    for (const Finding& violation : illegal->violations) clauses.push_back(violation.clause);
  if (const auto* undetermined = std::get_if<Undetermined>(&verdict))
    for (const Need& need : undetermined->needs) clauses.push_back(need.clause);
  return clauses;
}

Judgement judgement_of(const Request& asked) {
  return log::judged_in_every_way(asked.rules, asked.position, *asked.turn);
}

explain::Explanation explained(const Request& asked, const Judgement& judgement, Length length) {
  explain::Explanation explanation;
  if (length == Length::full) return explained_in_full(asked, judgement);
  if (length == Length::usual) explanation.position_breaks = judge_position(asked.rules, asked.position);
  return explanation;
}

Json judged(Json answer, const Request& asked, const Judgement& judgement, Length length) {
  if (length == Length::brief) add_in_brief(answer, asked, judgement.verdict);
  else answer.update(of(judgement, asked.rules, detail_of(length)));
  explain::add_faults_to(answer, asked.rules, asked.position, *asked.turn, judgement.verdict);
  explain::add_to(answer, asked.rules, asked.position, explained(asked, judgement, length));
  return answer;
}

Json judged(Json answer, const Request& asked, const std::vector<Finding>& violations, Length length) {
  add_verdict(answer, violations.empty() ? Verdict{Legal{}} : Verdict{Illegal{violations, {}}});
  if (length == Length::brief || violations.empty()) return answer;
  answer.erase("clauses");
  answer["violations"] = of(violations, asked.rules, detail_of(length));
  return answer;
}

Json scored(Json answer, const Request& asked) {
  if (asked.match) {
    answer.update(standing_in_json(asked.rules, *asked.match));
    return answer;
  }
  const std::optional<Captured> captured =
      asked.captured ? asked.captured : captured_at_end(asked.rules, asked.position);
  if (!captured) {
    answer["redeal"] = true;
    return answer;
  }
  const Certainty certainty = asked.captured ? certainty_of_shares(asked.rules, *captured)
                                             : certainty_in(asked.rules, asked.position, *captured);
  answer.update(of(certainty.score, asked.rules));
  add_certainty(answer, asked.rules, certainty);
  if (!asked.captured) add_what_the_position_breaks(answer, asked);
  if (!asked.captured && !hands_are_empty(asked.rules, asked.position)) answer["if_it_ended_here"] = true;
  return answer;
}

Json shown(Json answer, const Request& asked) {
  answer["position"] = of(asked.position, asked.rules);
  answer["text"] = notation::text_of(asked.rules, asked.position);
  add_what_the_position_breaks(answer, asked);
  return answer;
}

Json of(const ParseError& error) {
  Json object = Json::object();
  if (!error.where.pointer.empty()) object["pointer"] = error.where.pointer;
  if (error.where.line > 0) object["line"] = error.where.line;
  if (error.where.column > 0) object["column"] = error.where.column;
  object["found"] = error.found;
  object["expected"] = error.expected;
  return object;
}

Json refused(Json answer, const ParseErrors& errors) {
  for (const ParseError& error : errors) answer["errors"].push_back(of(error));
  return answer;
}

}  // namespace casino::json
