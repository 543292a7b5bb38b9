// The runner against cases whose outcome is known: it must see every kind of wrong expectation.

#include "oracle/corpus/run.hpp"

#include <gtest/gtest.h>

namespace casino::corpus::run_test {
namespace {

// P1 owns a nine, holds its card, a king and a six; a king, a three and a nine are loose (WE-AA-10).
CaseOutcome outcome_of(const std::string& keys) {
  const Parsed<CaseFile> file =
      parse_case_file(R"({"format": "casino-cases/1", "topic": "T", "title": "t", "rules": "anglo-american",
    "position": {"to_act": "P1", "loose": ["KH", "3D", "9C"],
      "builds": [{"value": 9, "cards": ["5C", "4D"], "owner": "P1"}], "hands": {"P1": ["9H", "KS", "6C"]}},
    "cases": [{"id": "Ta", "title": "x", )" +
                      keys + "}]}");
  EXPECT_TRUE(file.has_value()) << (file ? "" : text_of(file.errors().front()));
  return file ? run(file->cases.front()) : CaseOutcome{};
}

const std::string trail = R"("turn": {"do": "trail", "hand": "6C"}, )";
const std::string capture = R"("turn": {"do": "capture", "hand": "9H", "cards": ["5C", "4D"]}, )";

TEST(CorpusRun, right_verdict_and_clauses_pass) {
  EXPECT_EQ(outcome_of(trail + R"("expect": {"verdict": "illegal", "clauses": ["AA-TRL-3"]})").result(), Result::pass);
  EXPECT_EQ(outcome_of(capture + R"("expect": {"verdict": "legal", "clauses": ["AA-CAP-6"]})").result(), Result::pass);
}

TEST(CorpusRun, an_alias_stands_for_its_clause) {
  EXPECT_EQ(outcome_of(R"("turn": {"do": "capture", "hand": "6C", "cards": ["5C", "4D"]},
    "expect": {"verdict": "illegal", "clauses": ["AA-BLD-7"]})")
                .result(),
            Result::pass);
}

TEST(CorpusRun, another_verdict_fails) {
  EXPECT_EQ(outcome_of(trail + R"("expect": {"verdict": "legal"})").result(), Result::fail);
  EXPECT_EQ(outcome_of(capture + R"("expect": {"verdict": "illegal", "clauses": ["AA-TRL-3"]})").result(),
            Result::fail);
}

TEST(CorpusRun, other_clauses_are_the_wrong_reason) {
  EXPECT_EQ(outcome_of(trail + R"("expect": {"verdict": "illegal", "clauses": ["AA-OWN-2"]})").result(),
            Result::wrong_reason);
  EXPECT_EQ(outcome_of(trail + R"("expect": {"verdict": "illegal", "clauses": ["AA-TRL-3", "AA-OWN-2"]})").result(),
            Result::wrong_reason);
  EXPECT_EQ(outcome_of(trail + R"("expect": {"verdict": "illegal", "clauses": []})").result(), Result::wrong_reason);
}

TEST(CorpusRun, a_permission_that_was_not_used_is_the_wrong_reason) {
  EXPECT_EQ(outcome_of(capture + R"("expect": {"verdict": "legal", "clauses": ["AA-CAP-1"]})").result(),
            Result::wrong_reason);
}

TEST(CorpusRun, only_the_keys_given_of_the_position_after_are_compared) {
  EXPECT_EQ(outcome_of(capture + R"("expect": {"verdict": "legal", "after": {"builds": []}})").result(), Result::pass);
  const CaseOutcome wrong = outcome_of(capture + R"("expect": {"verdict": "legal", "after": {"loose": ["KH"]}})");
  EXPECT_EQ(wrong.result(), Result::fail);
  ASSERT_EQ(wrong.outcome.differences.size(), 1U);
  EXPECT_EQ(wrong.outcome.differences[0], (Difference{"after/loose", R"(["KH"])", R"(["3D","9C","KH"])"}));
}

TEST(CorpusRun, a_build_after_is_compared_by_whatever_is_given_of_it) {
  const std::string add =
      R"("turn": {"do": "augment", "hand": "6C", "base": ["5C", "4D"], "cards": ["3D"], "value": 9}, )";
  const auto with = [&](const std::string& keys) {
    return outcome_of(add + R"("expect": {"verdict": "legal", "after": {"builds": [
      {"value": 9, "cards": ["5C", "4D", "6C", "3D"], "owner": "P1")" +
                      keys + "}]}}")
        .result();
  };
  EXPECT_EQ(with(""), Result::pass);
  EXPECT_EQ(with(R"(, "groups": 2)"), Result::pass);
  EXPECT_EQ(with(R"(, "groups": 1)"), Result::fail);
  // Nobody has to remember who formed it unless a rule asks.
  EXPECT_EQ(with(R"(, "formed_by": ["P1"])"), Result::fail);
}

TEST(CorpusRun, what_findings_name_is_compared_as_far_as_it_is_given) {
  const auto about = [](const std::string& what) {
    return outcome_of(trail + R"("expect": {"verdict": "illegal", "clauses": ["AA-TRL-3"], "about": [{"clause": )" +
                      what + "}]}");
  };
  EXPECT_EQ(about(R"("AA-TRL-3")").result(), Result::pass);
  EXPECT_EQ(about(R"("AA-TRL-3", "cards": ["6C"], "value": 9, "build": ["4D", "5C"])").result(), Result::pass);
  EXPECT_EQ(about(R"("AA-TRL-3", "cards": ["6C", "5C"])").result(), Result::fail);
  EXPECT_EQ(about(R"("AA-TRL-3", "value": 8)").result(), Result::fail);
  EXPECT_EQ(about(R"("AA-TRL-1", "cards": ["6C"])").result(), Result::pass);
  EXPECT_EQ(about(R"("AA-TRL-2", "cards": ["6C"])").result(), Result::fail);
  const CaseOutcome wrong = about(R"("AA-TRL-3", "value": 9, "build": [])");
  ASSERT_EQ(wrong.outcome.differences.size(), 1U);
  EXPECT_EQ(wrong.outcome.differences[0],
            (Difference{"what AA-TRL-3 is about", "[value 9, build none]", "[cards 6C, value 9, build 4D 5C]"}));
}

TEST(CorpusRun, each_turn_has_its_own_expectation) {
  const CaseOutcome outcome = outcome_of(R"("turns": [{"do": "capture", "hand": "KS", "cards": ["KH"]},
    {"do": "trail", "hand": "2C"}], "expects": [{"verdict": "illegal"}, {"verdict": "legal"}])");
  ASSERT_FALSE(outcome.outcome.differences.empty());
  EXPECT_EQ(outcome.outcome.differences[0].what, "turn 1: verdict");
}

TEST(CorpusRun, a_reading_that_comes_out_otherwise_counts) {
  const CaseOutcome outcome = outcome_of(trail + R"("expect": {"verdict": "illegal", "clauses": ["AA-TRL-3"]},
    "readings": [{"options": {"trail.owning_build": "allowed"}, "expect": {"verdict": "illegal", "clauses": ["AA-TRL-3"]}}])");
  EXPECT_EQ(outcome.outcome.result, Result::pass);
  EXPECT_EQ(outcome.result(), Result::fail);
}

TEST(CorpusRun, what_is_no_position_is_an_error_unless_expected) {
  const std::string twice = R"("position": {"loose": ["9H"]}, "turn": {"do": "trail", "hand": "6C"}, )";
  EXPECT_EQ(outcome_of(twice + R"("expect": {"verdict": "legal"})").result(), Result::error);
  EXPECT_EQ(outcome_of(twice + R"("expect": {"refused": true})").result(), Result::pass);
  EXPECT_EQ(outcome_of(trail + R"("expect": {"refused": true})").result(), Result::fail);
}

TEST(CorpusRun, scores_are_compared_item_by_item) {
  const std::string score = R"("score": {"sides": {"P1": {"count": 27}, "P2": {"count": 25}}}, )";
  EXPECT_EQ(outcome_of(score + R"("expect": {"total": {"P1": 3}, "lines": {"cards": {"P1": 3}, "10D": {}}})").result(),
            Result::pass);
  EXPECT_EQ(outcome_of(score + R"("expect": {"lines": {"cards": {"P2": 3}}})").result(), Result::fail);
}

// Under some rules a perft is without end, as this one is under its own: it is not made, and nothing is said of it.
TEST(CorpusRun, a_count_that_takes_too_long_is_not_made) {
  std::string loose;
  for (const std::string rank : {"A", "2", "3", "4", "5", "6", "7", "9", "10", "J", "Q", "K"})
    for (const std::string suit : {"S", "H", "D", "C"}) loose += (loose.empty() ? "\"" : ", \"") + rank + suit + "\"";
  const Parsed<CaseFile> file = parse_case_file(
      R"({"format": "casino-cases/1", "topic": "T", "title": "t", "rules": {"variant": "swazi", "seats": 3},
    "cases": [{"id": "Ta", "title": "x", "position": {"to_act": "P1", "hands": {"P1": ["8S"]}, "loose": [)" +
      loose + R"(]}, "perft": {"depth": 1}, "expect": {"nodes": [1]}}]})");
  ASSERT_TRUE(file.has_value()) << text_of(file.errors().front());
  const Case& one = file->cases.front();
  EXPECT_FALSE(answer(one.rules, one.asked).nodes.has_value());
  EXPECT_EQ(run(one).result(), Result::fail);
}

}  // namespace
}  // namespace casino::corpus::run_test
