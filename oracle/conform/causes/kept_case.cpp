#include "oracle/conform/causes/kept_case.hpp"

#include <set>

#include <fmt/format.h>

#include "oracle/conform/causes/said.hpp"
#include "oracle/corpus/reader.hpp"
#include "oracle/corpus/write.hpp"
#include "oracle/rulesets/rules.hpp"

namespace casino::conform {
namespace {

using json::Json;

// What the question is as a case. Nobody but the program that played a deal is asked which turns were made; of a list
// it is asked how many there are, and an adapter which (case_questions.cpp).
corpus::Asked as_asked(const Question& question) {
  switch (question.operation) {
    case Operation::judge:
    case Operation::apply: break;
    case Operation::score: return corpus::ScoreAsked{question.captured};
    case Operation::turns: return corpus::PerftAsked{.position = question.position, .depth = 1, .pack = {}};
    case Operation::play: return corpus::PlayAsked{.dealer = question.dealer, .pack = question.pack};
  }
  return corpus::TurnsAsked{question.position, {question.turn}};
}

Json members_named(const Json& object, std::initializer_list<const char*> keys) {
  Json part = Json::object();
  for (const char* key : keys)
    if (const auto member = object.find(key); member != object.end()) part[key] = *member;
  return part;
}

// Of what the rules answer that which the question was about.
Json expectation(const Question& question, const corpus::Asked& asked) {
  const Json answer = corpus::answer_in_json(question.rules, asked).at("expect");
  Json expected = members_named(answer, {"refused", "verdict", "clauses", "impossible"});
  switch (question.operation) {
    case Operation::judge: return expected;
    case Operation::apply:
      if (answer.contains("after")) expected["after"] = members_named(answer.at("after"), {"loose", "builds", "hands"});
      return expected;
    case Operation::score: return members_named(answer, {"refused", "total"});
    case Operation::turns: return members_named(answer, {"refused", "nodes"});
    case Operation::play: return members_named(answer, {"refused", "plays_out"});
  }
  return expected;
}

// Whoever runs the case knows no more than stands there, and so it expects what the rules answer to that.
void expect_as_read(Json& one, const Question& question) {
  const Json file = {{"format", "casino-cases/1"}, {"cases", Json::array({one})}};
  const Parsed<corpus::CaseFile> read = corpus::parse_case_file(file.dump());
  if (read) one["expect"] = expectation(question, read->cases.front().asked);
}

Json as_case(const Disagreement& disagreement, const std::string& id, const std::string& provenance) {
  const Question& question = disagreement.question;
  const corpus::Asked asked = as_asked(question);
  Json one = {{"id", id},
              {"title", "found: " + said(question, disagreement.checked).found},
              {"provenance", provenance},
              {"rules", json::of(question.rules)}};
  one.update(corpus::question_in_json(question.rules, asked));
  one["expect"] = expectation(question, asked);
  expect_as_read(one, question);
  return one;
}

}  // namespace

Json as_cases(const std::vector<Disagreement>& disagreements, const std::string& provenance) {
  Json cases = Json::array();
  std::set<std::string> ids;
  for (const Disagreement& one : disagreements) {
    const std::string wanted = "found/" + one.question.id;
    std::string id = wanted;
    for (int number = 2; !ids.insert(id).second; ++number) id = fmt::format("{}-{}", wanted, number);
    cases.push_back(as_case(one, id, provenance));
  }
  return cases;
}

}  // namespace casino::conform
