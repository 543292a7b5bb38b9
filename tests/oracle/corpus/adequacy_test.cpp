// What small corpora notice of which it is known what they say.

#include "oracle/corpus/adequacy.hpp"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace casino::corpus::adequacy_test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

CaseFile file_with(const std::string& rules, const std::string& cases) {
  Parsed<CaseFile> file = parse_case_file(R"({"format": "casino-cases/1", "topic": "T", "title": "t", "rules": ")" +
                                          rules + R"(", "cases": [)" + cases + "]}");
  EXPECT_TRUE(file.has_value()) << (file ? "" : text_of(file.errors().front()));
  return file ? *file : CaseFile{};
}

KillMatrix matrix_of(const CaseFile& file) {
  const std::vector<Change> changes = all_changes();
  KillMatrix matrix(changes);
  for (const Case& one : file.cases) matrix.add(one, noticed_by(one, changes));
  return matrix;
}

// "Ta verdict", of the row with this text.
std::vector<std::string> notices(const KillMatrix& matrix, const std::string& change) {
  const auto row = std::find_if(matrix.rows.begin(), matrix.rows.end(),
                                [&](const KillMatrix::Row& one) { return text_of(one.change) == change; });
  if (row == matrix.rows.end()) return {"no such change"};
  std::vector<std::string> all;
  for (const auto& [one, what] : row->notices) all.push_back(one->id + " " + what);
  return all;
}

const std::string owner_trails = R"({"id": "Ta", "title": "x",
  "position": {"to_act": "P1", "loose": ["KH"], "builds": [{"value": 9, "cards": ["5C", "4D"], "owner": "P1"}],
               "hands": {"P1": ["9H", "KS", "6C"]}},
  "turn": {"do": "trail", "hand": "6C"}, "expect": {"verdict": "illegal", "clauses": ["AA-TRL-3"]}})";

// Trailing the nine breaks two clauses: without one of them it is illegal still, for fewer reasons.
const std::string the_nine_is_trailed = R"({"id": "Tb", "title": "x",
  "position": {"to_act": "P1", "loose": ["KH"], "builds": [{"value": 9, "cards": ["5C", "4D"], "owner": "P1"}],
               "hands": {"P1": ["9H", "KS", "6C"]}},
  "turn": {"do": "trail", "hand": "9H"}, "expect": {"verdict": "illegal", "clauses": ["AA-TRL-3", "AA-OWN-2"]}})";

TEST(Adequacy, a_refusal_notices_that_its_clause_is_off) {
  const CaseFile file = file_with("anglo-american", owner_trails + "," + the_nine_is_trailed);
  const KillMatrix matrix = matrix_of(file);
  EXPECT_THAT(notices(matrix, "AA-TRL-3"), ElementsAre("Ta verdict", "Tb clauses"));
  EXPECT_THAT(notices(matrix, "AA-OWN-2"), ElementsAre("Tb clauses"));
  EXPECT_THAT(notices(matrix, "AA-CAP-4"), IsEmpty());
  EXPECT_EQ(matrix.cases, 2U);
}

TEST(Adequacy, options_are_set_to_each_of_their_other_values) {
  const CaseFile file = file_with("anglo-american", owner_trails);
  const KillMatrix matrix = matrix_of(file);
  EXPECT_THAT(notices(matrix, "trail.owning_build=allowed"), ElementsAre("Ta verdict"));
  // That is what holds in this game.
  EXPECT_THAT(notices(matrix, "trail.owning_build=forbidden"), IsEmpty());
  EXPECT_THAT(notices(matrix, "sweep.score=more"), IsEmpty());
}

TEST(Adequacy, numbers_are_set_one_less_and_one_more) {
  const CaseFile file =
      file_with("tuxedo", R"({"id": "Ta", "title": "x", "score": {"sides": {}, "sweeps": [{"side": "P1", "cards": 3}]},
                    "expect": {"lines": {"sweeps": {"P1": 5, "P2": 0}}}})");
  const KillMatrix matrix = matrix_of(file);
  EXPECT_THAT(notices(matrix, "sweep.score=more"), ElementsAre("Ta lines"));
  EXPECT_THAT(notices(matrix, "sweep.score=less"), ElementsAre("Ta lines"));
  EXPECT_THAT(notices(matrix, "score.aces=more"), IsEmpty());
}

// In Haiti the cards are one point, and not three as in Royal Casino.
TEST(Adequacy, a_variant_that_inherits_what_it_states_otherwise_is_noticed) {
  const CaseFile file = file_with("haiti", R"({"id": "Ta", "title": "x", "rules": {"variant": "haiti", "seats": 2},
    "score": {"sides": {"P1": {"count": 30}, "P2": {"count": 22}}}, "expect": {"total": {"P1": 1, "P2": 0}}})");
  const KillMatrix matrix = matrix_of(file);
  EXPECT_THAT(notices(matrix, "haiti: score.cards inherited"), ElementsAre("Ta total"));
  EXPECT_THAT(notices(matrix, "haiti: score.aces inherited"), IsEmpty());
  // Both have pictures with numbers, so there is nothing to inherit.
  EXPECT_THAT(notices(matrix, "haiti: value.pictures inherited"), ElementsAre("no such change"));
}

TEST(Adequacy, a_case_that_does_not_pass_notices_nothing) {
  std::string wrong = owner_trails;
  wrong.replace(wrong.find("AA-TRL-3"), 8, "AA-TRL-2");
  const CaseFile file = file_with("anglo-american", wrong);
  const KillMatrix matrix = matrix_of(file);
  EXPECT_EQ(matrix.unnoticed(), matrix.rows.size());
  EXPECT_THAT(matrix.idle, ElementsAre(&file.cases.front()));
}

TEST(Adequacy, a_count_of_turns_is_not_asked) {
  const CaseFile file = file_with("anglo-american", R"({"id": "Ta", "title": "x",
    "position": {"to_act": "P1", "loose": ["KH"], "hands": {"P1": ["6C"], "P2": ["7C"]}},
    "perft": {"depth": 1}, "expect": {"nodes": [1]}})");
  const KillMatrix matrix = matrix_of(file);
  EXPECT_EQ(matrix.cases, 0U);
  EXPECT_EQ(matrix.unnoticed(), matrix.rows.size());
  EXPECT_THAT(matrix.idle, IsEmpty());
}

TEST(Adequacy, rows_that_hang_on_one_case_make_it_needed) {
  const CaseFile file = file_with("anglo-american", owner_trails + "," + the_nine_is_trailed);
  EXPECT_EQ(matrix_of(file).cases_needed(), 1U);  // the second alone cites AA-OWN-2
}

}  // namespace
}  // namespace casino::corpus::adequacy_test
