// The oracle itself passes; each fault that is planted in it is found, and shown small.

#include "oracle/conform/run.hpp"

#include <map>
#include <optional>
#include <set>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/judge/judge.hpp"
#include "model/rules/variants.hpp"
#include "oracle/conform/causes/kept_case.hpp"
#include "oracle/conform/causes/said.hpp"
#include "oracle/corpus/run.hpp"
#include "oracle/corpus/write.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/turn.hpp"
#include "tests/oracle/conform/planted.hpp"
#include "tests/support/json_schema.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::conform::run_test {
namespace {

using json::Json;
using testing::Contains;
using testing::IsEmpty;
using testing::Not;

using test::cards_of;
using test::Found;
using test::Planted;
using test::run;

TEST(Conformance, of_the_oracle_is_whole) {
  const Found found = run({.operations = {"judge", "turns", "apply", "score", "play"}}, {.questions = 3000});
  EXPECT_TRUE(found.summary.holds());
  EXPECT_TRUE(found.summary.is_whole());
  EXPECT_THAT(found.disagreements, IsEmpty());
  EXPECT_GT(found.summary.of(Outcome::pass), 3000U);
  EXPECT_EQ(found.summary.of(Outcome::undecided), 0U);
}

TEST(Conformance, asks_the_same_with_the_same_seed) {
  const Found first = run({}, {.seed = 3, .questions = 300, .asks_cases = false});
  const Found second = run({}, {.seed = 3, .questions = 300, .asks_cases = false});
  ASSERT_EQ(first.results.size(), second.results.size());
  for (std::size_t i = 0; i < first.results.size(); ++i) EXPECT_EQ(first.results[i].id, second.results[i].id);
}

// What is not declared is skipped, and never passed.
TEST(Conformance, skips_what_is_not_declared) {
  const Found found = run({.operations = {"score"}}, {.questions = 0});
  EXPECT_GT(found.summary.of(Outcome::skip), 0U);
  EXPECT_THAT(found.summary.skipped_because, Contains(testing::Key("not declared")));
  for (const Result& result : found.results)
    EXPECT_FALSE(result.outcome == Outcome::pass && result.id.starts_with("AA-TRL")) << result.id;
}

TEST(Conformance, shows_always_yes_and_always_no_for_what_they_are) {
  for (const std::string verdict : {"legal", "illegal", "undetermined"}) {
    const auto say = [&](const std::string& line) {
      Json told = Json::parse(line);
      if (told.contains("verdict")) told = {{"id", told["id"]}, {"verdict", verdict}};
      return told.dump();
    };
    const Found found = run({.answer = say}, {.questions = 200});
    EXPECT_FALSE(found.summary.holds()) << verdict;
  }
}

// A run without a failure in which nothing was found out holds nothing.
TEST(Conformance, of_one_that_says_nothing_is_none) {
  const auto say = [](const json::Json& instead) {
    return [=](const std::string& line) {
      Json told = Json::parse(line);
      if (!told.contains("verdict")) return line;
      const Json id = told["id"];
      told = instead;
      told["id"] = id;
      return told.dump();
    };
  };
  const Found undecided = run({.answer = say({{"verdict", "undetermined"}})}, {.questions = 50});
  EXPECT_FALSE(undecided.summary.has_failures());
  EXPECT_FALSE(undecided.summary.holds());
  EXPECT_THAT(undecided.summary.why_nothing_is_known(), testing::Optional(testing::HasSubstr("commit itself")));
  const Found skipped = run({.answer = say({{"skip", "no"}})}, {.questions = 50});
  EXPECT_FALSE(skipped.summary.holds());
  EXPECT_THAT(skipped.summary.why_nothing_is_known(), testing::Optional(testing::HasSubstr("skipped")));
}

TEST(Conformance, counts_what_was_planned_asked_answered_and_skipped) {
  const Found found = run({}, {.questions = 200});
  const Summary& summary = found.summary;
  EXPECT_EQ(summary.planned, found.results.size());
  EXPECT_GT(summary.of(Outcome::skip), 0U) << "cases about what is not declared";
  EXPECT_EQ(summary.asked, summary.planned - summary.of(Outcome::skip));
  EXPECT_EQ(summary.answered(), summary.asked);
  EXPECT_TRUE(summary.is_whole());
}

// Swazi Casino is dealt from a cut pack, so that no deal follows from its order; and nothing else is declared.
TEST(Conformance, says_why_there_is_nothing_to_ask) {
  const Plan plan{.questions = 20, .asks_cases = false};
  const Found alone = run({.variant = "swazi", .seats = 3, .operations = {"play"}}, plan);
  EXPECT_THAT(alone.summary.why_fewer, testing::HasSubstr("play alone"));
  EXPECT_EQ(alone.summary.planned, 20U);
  EXPECT_EQ(alone.summary.asked, 0U);
  EXPECT_FALSE(alone.summary.is_whole());
  EXPECT_FALSE(alone.summary.holds());
  const Found both = run({.variant = "swazi", .seats = 3, .operations = {"judge", "play"}}, plan);
  EXPECT_EQ(both.summary.why_fewer, "");
  EXPECT_TRUE(both.summary.holds());
}

// ---- What the schema says of a message is looked at

test::JsonSchemas& schemas() {
  static test::JsonSchemas all(test::source_path("oracle/schema"));
  return all;
}

const test::SchemaJson& definition(const std::string& name) {
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
                   "options":{"sweep.score":1},"settable":{"match.target":[]}}]})"},
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
  const Reply reply = session.ask(question.rules, members_of(message_of(question)));
  const bool has_answered = outcome_of(checked(question, reply)) != Outcome::error;
  return !has_answered || session.stop().has_value();
}

// Every place in a document.
void add_places(const test::SchemaJson& value, const std::string& at, std::vector<std::string>& places) {
  if (!at.empty()) places.push_back(at);
  if (value.is_object())
    for (const auto& [key, member] : value.items()) add_places(member, at + "/" + key, places);
  if (value.is_array())
    for (std::size_t i = 0; i < value.size(); ++i) add_places(value[i], at + "/" + std::to_string(i), places);
}

// The sample with something of another kind at one place of it.
std::vector<test::SchemaJson> with_other_kinds(const test::SchemaJson& sample) {
  std::vector<std::string> places;
  add_places(sample, "", places);
  std::vector<test::SchemaJson> all;
  for (const std::string& place : places) {
    const test::SchemaJson::json_pointer at(place);
    test::SchemaJson twice = sample.at(at);
    if (twice.is_array() && !twice.empty()) twice.push_back(sample.at(at).front());
    for (const char* other : {"null", "true", "5", "-5", "1.5", "\"x\"", "[]", "[5]", "{}", R"({"x":5})"}) {
      all.push_back(sample);
      all.back()[at] = test::SchemaJson::parse(other);
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
    const test::SchemaJson answer = test::SchemaJson::parse(sample.answer);
    for (const auto& [key, field] : definition(sample.defined_as).at("properties").items())
      EXPECT_TRUE(answer.contains(key)) << sample.defined_as << ": " << key;
  }
  const test::SchemaJson rules = test::SchemaJson::parse(samples.front().answer).at("rules").at(0);
  for (const auto& [key, field] : definition("played_rules").at("anyOf").at(1).at("properties").items())
    EXPECT_TRUE(rules.contains(key)) << key;
  for (const auto& answer : definition("answer").at("anyOf")) {
    const std::string name = answer.at("$ref").get<std::string>().substr(std::string("#/$defs/").size());
    EXPECT_TRUE(shown.contains(name)) << name;
  }
}

TEST(AdapterAnswers, of_the_samples_are_answers) {
  for (const Sample& sample : samples) {
    EXPECT_THAT(schemas().faults("adapter.json#/$defs/" + sample.defined_as, test::SchemaJson::parse(sample.answer)),
                IsEmpty());
    // A deal that goes otherwise is a wrong answer, but it is one.
    EXPECT_FALSE(is_refused(sample, Json::parse(sample.answer))) << sample.answer;
  }
}

// Also what nobody needs just then. Whatever the schema refuses is refused.
TEST(AdapterAnswers, with_a_field_of_another_kind_are_no_answers) {
  std::size_t tried = 0;
  for (const Sample& sample : samples)
    for (const test::SchemaJson& answer : with_other_kinds(test::SchemaJson::parse(sample.answer))) {
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
  EXPECT_THAT(schemas().faults("adapter.json#/$defs/started", test::SchemaJson::parse(answer.dump())), IsEmpty());
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

// Each question has one outcome, by the first answer; that there were others is told apart.
TEST(Conformance, counts_each_question_once_however_often_it_is_answered) {
  class Twice : public test::InProcess {
   public:
    using InProcess::InProcess;
    Received receive(int milliseconds) override {
      if (again_) return *std::exchange(again_, std::nullopt);
      Received received = InProcess::receive(milliseconds);
      if (const auto* line = std::get_if<Line>(&received);
          line != nullptr && line->text.find("verdict") != std::string::npos)
        again_ = *line;
      return received;
    }

   private:
    std::optional<Line> again_;
  };
  const Planted planted;
  Session session([&] { return std::make_unique<Twice>(test::unchanged, planted.as_declared()); }, {}, "a test");
  const auto declaration = std::get<Declaration>(session.start());
  const Plan plan{.questions = 40, .asks_cases = false};
  const corpus::Corpus none;
  Agenda agenda(declaration, plan, none);
  std::vector<Result> results;
  conform::Run run(session, [&](const Result& result) { results.push_back(result); });
  run.go_through(agenda, plan);
  run.finish();
  const Summary& summary = run.summary();
  EXPECT_EQ(summary.asked, 40U);
  EXPECT_EQ(summary.of(Outcome::pass), 40U);
  EXPECT_EQ(summary.of(Outcome::error), 1U);
  EXPECT_EQ(summary.unexplained, 1U);
  EXPECT_EQ(results.back().found, "40 answers to questions that were answered before");
  EXPECT_FALSE(summary.holds());
}

// Nothing went wrong, for nothing was to go.
TEST(Conformance, that_asks_nothing_holds_nothing) {
  const Found found = run({}, {.questions = 0, .asks_cases = false});
  EXPECT_THAT(found.summary.why_nothing_is_known(), testing::Optional(testing::HasSubstr("nothing was to be asked")));
  EXPECT_FALSE(found.summary.is_enough());
}

// Its first answer never comes, all others are wrong; when it has nothing more to say the time is over.
class AllButTheFirst : public test::InProcess {
 public:
  explicit AllButTheFirst(bool& is_over)
      : InProcess(test::unchanged,
                  [this](const std::string& line) {
                    Json told = Json::parse(line);
                    if (told.contains("rules"))
                      told["rules"] = Json::array({Json{{"variant", "anglo-american"}, {"seats", Json::array({2})}}});
                    if (told.contains("operations")) told["operations"] = Json::array({"judge"});
                    if (!told.contains("verdict")) return told.dump();
                    if (!std::exchange(has_begun_, true)) is_withheld_ = true;
                    told["verdict"] = told["verdict"] == "legal" ? "illegal" : "legal";
                    return told.dump();
                  }),
        is_over_(is_over) {}

  Received receive(int milliseconds) override {
    if (std::exchange(is_withheld_, false)) static_cast<void>(InProcess::receive(milliseconds));
    Received received = InProcess::receive(milliseconds);
    if (std::holds_alternative<TimedOut>(received)) is_over_ = true;
    return received;
  }

 private:
  bool& is_over_;
  bool has_begun_ = false;
  bool is_withheld_ = false;
};

TEST(Conformance, counts_every_answer_that_came_before_the_time_was_over) {
  bool is_over = false;
  Patience patience;
  patience.left = [&] { return is_over ? 0 : 1000; };
  Session session([&] { return std::make_unique<AllButTheFirst>(is_over); }, patience, "a test");
  const auto declaration = std::get<Declaration>(session.start());
  const Plan plan{.questions = 40, .asks_cases = false, .has_time = [&] { return !is_over; }};
  std::size_t told_at_once = 0;
  conform::Run run(
      session, [](const Result&) {}, [&](const Result&) { ++told_at_once; });
  const corpus::Corpus none;
  Agenda agenda(declaration, plan, none);
  run.go_through(agenda, plan);
  run.finish();
  const Summary& summary = run.summary();
  EXPECT_EQ(summary.planned, 40U);
  EXPECT_EQ(summary.asked, 40U);
  EXPECT_EQ(summary.of(Outcome::fail), 39U);
  EXPECT_EQ(told_at_once, 39U);
  EXPECT_FALSE(summary.is_whole());
  EXPECT_FALSE(summary.holds());
}

// The same of pieces that somebody else has asked and could not finish.
TEST(Conformance, counts_what_came_of_pieces_that_were_asked_ahead) {
  const Planted planted;
  Session session(planted.launch(), {}, "a test");
  const auto declaration = std::get<Declaration>(session.start());
  bool has_time = true;
  const Plan plan{.questions = 1000, .asks_cases = false, .has_time = [&] { return has_time; }};
  const corpus::Corpus none;
  Agenda agenda(declaration, plan, none);
  conform::Run run(session, [](const Result&) {});
  int pieces = 2;
  run.go_through(agenda, plan, [&](Wanted) -> std::optional<Prepared> {
    if (pieces-- == 0) return std::nullopt;
    has_time = false;
    Prepared prepared{(*agenda.next())(), CameOfPiece{}};
    prepared.came->checked.resize(prepared.piece.questions.size());
    prepared.came->checked[1] = WrongVerdict{corpus::ExpectedVerdict::illegal};
    prepared.came->put.sent = 3;
    return prepared;
  });
  EXPECT_EQ(run.summary().of(Outcome::fail), 2U);
  EXPECT_EQ(run.summary().asked, 6U);
  EXPECT_TRUE(run.summary().is_broken_off);
  EXPECT_FALSE(run.summary().is_whole());
}

// Nobody is told the answer: a question has what it is about, and no more.
TEST(Conformance, never_sends_what_it_expects) {
  const std::map<std::string, std::vector<std::string>> keys{
      {"start", {"id", "ask", "protocols", "from"}}, {"configure", {"id", "ask", "rules"}},
      {"judge", {"id", "ask", "position", "turn"}},  {"apply", {"id", "ask", "position", "turn"}},
      {"turns", {"id", "ask", "position"}},          {"score", {"id", "ask", "captured"}},
      {"play", {"id", "ask", "dealer", "pack"}},     {"stop", {"id", "ask"}}};
  Planted planted{.operations = {"judge", "turns", "apply", "score", "play"}};
  std::set<std::string> asked;
  planted.hear = [&](const Json& question) {
    const std::string ask = question["ask"];
    std::vector<std::string> found;
    for (const auto& [key, value] : question.items()) found.push_back(key);
    EXPECT_EQ(found, keys.at(ask));
    asked.insert(ask);
  };
  const Found found = run(planted);
  EXPECT_TRUE(found.summary.holds());
  EXPECT_EQ(asked.size(), keys.size());
}

// The right verdict for the wrong reason is an outcome of its own.
TEST(Conformance, tells_a_wrong_reason_from_a_wrong_verdict) {
  const auto say = [](const std::string& line) {
    Json told = Json::parse(line);
    if (told.value("verdict", "") == "illegal") told["clauses"] = {"AA-TRN-3"};
    return told.dump();
  };
  const Found found = run({.answer = say}, {.questions = 0});
  EXPECT_EQ(found.summary.of(Outcome::fail), 0U);
  EXPECT_GT(found.summary.of(Outcome::wrong_reason), 20U);
}

// By a setting that is said to explain a small turn the rules say of it what the adapter says.
void expect_settings_explain(const Disagreement& one) {
  if (one.question.operation != Operation::judge) return;
  for (const casino::Setting& setting : one.would_be_right_with) {
    const auto rules = rules_with(one.question.rules, setting.option, setting.value);
    ASSERT_TRUE(rules);
    const Judgement judgement = judge(*rules, one.question.position, one.question.turn);
    EXPECT_EQ(std::holds_alternative<Legal>(judgement.verdict), said(one.question, one.checked).found == "legal")
        << text_of(setting);
  }
}

// Every rule of play of Anglo-American Casino that can be switched off is one that somebody forgets.
TEST(Conformance, finds_every_clause_that_is_not_kept) {
  std::size_t faults = 0;
  std::vector<std::string> missed;
  for (std::uint16_t i = 0; i < all_clauses.size(); ++i) {
    const ClauseEntry& entry = entry_of(Clause{i});
    if (!entry.id.starts_with("AA-") || !has_an_off(Clause{i}) || entry.kind == ClauseKind::score) continue;
    const std::string id(entry.id);
    const Found found = run({.fault = [id](Json& rules) { rules["off"] = {id}; }});
    if (found.disagreements.empty()) missed.push_back(id);
    ++faults;
    for (const Disagreement& one : found.disagreements) {
      EXPECT_LE(cards_of(one), 8) << id;
      expect_settings_explain(one);
    }
  }
  EXPECT_GE(faults, 20U);
  // The variations of the text are not granted here: they come below. Words that were not said are not asked about.
  EXPECT_THAT(missed, testing::ElementsAre("AA-BLD-2", "AA-ADD-10", "AA-VAR-1", "AA-VAR-2", "AA-VAR-3", "AA-VAR-4",
                                           "AA-VAR-5"));
}

// What counts for those alone who play a variation of the text is asked of those who declare it.
TEST(Conformance, finds_every_clause_of_a_variation_that_is_not_kept) {
  struct Variation {
    std::string clause;
    std::string option;
    std::string value;
  };
  for (const Variation& variation :
       {Variation{"AA-VAR-1", "build.table_only", "with_trail"}, Variation{"AA-VAR-2", "trail.owning_build", "allowed"},
        Variation{"AA-VAR-3", "raise.table_cards", "allowed"}, Variation{"AA-VAR-4", "raise.table_cards", "allowed"},
        Variation{"AA-VAR-5", "build.single_as_card", "full"}}) {
    const Found found = run({.fault = [&](Json& rules) { rules["off"] = {variation.clause}; },
                             .options = {{variation.option, variation.value}}});
    EXPECT_THAT(found.disagreements, Not(IsEmpty())) << variation.clause;
    for (const Disagreement& one : found.disagreements) EXPECT_LE(cards_of(one), 8) << variation.clause;
  }
}

// A setting that is not declared is found out, and named.
TEST(Conformance, names_the_option_that_is_played_otherwise) {
  struct Setting {
    std::string option;
    std::string value;
  };
  for (const Setting& setting : {Setting{"trail.owning_build", "allowed"}, Setting{"capture.pictures", "all"},
                                 Setting{"capture.groups", "one"}, Setting{"value.pictures", "numeric"},
                                 Setting{"raise.whose", "not_own"}, Setting{"raise.table_cards", "allowed"}}) {
    const Found found = run({.fault = [&](Json& rules) { rules["options"][setting.option] = setting.value; }});
    ASSERT_THAT(found.disagreements, Not(IsEmpty())) << setting.option;
    bool is_named = false;
    for (const Disagreement& one : found.disagreements)
      for (const casino::Setting& named : one.would_be_right_with)
        is_named = is_named || (entry_of(named.option).name == setting.option && named.value == setting.value);
    EXPECT_TRUE(is_named) << setting.option;
  }
}

bool names(const Disagreement& one, const std::string& option) {
  return !one.would_be_right_with.empty() && entry_of(one.would_be_right_with.front().option).name == option;
}

// Several at once are told apart, each with what explains it; and the options among them are what is to be declared.
TEST(Conformance, tells_several_faults_apart) {
  const auto several = [](Json& rules) {
    rules["options"]["capture.groups"] = "one";
    rules["options"]["raise.whose"] = "not_own";
    rules["off"] = {"AA-BLD-3"};
  };
  const auto without_reasons = [](const std::string& line) {
    Json told = Json::parse(line);
    told.erase("clauses");
    return told.dump();
  };
  const Found found = run({.fault = several, .answer = without_reasons});
  for (const std::string option : {"capture.groups", "raise.whose"})
    EXPECT_EQ(std::count_if(found.disagreements.begin(), found.disagreements.end(),
                            [&](const Disagreement& one) { return names(one, option); }),
              1)
        << option;
  const std::vector<Clause> forgotten{"AA-BLD-3"_clause};
  EXPECT_EQ(std::count_if(found.disagreements.begin(), found.disagreements.end(),
                          [&](const Disagreement& one) { return one.would_be_right_without == forgotten; }),
            1);
  EXPECT_LE(found.disagreements.size(), 4U);
  ASSERT_EQ(found.to_declare.size(), 1U);
  EXPECT_EQ(found.to_declare.front().settings.size(), 2U);
  EXPECT_EQ(found.to_declare.front().left, found.disagreements.size() - 2);
  for (std::size_t i = 1; i < found.disagreements.size(); ++i)
    EXPECT_GE(found.disagreements[i - 1].times, found.disagreements[i].times) << "the most frequent first";
}

// A card is taken from another's pile, and left on it, too: the oracle answers, and its answer is spoilt.
TEST(Conformance, finds_a_stolen_card_that_is_left_on_its_pile) {
  Json question;
  const auto leave_it = [&](const std::string& line) {
    Json told = Json::parse(line);
    if (!told.contains("after") || !question["position"].contains("piles")) return line;
    const bool is_stolen = question["turn"].dump().find("\"tops\"") != std::string::npos;
    if (is_stolen) told["after"]["piles"] = question["position"]["piles"];
    return told.dump();
  };
  Planted planted{.variant = "swazi", .seats = 3, .operations = {"apply"}, .answer = leave_it};
  planted.hear = [&](const Json& heard) { question = heard; };
  const Found found = run(planted, {.questions = 600, .asks_cases = false});
  EXPECT_THAT(found.disagreements, Not(IsEmpty()));
  for (const Disagreement& one : found.disagreements) {
    EXPECT_EQ(outcome_of(one.checked), Outcome::fail);
    EXPECT_THAT(said(one.question, one.checked).expected, testing::HasSubstr("piles"));
    EXPECT_LE(cards_of(one), 8);
  }
}

// What is kept of a disagreement is a case that can be read, and in which the rules are right.
void expect_kept(const Found& found, Operation operation) {
  std::size_t kept = 0;
  for (const Disagreement& one : found.disagreements) {
    if (one.question.operation != operation) continue;
    const Json what = as_case(one, "a test");
    const std::string file = Json{{"format", "casino-cases/1"}, {"cases", Json::array({what})}}.dump();
    EXPECT_THAT(schemas().faults("cases.json", test::SchemaJson::parse(file)), IsEmpty()) << file;
    const auto read = corpus::parse_case_file(file);
    ASSERT_TRUE(read) << text_of(read.errors().front());
    const corpus::Case& kept_case = read->cases.front();
    EXPECT_EQ(corpus::run(kept_case).result(), corpus::Result::pass) << file;
    if (operation == Operation::play) {
      EXPECT_EQ(corpus::question_in_json(kept_case.rules, kept_case.asked).at("play"), what.at("play"));
    }
    ++kept;
  }
  EXPECT_GE(kept, 1U) << name_of(operation);
}

test::Change without_the_first(const std::string& whole, const std::string& list) {
  return [=](const std::string& line) {
    Json told = Json::parse(line);
    Json* const in = !told.contains(whole) ? nullptr : list.empty() ? &told[whole] : &told[whole][list];
    if (in != nullptr && !in->empty()) in->erase(0);
    return told.dump();
  };
}

// Of a whole deal.
std::string with_a_point_more(const std::string& line) {
  Json told = Json::parse(line);
  if (told.contains("total")) *told["total"].begin() = told["total"].begin()->get<int>() + 1;
  return told.dump();
}

TEST(Conformance, keeps_a_disagreement_as_a_case) {
  expect_kept(run({.fault = [](Json& rules) { rules["off"] = {"AA-TRL-3"}; }}), Operation::judge);
  expect_kept(run({.operations = {"apply"}, .answer = without_the_first("after", "loose")}), Operation::apply);
  expect_kept(run({.operations = {"turns"}, .answer = without_the_first("turns", "")}), Operation::turns);
  expect_kept(run({.fault = [](Json& rules) { rules["options"]["score.spades"] = 0; }, .operations = {"score"}}),
              Operation::score);
  expect_kept(run({.operations = {"play"}, .answer = without_the_first("turns", "")}), Operation::play);
  expect_kept(run({.operations = {"play"}, .answer = with_a_point_more}), Operation::play);
}

}  // namespace
}  // namespace casino::conform::run_test
