#include "oracle/conform/questions/question.hpp"

#include <set>

#include "model/judge/judge.hpp"
#include "oracle/json/as_it_came.hpp"
#include "oracle/json/captured.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/json/turn.hpp"

namespace casino::conform {

using corpus::ExpectedVerdict;
using json::Json;

std::string written_clauses(const Question& question) {
  std::string text;
  for (const corpus::ExpectedClause& clause : question.clauses) text += (text.empty() ? "" : " ") + clause.id;
  return text.empty() ? "none" : text;
}

bool can_be_captured(const Rules& rules, const Captured& captured) {
  const auto read = json::parsed(json::as_node(json::of(captured, rules)),
                                 [&](const json::Cursor& at) { return json::read_whole_captured(at, rules); });
  return static_cast<bool>(read);
}

Question judged(const Rules& rules, const Position& position, const Turn& turn) {
  Question question{.rules = rules, .position = position, .turn = turn};
  const Judgement judgement = judge(rules, position, turn);
  question.verdict = static_cast<ExpectedVerdict>(judgement.verdict.index());
  if (const auto* illegal = std::get_if<Illegal>(&judgement.verdict)) {
    std::set<Clause> broken;
    for (const Finding& violation : illegal->violations) broken.insert(violation.clause);
    for (const Clause clause : broken) {
      const std::string id(entry_of(clause).id);
      question.clauses.push_back({id, find_clauses(id)});
    }
  }
  return question;
}

Json message_of(const Question& question) {
  const Rules& rules = question.rules;
  Json message = {{"ask", name_of(question.operation)}};
  switch (question.operation) {
    case Operation::judge:
    case Operation::apply:
      message["position"] = json::of(question.position, rules);
      message["turn"] = json::of(question.turn, rules);
      break;
    case Operation::turns: message["position"] = json::of(question.position, rules); break;
    case Operation::score: message["captured"] = json::of(question.captured, rules); break;
    case Operation::play:
      message["dealer"] = json::of(question.dealer, rules);
      message["pack"] = json::of(question.pack, rules);
      break;
  }
  return message;
}

}  // namespace casino::conform
