#include "oracle/conform/kept_case.hpp"

#include "model/judge.hpp"
#include "oracle/json/captured.hpp"
#include "oracle/json/judgement.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/rules.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/notation/turn.hpp"

namespace casino::conform {
namespace {

using json::Json;

Json asked_of_turn(const Rules& rules, const Point& point) {
  const Question ruled = judged(rules, point.position, point.turn);
  Json one = {{"position", json::of(point.position, rules)}, {"turn", json::of(point.turn, rules)}};
  one["expect"] = {{"verdict", json::verdict_names.at(static_cast<std::size_t>(ruled.verdict))}};
  for (const corpus::ExpectedClause& clause : ruled.clauses) one["expect"]["clauses"].push_back(clause.id);
  return one;
}

// What lies on the table and in the hands; what is empty is said to be.
Json asked_of_position(const Question& question) {
  const Rules& rules = question.rules;
  const Json after = json::of(judge(rules, question.position, question.turn).after, rules);
  Json one = asked_of_turn(rules, {question.position, question.turn});
  one["expect"]["after"] = {{"loose", after.value("loose", Json::array())},
                            {"builds", after.value("builds", Json::array())},
                            {"hands", after.value("hands", Json::object())}};
  return one;
}

Json asked_of_score(const Question& question) {
  return {{"score", json::of(question.captured, question.rules)},
          {"expect", {{"total", json::of(question.total, question.rules)}}}};
}

// The turn of which a list was wrong, in the words in which it is told.
std::optional<Json> asked_of_list(const Question& question, const Checked& checked) {
  const std::string& told = checked.expected == legal_turns_only ? checked.found : checked.expected;
  const auto turn = notation::read_turn(question.rules, question.position, told);
  if (!turn) return std::nullopt;
  return asked_of_turn(question.rules, {question.position, *turn});
}

std::optional<Json> asked(const Disagreement& disagreement) {
  const Question& question = disagreement.question;
  switch (question.operation) {
    case Operation::judge: return asked_of_turn(question.rules, {question.position, question.turn});
    case Operation::apply: return asked_of_position(question);
    case Operation::score: return asked_of_score(question);
    case Operation::turns: return asked_of_list(question, disagreement.checked);
    case Operation::play:
      if (disagreement.point) return asked_of_turn(question.rules, *disagreement.point);
  }
  return std::nullopt;
}

}  // namespace

std::optional<Json> as_case(const Disagreement& disagreement, const std::string& provenance) {
  const auto what = asked(disagreement);
  if (!what) return std::nullopt;
  Json one = {{"id", "found/" + disagreement.question.id},
              {"title", "found: " + disagreement.checked.found},
              {"provenance", provenance},
              {"rules", json::of(disagreement.question.rules)}};
  one.update(*what);
  return one;
}

}  // namespace casino::conform
