// The oracle itself passes; and a run tells what it planned, asked and heard, each question once, and shows no answers.

#include "oracle/conform/run.hpp"

#include <map>
#include <optional>
#include <set>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/oracle/conform/planted.hpp"

namespace casino::conform::run_test {
namespace {

using json::Json;
using testing::Contains;
using testing::IsEmpty;

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

// Somebody who counts each spade is told so, and right; who does not hear it is wrong about scores.
TEST(Conformance, tells_points_of_ones_own) {
  const Json points = {{"scoring", {{{"each", "spade"}, {"points", 1}}}}};
  const Planted honest{.operations = {"score"}, .options = {{"score.spades", 0}}, .besides = points};
  EXPECT_TRUE(run(honest, {.questions = 60}).summary.holds());
  Planted deaf = honest;
  deaf.fault = [](Json& rules) { rules.erase("scoring"); };
  const Found found = run(deaf, {.questions = 60});
  EXPECT_GT(found.summary.of(Outcome::fail), 0U);
  EXPECT_EQ(found.to_declare.size(), 0U);
}

// Games are made by all clauses; whoever does not keep to one is right where that one alone refuses.
TEST(Conformance, tells_clauses_that_nobody_keeps_to) {
  const Planted honest{.operations = {"judge", "turns", "apply", "score"}, .besides = {{"off", {"AA-TRL-3"}}}};
  const Found right = run(honest, {.questions = 600});
  EXPECT_TRUE(right.summary.holds());
  EXPECT_GT(right.summary.of(Outcome::pass), 500U);
  Planted deaf = honest;
  deaf.fault = [](Json& rules) { rules.erase("off"); };
  EXPECT_GT(run(deaf, {.questions = 600}).summary.of(Outcome::fail), 0U);
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

}  // namespace
}  // namespace casino::conform::run_test
