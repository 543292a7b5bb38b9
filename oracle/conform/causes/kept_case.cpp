#include "oracle/conform/causes/kept_case.hpp"

#include <limits>

#include "model/judge/judge.hpp"
#include "oracle/conform/causes/said.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "oracle/json/captured.hpp"
#include "oracle/json/judgement.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/rulesets/rules.hpp"

namespace casino::conform {
namespace {

using json::Json;

Json asked_of_turn(const Question& question) {
  const Rules& rules = question.rules;
  const Question ruled = judged(rules, question.position, question.turn);
  Json one = {{"position", json::of(question.position, rules)}, {"turn", json::of(question.turn, rules)}};
  one["expect"] = {{"verdict", json::verdict_names.at(static_cast<std::size_t>(ruled.verdict))}};
  for (const corpus::ExpectedClause& clause : ruled.clauses) one["expect"]["clauses"].push_back(clause.id);
  return one;
}

// What lies on the table and in the hands; what is empty is said to be.
Json asked_of_position(const Question& question) {
  const Rules& rules = question.rules;
  const Json after = json::of(judge(rules, question.position, question.turn).after, rules);
  Json one = asked_of_turn(question);
  one["expect"]["after"] = {{"loose", after.value("loose", Json::array())},
                            {"builds", after.value("builds", Json::array())},
                            {"hands", after.value("hands", Json::object())}};
  return one;
}

Json asked_of_score(const Question& question) {
  return {{"score", json::of(question.captured, question.rules)},
          {"expect", {{"total", json::of(question.total, question.rules)}}}};
}

// Nobody but the program that played it is asked which turns were made.
Json asked_of_deal(const Question& question) {
  const Rules& rules = question.rules;
  return {{"play", {{"dealer", json::of(question.dealer, rules)}, {"pack", json::of(question.pack, rules)}}},
          {"expect", {{"plays_out", true}}}};
}

// How many there are; an adapter is asked which (case_questions.cpp).
Json asked_of_list(const Question& question) {
  const auto count = count_legal_turns(question.rules, question.position, std::numeric_limits<std::uint64_t>::max());
  return {{"position", json::of(question.position, question.rules)},
          {"perft", {{"depth", 1}}},
          {"expect", {{"nodes", Json::array({count})}}}};
}

Json asked(const Question& question) {
  switch (question.operation) {
    case Operation::judge: return asked_of_turn(question);
    case Operation::apply: return asked_of_position(question);
    case Operation::score: return asked_of_score(question);
    case Operation::turns: return asked_of_list(question);
    case Operation::play: return asked_of_deal(question);
  }
  return Json::object();
}

}  // namespace

Json as_case(const Disagreement& disagreement, const std::string& provenance) {
  Json one = {{"id", "found/" + disagreement.question.id},
              {"title", "found: " + said(disagreement.question, disagreement.checked).found},
              {"provenance", provenance},
              {"rules", json::of(disagreement.question.rules)}};
  one.update(asked(disagreement.question));
  return one;
}

}  // namespace casino::conform
