// An answer is as its schema says, each field of it, or it is none.

#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "oracle/conform/causes/checking.hpp"
#include "oracle/conform/protocol/choose.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/turn.hpp"
#include "tests/oracle/conform/in_process.hpp"
#include "tests/support/json_schema.hpp"

namespace casino::conform::adapter_answers_test {
namespace {

using json::Json;
using test::SchemaJson;
using test::schemas;
using testing::IsEmpty;

const SchemaJson& definition(const std::string& name) {
  return schemas().all().at("adapter.json").at("$defs").at(name);
}

// An answer in which every field stands that its definition in the schema names.
struct Sample {
  std::string ask;
  std::string defined_as;
  std::string answer;
};

const std::string sample_of_why =
    R"("by_itself":"legal","clauses":["AA-TRL-3"],"impossible":{"what":"takes_nothing","step":0,"cards":["8S"]},"why":"no")";
const std::string sample_of_turns =
    R"("turns":[{"seat":"N","steps":[{"do":"capture","hand":["8S"],"cards":["5C","3D"]}]}],"total":{"N":1})";

const std::vector<Sample> samples{
    {"start", "started",
     R"({"id":1,"protocol":"casino-adapter/1","name":"x","version":"1","language":"C","partial":false,
         "operations":["judge","turns","apply","score","play"],
         "rules":[{"variant":"anglo-american","seats":[2],"direction":"clockwise","order":["N","S"],
                   "options":{"sweep.score":1},"scoring":[{"card":"JS","points":2}],"off":["AA-TRL-3"],"settable":{"match.target":[]}}]})"},
    {"configure", "configured", R"({"id":1,"configured":true,"direction":"clockwise","order":["N","S"]})"},
    {"judge", "judged", R"({"id":1,"verdict":"illegal",)" + sample_of_why + "}"},
    {"turns", "listed", R"({"id":1,)" + sample_of_turns + "}"},
    {"apply", "applied",
     R"({"id":1,"after":{"to_act":"S","loose":["5C"],"hands":{"N":["2H"],"S":1},"stock":3,"last_capturer":"N",
         "builds":[{"value":9,"cards":["5D","4D"],"owner":"N","groups":1}],"sweeps":["N"],"dealing":1},
         "verdict":"illegal",)" +
         sample_of_why + "}"},
    {"score", "scored",
     R"({"id":1,"total":{"N":1},"certain":false,"open":["cards"],
         "between":{"total":{"least":{"N":0},"most":{"N":3}}},"doubt":"who knows"})"},
    {"play", "listed", R"({"id":1,)" + sample_of_turns + "}"},
    {"choose", "chosen",
     R"({"id":1,"turn":{"seat":"N","steps":[{"do":"capture","hand":["8S"],"cards":["5C","3D"]}]}})"},
    {"stop", "stopped", R"({"id":1,"stopped":true})"},
    {"judge", "skipped", R"({"id":1,"skip":"too hard"})"},
    {"configure", "skipped", R"({"id":1,"skip":"too hard"})"}};

Question asked_for(const Sample& sample) {
  const Rules rules = anglo_american(Seats{2});
  Question question{.rules = rules};
  for (std::size_t i = 0; i < operation_names.size(); ++i)
    if (operation_names.at(i) == sample.ask) question.operation = static_cast<Operation>(i);
  question.position = *json::parse_position(
      R"({"to_act":"N","dealer":"S","loose":["5C","3D"],"hands":{"N":["8S","2H"],"S":["KD"]},"stock":[]})", rules);
  question.turn = *json::parse_turn(R"({"do":"trail","hand":["2H"]})", rules, question.position.to_act);
  question.pack.assign(rules.pack.begin(), rules.pack.end());
  return question;
}

// Whether what comes of the question for a turn is none.
bool is_no_turn(Session& session, const Question& asked) {
  const Choosing question{players::view_of(asked.rules, asked.position, asked.position.to_act), {}, 1};
  const Reply reply = session.ask(asked.rules, members_of(question, asked.rules));
  const auto* answered = std::get_if<Answered>(&reply);
  return answered == nullptr || !chosen_in(answered->document, asked.rules, asked.position.to_act);
}

// Whether an adapter is found fault with that gives this answer to the question of the sample, and else what the oracle
// does. The answer has the number of its question where it has one at all.
bool is_refused(const Sample& sample, Json answer) {
  Json asked;
  const auto hear = [&](const std::string& line) {
    asked = Json::parse(line);
    return line;
  };
  const auto say = [&](const std::string& line) {
    if (asked["ask"] != sample.ask) return line;
    if (answer.contains("id") && answer["id"] == 1) answer["id"] = asked["id"];
    return answer.dump();
  };
  const auto launch = [&] {
    return std::make_unique<test::InProcess>(
        hear, say, OracleAdapter("1", anglo_american(Seats{2}), OracleAdapter::Says::its_rules));
  };
  Session session(launch, {}, "a test");
  if (std::holds_alternative<Failed>(session.start())) return true;
  const Question question = asked_for(sample);
  if (sample.ask == choosing) return is_no_turn(session, question);
  const Reply reply = session.ask(question.rules, members_of(message_of(question)));
  const bool has_answered = outcome_of(checked(question, reply)) != Outcome::error;
  return !has_answered || session.stop().has_value();
}

// Every place in a document.
void add_places(const SchemaJson& value, const std::string& at, std::vector<std::string>& places) {
  if (!at.empty()) places.push_back(at);
  if (value.is_object())
    for (const auto& [key, member] : value.items()) add_places(member, at + "/" + key, places);
  if (value.is_array())
    for (std::size_t i = 0; i < value.size(); ++i) add_places(value[i], at + "/" + std::to_string(i), places);
}

// The sample with something of another kind at one place of it.
std::vector<SchemaJson> with_other_kinds(const SchemaJson& sample) {
  std::vector<std::string> places;
  add_places(sample, "", places);
  std::vector<SchemaJson> all;
  for (const std::string& place : places) {
    const SchemaJson::json_pointer at(place);
    SchemaJson twice = sample.at(at);
    if (twice.is_array() && !twice.empty()) twice.push_back(sample.at(at).front());
    for (const char* other : {"null", "true", "5", "-5", "1.5", "\"x\"", "[]", "[5]", "{}", R"({"x":5})"}) {
      all.push_back(sample);
      all.back()[at] = SchemaJson::parse(other);
    }
    all.push_back(sample);
    all.back()[at] = twice;
  }
  return all;
}

TEST(AdapterAnswers, of_the_samples_have_every_field_of_the_schema) {
  std::set<std::string> shown{"not_answered"};  // which is an error whatever else it says
  for (const Sample& sample : samples) {
    shown.insert(sample.defined_as);
    const SchemaJson answer = SchemaJson::parse(sample.answer);
    for (const auto& [key, field] : definition(sample.defined_as).at("properties").items())
      EXPECT_TRUE(answer.contains(key)) << sample.defined_as << ": " << key;
  }
  const SchemaJson rules = SchemaJson::parse(samples.front().answer).at("rules").at(0);
  for (const auto& [key, field] : definition("played_rules").at("anyOf").at(1).at("properties").items())
    EXPECT_TRUE(rules.contains(key)) << key;
  for (const auto& answer : definition("answer").at("anyOf")) {
    const std::string name = answer.at("$ref").get<std::string>().substr(std::string("#/$defs/").size());
    EXPECT_TRUE(shown.contains(name)) << name;
  }
}

TEST(AdapterAnswers, of_the_samples_are_answers) {
  for (const Sample& sample : samples) {
    EXPECT_THAT(schemas().faults("adapter.json#/$defs/" + sample.defined_as, SchemaJson::parse(sample.answer)),
                IsEmpty());
    // A deal that goes otherwise is a wrong answer, but it is one.
    EXPECT_FALSE(is_refused(sample, Json::parse(sample.answer))) << sample.answer;
  }
}

// Also what nobody needs just then. Whatever the schema refuses is refused.
TEST(AdapterAnswers, with_a_field_of_another_kind_are_no_answers) {
  std::size_t tried = 0;
  for (const Sample& sample : samples)
    for (const SchemaJson& answer : with_other_kinds(SchemaJson::parse(sample.answer))) {
      if (schemas().faults("adapter.json#/$defs/" + sample.defined_as, answer).empty()) continue;
      EXPECT_TRUE(is_refused(sample, Json::parse(answer.dump()))) << sample.ask << ": " << answer.dump();
      ++tried;
    }
  EXPECT_GT(tried, 500U);
}

TEST(AdapterAnswers, without_what_they_have_to_say_are_no_answers) {
  for (const Sample& sample : samples)
    for (const auto& key : definition(sample.defined_as).at("required")) {
      Json answer = Json::parse(sample.answer);
      answer.erase(key.get<std::string>());
      EXPECT_TRUE(is_refused(sample, answer)) << sample.ask << ": " << answer.dump();
    }
}

// There may be more of them one day.
TEST(AdapterAnswers, with_keys_that_nobody_knows_are_answers) {
  for (const Sample& sample : samples) {
    Json answer = Json::parse(sample.answer);
    answer["future"] = Json::array({1, "x"});
    EXPECT_FALSE(is_refused(sample, answer)) << answer.dump();
  }
  Json answer = Json::parse(samples.front().answer);
  answer["rules"][0]["future"] = nullptr;
  EXPECT_FALSE(is_refused(samples.front(), answer));
  EXPECT_THAT(schemas().faults("adapter.json#/$defs/started", SchemaJson::parse(answer.dump())), IsEmpty());
}

// Every seat acts, and each once.
TEST(AdapterAnswers, with_an_order_that_is_none_are_no_answers) {
  for (const char* order : {R"(["N"])", R"(["N","N"])", R"(["N","S","N"])", R"(["N","P1"])", R"(["E","W"])", "[]"}) {
    Json started = Json::parse(samples[0].answer);
    started["rules"][0]["order"] = Json::parse(order);
    EXPECT_TRUE(is_refused(samples[0], started)) << order;
    Json configured = Json::parse(samples[1].answer);
    configured["order"] = Json::parse(order);
    EXPECT_TRUE(is_refused(samples[1], configured)) << order;
  }
  Json by_numbers = Json::parse(samples[1].answer);
  by_numbers["order"] = {"P2", "P1"};
  EXPECT_FALSE(is_refused(samples[1], by_numbers));
}

}  // namespace
}  // namespace casino::conform::adapter_answers_test
