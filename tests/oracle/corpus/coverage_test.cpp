// Coverage of small corpora of which it is known what they show.

#include "oracle/corpus/coverage.hpp"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace casino::corpus::coverage_test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Coverage coverage_with(const std::string& cases) {
  Parsed<CaseFile> file =
      parse_case_file(R"({"format": "casino-cases/1", "topic": "T", "title": "t", "rules": "anglo-american",
    "position": {"to_act": "P1", "loose": ["KH"],
      "builds": [{"value": 9, "cards": ["5C", "4D"], "owner": "P1"}], "hands": {"P1": ["9H", "KS", "6C"]}},
    "cases": [)" + cases +
                      "]}");
  EXPECT_TRUE(file.has_value()) << (file ? "" : text_of(file.errors().front()));
  Corpus corpus;
  if (file) corpus.files.push_back(*file);
  return coverage_of(corpus, *find_variant("anglo-american"));
}

ClauseCoverage clause_of(const Coverage& coverage, Clause clause) {
  const auto row = std::find_if(coverage.clauses.begin(), coverage.clauses.end(),
                                [&](const ClauseCoverage& one) { return one.clause == clause; });
  return row == coverage.clauses.end() ? ClauseCoverage{} : *row;
}

std::vector<std::string> cases_of(const Coverage& coverage, Option option, const std::string& value) {
  for (const ValueCoverage& row : coverage.values)
    if (row.option == option && row.value == value) return row.cases;
  return {"no such row"};
}

const std::string refused =
    R"({"id": "Ta", "title": "x", "question": "Q-AA-41", "turn": {"do": "trail", "hand": "6C"},
  "expect": {"verdict": "illegal", "clauses": ["AA-TRL-3"]}, "twin": "Tb",
  "readings": [{"options": {"trail.owning_build": "allowed"}, "expect": {"verdict": "legal", "clauses": ["AA-VAR-2"]}}]})";
const std::string twin =
    R"({"id": "Tb", "title": "x", "position": {"builds": []}, "turn": {"do": "trail", "hand": "6C"},
  "expect": {"verdict": "legal", "clauses": ["AA-TRL-1"]}})";

// A variant answers for the clauses of its own text, and for older ones that this text numbers anew: DOM-SOTO-1 is no
// clause of the Dominican game, and what that one states is no matter of Soto's version.
TEST(CorpusCoverage, each_text_answers_for_itself) {
  const auto has = [](std::string_view variant, Clause clause) {
    const Coverage coverage = coverage_of(Corpus{}, *find_variant(variant));
    return std::any_of(coverage.clauses.begin(), coverage.clauses.end(),
                       [&](const ClauseCoverage& row) { return row.clause == clause; });
  };
  EXPECT_TRUE(has("dominican", "DOM-TRL-2"_clause));
  EXPECT_TRUE(has("dominican", "AA-CAP-7"_clause));  // DOM-CAP-2
  EXPECT_FALSE(has("dominican", "DOM-SOTO-1"_clause));
  EXPECT_TRUE(has("dominican-soto", "DOM-SOTO-1"_clause));
  EXPECT_FALSE(has("dominican-soto", "DOM-TRL-2"_clause));
  EXPECT_FALSE(has("dominican-soto", "AA-CAP-7"_clause));
}

TEST(CorpusCoverage, nothing_is_shown_by_nothing) {
  const Coverage coverage = coverage_with("");
  EXPECT_EQ(coverage.missing(),
            coverage.clauses.size() + coverage.values.size() + coverage.questions.size() + coverage.examples.size());
}

TEST(CorpusCoverage, a_prohibition_needs_a_refusal_and_a_lawful_twin) {
  const ClauseCoverage alone = clause_of(coverage_with(refused), "AA-TRL-3"_clause);
  EXPECT_THAT(alone.refused, ElementsAre("Ta"));
  EXPECT_THAT(alone.lacks, ElementsAre(Lack::nothing_holds, Lack::no_twin));
  const ClauseCoverage both = clause_of(coverage_with(refused + "," + twin), "AA-TRL-3"_clause);
  EXPECT_THAT(both.holds, ElementsAre("Tb"));
  EXPECT_THAT(both.lacks, IsEmpty());
}

// Trailing the nine breaks two clauses: neither refuses it alone.
TEST(CorpusCoverage, a_refusal_by_two_clauses_shows_neither) {
  const Coverage coverage = coverage_with(R"({"id": "Ta", "title": "x", "turn": {"do": "trail", "hand": "9H"},
    "expect": {"verdict": "illegal", "clauses": ["AA-TRL-3", "AA-OWN-2"]}})");
  EXPECT_THAT(clause_of(coverage, "AA-TRL-3"_clause).refused, IsEmpty());
}

TEST(CorpusCoverage, a_permission_is_shown_by_what_falls_without_it) {
  const Coverage coverage = coverage_with(twin);
  EXPECT_THAT(clause_of(coverage, "AA-TRL-1"_clause).holds, ElementsAre("Tb"));
  EXPECT_THAT(clause_of(coverage, "AA-TRL-1"_clause).lacks, IsEmpty());
}

TEST(CorpusCoverage, a_case_that_fails_shows_nothing) {
  const Coverage coverage = coverage_with(R"({"id": "Ta", "title": "x", "turn": {"do": "trail", "hand": "6C"},
    "expect": {"verdict": "legal", "clauses": ["AA-TRL-1"]}})");
  EXPECT_EQ(coverage.cases, 0U);
  EXPECT_THAT(clause_of(coverage, "AA-TRL-1"_clause).holds, IsEmpty());
}

TEST(CorpusCoverage, a_value_is_shown_where_the_variants_own_would_not_do) {
  const Coverage coverage = coverage_with(refused);
  EXPECT_THAT(cases_of(coverage, Option::trail_owning_build, "allowed"), ElementsAre("Ta"));
  EXPECT_THAT(cases_of(coverage, Option::trail_owning_build, "forbidden"), ElementsAre("Ta"));
  EXPECT_THAT(cases_of(coverage, Option::trail_owning_build, "forbidden_next_turn"), IsEmpty());
}

TEST(CorpusCoverage, a_reading_of_a_question_is_shown_by_a_case_of_that_question) {
  const Coverage coverage = coverage_with(refused);
  for (const QuestionCoverage& row : coverage.questions)
    if (row.id == "Q-AA-41") {
      EXPECT_THAT(row.cases, ElementsAre("Ta"));
      EXPECT_THAT(row.readings_not_shown, ElementsAre("trail.owning_build=forbidden_next_turn"));
    }
}

std::vector<std::string> cases_of_example(const Coverage& coverage, const std::string& id) {
  for (const ExampleCoverage& row : coverage.examples)
    if (row.id == id) return row.cases;
  return {"no such row"};
}

// The texts' examples are numbered through; a case of one bears its number, and more.
TEST(CorpusCoverage, a_worked_example_is_shown_by_cases_with_its_number) {
  std::string first = twin;
  first.replace(first.find("Tb"), 2, "WE-AA-03");
  std::string second = twin;
  second.replace(second.find("Tb"), 2, "WE-AA-03-other");
  const Coverage coverage = coverage_with(first + "," + second);
  EXPECT_THAT(cases_of_example(coverage, "WE-AA-03"), ElementsAre("WE-AA-03", "WE-AA-03-other"));
  EXPECT_THAT(cases_of_example(coverage, "WE-AA-04"), IsEmpty());
  EXPECT_THAT(cases_of_example(coverage, "WE-ROY-01"), ElementsAre("no such row"));
  std::string longer = twin;
  longer.replace(longer.find("Tb"), 2, "WE-AA-031");
  EXPECT_THAT(cases_of_example(coverage_with(longer), "WE-AA-03"), IsEmpty());
}

}  // namespace
}  // namespace casino::corpus::coverage_test
