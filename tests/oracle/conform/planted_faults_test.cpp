// Each fault that is planted in the oracle is found, shown small, explained, and kept as a case.

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/judge/judge.hpp"
#include "model/rules/variants.hpp"
#include "oracle/conform/causes/kept_case.hpp"
#include "oracle/conform/causes/said.hpp"
#include "oracle/conform/report/words.hpp"
#include "oracle/corpus/run.hpp"
#include "oracle/corpus/write.hpp"
#include "tests/oracle/conform/planted.hpp"
#include "tests/support/json_schema.hpp"

namespace casino::conform::planted_faults_test {
namespace {

using json::Json;
using testing::IsEmpty;
using testing::Not;

using test::cards_of;
using test::every_case;
using test::Found;
using test::Planted;
using test::run;
using test::schemas;

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

// No clause refuses what is legal; and who names none gives no reason.
TEST(Conformance, holds_clauses_against_what_they_stand_beside) {
  const auto with_clauses = [](std::string_view verdict, const Json& clauses) {
    return [verdict, clauses](const std::string& line) {
      Json told = Json::parse(line);
      if (told.value("verdict", "") == verdict) told["clauses"] = clauses;
      return told.dump();
    };
  };
  const Found beside_legal = run({.answer = with_clauses("legal", {"AA-TRL-3"})}, {.questions = 0});
  EXPECT_GT(beside_legal.summary.of(Outcome::wrong_reason), 20U);
  EXPECT_EQ(beside_legal.summary.of(Outcome::fail), 0U);
  const Found none = run({.answer = with_clauses("illegal", Json::array())}, {.questions = 0});
  EXPECT_EQ(none.summary.of(Outcome::wrong_reason), 0U);
  EXPECT_GT(none.summary.of(Outcome::pass), 20U);
}

// What is answered wrong once, and right when it is asked again, hangs on something else than the turn.
TEST(Conformance, tells_what_does_not_come_again) {
  std::size_t judged = 0;
  const auto wrong_once = [&judged](const std::string& line) {
    Json told = Json::parse(line);
    if (told.contains("verdict") && !told.contains("after") && ++judged == 40)
      told = {{"id", told["id"]}, {"verdict", told["verdict"] == "legal" ? "illegal" : "legal"}};
    return told.dump();
  };
  const Found found = run({.answer = wrong_once}, {.questions = 0});
  ASSERT_EQ(found.disagreements.size(), 1U);
  EXPECT_TRUE(found.disagreements.front().is_unsteady);
  EXPECT_EQ(label_of(found.disagreements.front()), "does not come again");
  EXPECT_TRUE(found.disagreements.front().would_be_right_with.empty());
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

Json every_option() {
  Json settable = Json::object();
  for (const OptionEntry& option : options()) settable[option.name] = Json::array();
  return settable;
}

// What questions set to ask about something else is no advice.
TEST(Conformance, advises_to_declare_what_is_played_and_not_what_questions_set) {
  const Found found = run(
      {.fault = [](Json& rules) { rules["options"]["trail.owning_build"] = "allowed"; }, .settable = every_option()});
  ASSERT_EQ(found.to_declare.size(), 1U);
  EXPECT_EQ(options_of(found.to_declare.front()), Json({{"trail.owning_build", "allowed"}}));
}

// A clause that is not kept is no option: where an answer fits the value that is declared, nothing is to be declared.
TEST(Conformance, does_not_advise_to_declare_what_is_declared) {
  const Found found = run({.fault =
                               [](Json& rules) {
                                 if (rules.contains("options")) rules["options"].erase("trail.owning_build");
                               },
                           .settable = every_option()});
  EXPECT_THAT(found.disagreements, Not(IsEmpty()));
  EXPECT_THAT(found.to_declare, IsEmpty());
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
    const Json what = as_cases({one}, "a test").front();
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

// As wrong as it can be said.
std::string turned_round(const std::string& line) {
  Json told = Json::parse(line);
  if (told.contains("verdict")) {
    const bool is_legal = told["verdict"] == "legal";
    for (const char* key : {"clauses", "impossible", "why", "by_itself"}) told.erase(key);
    told["verdict"] = is_legal ? "illegal" : "legal";
  }
  if (told.contains("total")) return with_a_point_more(told.dump());
  return without_the_first("turns", "")(without_the_first("after", "loose")(told.dump()));
}

std::vector<std::string> names_of_what_did_not_pass(const corpus::CaseFile& file) {
  std::vector<std::string> names;
  for (const corpus::Case& one : file.cases)
    if (corpus::run(one).result() != corpus::Result::pass) names.push_back(one.id);
  return names;
}

// Turns that cannot be made at all are among them, and such of which it is not known whether they are lawful.
TEST(Conformance, keeps_cases_of_every_game_in_which_the_rules_are_right) {
  std::size_t impossible = 0;
  std::size_t undetermined = 0;
  for (const VariantEntry& variant : variants()) {
    const Planted planted{.variant = std::string(variant.name),
                          .seats = variant.fewest_seats,
                          .operations = {"judge", "turns", "apply", "score", "play"},
                          .answer = turned_round,
                          .partial = true};
    const Found found = run(planted, {.questions = 40}, every_case());
    const Json kept = as_cases(found.disagreements, "a test");
    const auto read = corpus::parse_case_file(Json{{"format", "casino-cases/1"}, {"cases", kept}}.dump());
    ASSERT_TRUE(read) << variant.name << ": " << text_of(read.errors().front());
    EXPECT_THAT(names_of_what_did_not_pass(*read), IsEmpty()) << variant.name;
    for (const Json& one : kept) {
      if (one["expect"].contains("impossible")) ++impossible;
      if (one["expect"].value("verdict", "") == "undetermined") ++undetermined;
    }
  }
  EXPECT_GT(impossible, 0U);
  EXPECT_GT(undetermined, 0U);
}

// One position of two games of a variant is one question to each of them, under one name.
TEST(Conformance, keeps_no_two_cases_under_one_ID) {
  const Found found = run({.fault = [](Json& rules) { rules["off"] = {"AA-TRL-3"}; }});
  ASSERT_THAT(found.disagreements, Not(IsEmpty()));
  Disagreement other = found.disagreements.front();
  other.question.rules = *rules_with(other.question.rules, Option::sweep_score, "1");
  const Json kept = as_cases({found.disagreements.front(), other}, "a test");
  EXPECT_EQ(kept[1]["id"], kept[0]["id"].get<std::string>() + "-2");
}

}  // namespace
}  // namespace casino::conform::planted_faults_test
