// The oracle itself passes; each fault that is planted in it is found, and shown small.

#include "oracle/conform/run.hpp"

#include <map>
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

// Whatever is told of an answer has to be what it is called, also where nobody asked for it.
TEST(Conformance, takes_no_answer_with_a_field_that_is_none) {
  const auto with = [](const std::string& key, const Json& value) {
    return [=](const std::string& line) {
      Json told = Json::parse(line);
      if (told.contains("verdict") || told.contains("turns")) told[key] = value;
      return told.dump();
    };
  };
  for (const Json& clauses : {Json(5), Json("AA-CAP-5"), Json::array({1}), Json()}) {
    const Found found = run({.answer = with("clauses", clauses)}, {.questions = 50, .asks_cases = false});
    EXPECT_EQ(found.summary.of(Outcome::error), 50U) << clauses;
  }
  const Plan some{.questions = 5, .asks_cases = false};
  const Found found = run({.operations = {"turns"}, .answer = with("total", "many")}, some);
  EXPECT_EQ(found.summary.of(Outcome::error), 5U);
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
  static test::JsonSchemas schemas(test::source_path("oracle/schema"));
  std::size_t kept = 0;
  for (const Disagreement& one : found.disagreements) {
    if (one.question.operation != operation) continue;
    const Json what = as_case(one, "a test");
    const std::string file = Json{{"format", "casino-cases/1"}, {"cases", Json::array({what})}}.dump();
    EXPECT_THAT(schemas.faults("cases.json", test::SchemaJson::parse(file)), IsEmpty()) << file;
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
