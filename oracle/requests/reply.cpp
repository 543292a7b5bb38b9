#include "oracle/requests/reply.hpp"

#include "model/score/score.hpp"
#include "oracle/explain/explanation.hpp"
#include "oracle/json/judgement.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/score.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/requests/answers.hpp"

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

Detail detail_of(Length length) { return length == Length::full ? Detail::statements : Detail::ids; }

}  // namespace

Json answer_to(const std::optional<Json>& id) {
  Json answer = Json::object();
  if (id) answer["id"] = *id;
  return answer;
}

std::vector<Clause> deciding_clauses(const Verdict& verdict) {
  std::vector<Clause> clauses;
  if (const auto* illegal = std::get_if<Illegal>(&verdict))
    for (const Finding& violation : illegal->violations) clauses.push_back(violation.clause);
  if (const auto* undetermined = std::get_if<Undetermined>(&verdict))
    for (const Need& need : undetermined->needs) clauses.push_back(need.clause);
  return clauses;
}

Json judged(Json answer, const Request& asked, const Judgement& judgement, Length length) {
  if (length == Length::brief) add_in_brief(answer, asked, judgement.verdict);
  else answer.update(of(judgement, asked.rules, detail_of(length)));
  explain::add_faults_to(answer, asked.rules, asked.position, *asked.turn, judgement.verdict);
  if (length == Length::full)
    explain::add_to(answer, asked.rules, asked.position,
                    explain::explanation_of(asked.rules, asked.position, *asked.turn, judgement));
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
  return answer;
}

Json shown(Json answer, const Request& asked) {
  answer["position"] = of(asked.position, asked.rules);
  answer["text"] = notation::text_of(asked.rules, asked.position);
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
