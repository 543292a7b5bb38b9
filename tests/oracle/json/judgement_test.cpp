// Judgements in JSON.

#include "oracle/json/judgement.hpp"

#include <gtest/gtest.h>

#include "oracle/text/names.hpp"
#include "tests/oracle/json/reading.hpp"
#include "tests/support/table.hpp"

namespace casino::json::judgement_test {
namespace {

using test::cards;
using test::faults;
using test::rules_for;

const Rules four = rules_for("swazi", 4);

std::string said(std::string_view text) { return faults(parse_judgement(text, four)); }

void expect_round_trip(const Judgement& judgement) {
  for (const Detail detail : {Detail::ids, Detail::statements}) {
    const std::string written = of(judgement, four, detail).dump();
    const Parsed<Judgement> back = parse_judgement(written, four);
    ASSERT_TRUE(back) << faults(back) << "\n" << written;
    EXPECT_EQ(back->verdict, judgement.verdict);
    EXPECT_EQ(back->permissions, judgement.permissions);
    EXPECT_EQ(back->warnings, judgement.warnings);
    EXPECT_EQ(back->groupings, judgement.groupings);
    EXPECT_EQ(back->after, judgement.after);
  }
}

Judgement with_verdict(Verdict verdict) {
  Judgement judgement;
  judgement.verdict = std::move(verdict);
  judgement.after.loose = cards("5C KH");
  return judgement;
}

TEST(JsonJudgement, a_legal_one_has_permissions_and_groupings) {
  Judgement judgement = with_verdict(Legal{});
  judgement.permissions.push_back({"SWZ-CAP-10"_clause, 1, cards("9S 9H"), Value{9}, cards("5C 4D")});
  judgement.warnings.push_back({"AA-BLD-2"_clause, 0, {}, Value{9}, {}});
  judgement.groupings.push_back({1, Value{9}, {cards("9H"), cards("5C 4D")}});
  expect_round_trip(judgement);
  EXPECT_EQ(of(judgement, four).dump(),
            R"({"verdict":"legal","permissions":[{"clause":"SWZ-CAP-10","step":1,"cards":["9S","9H"],"value":9,)"
            R"("build":["4D","5C"]}],"warnings":[{"clause":"AA-BLD-2","step":0,"value":9}],)"
            R"("groupings":[{"step":1,"value":9,"groups":[["9H"],["4D","5C"]]}],)"
            R"("after":{"to_act":"N","dealer":"N","loose":["5C","KH"],"stock":0}})");
}

TEST(JsonJudgement, an_illegal_one_cites_the_text_of_the_variant) {
  const Judgement judgement = with_verdict(
      Illegal{{{"AA-BLD-3"_clause, -1, {}, Value{9}, {}}}, Impossible{Obstacle::top_missing, 2, cards("2C")}});
  expect_round_trip(judgement);
  const Json written = of(judgement, four);
  EXPECT_EQ(written["violations"].dump(), R"([{"clause":"AA-BLD-3","as":"SWZ-BLD-3","value":9}])");
  EXPECT_EQ(written["impossible"].dump(), R"({"what":"top_missing","step":2,"cards":["2C"]})");
  const Json spoken = of(judgement, four, Detail::statements)["violations"][0];
  // SWZ-PTN-3: with four players the card may be the partner's.
  EXPECT_EQ(spoken["statement"],
            "Whoever makes a build must still hold a card that can capture it, unless it is the partner's, on a card "
            "that he is known to hold.");
  EXPECT_EQ(spoken["source"], source_of("AA-BLD-3"_clause, four));
}

TEST(JsonJudgement, an_undetermined_one_says_what_would_decide) {
  expect_round_trip(
      with_verdict(Undetermined{{{Unknown::holds_value, "AA-BLD-3"_clause, 0, Seat{2}, Value{9}, {}},
                                 {Unknown::top_of_pile, "SWZ-STL-3"_clause, -1, Seat{1}, {}, cards("2C")}}}));
}

TEST(JsonJudgement, every_obstacle_and_need_reads_back) {
  for (std::size_t what = 0; what < obstacle_names.size(); ++what)
    expect_round_trip(with_verdict(Illegal{{}, Impossible{static_cast<Obstacle>(what), 0, {}}}));
  for (std::size_t what = 0; what < unknown_names.size(); ++what)
    expect_round_trip(
        with_verdict(Undetermined{{{static_cast<Unknown>(what), "AA-BLD-3"_clause, -1, Seat{0}, {}, {}}}}));
}

TEST(JsonJudgement, an_alias_is_read_as_its_clause) {
  const Judgement judgement =
      parse_judgement(R"({"verdict":"illegal","violations":[{"clause":"SWZ-BLD-3"}]})", four).value();
  EXPECT_EQ(std::get<Illegal>(judgement.verdict).violations.front().clause, "AA-BLD-3"_clause);
}

TEST(JsonJudgement, contradictory_ones_are_refused) {
  EXPECT_EQ(said(R"({"verdict":"maybe"})"),
            "1:12: /verdict: found \"maybe\", expected a verdict: legal, illegal, undetermined");
  EXPECT_EQ(said(R"({"verdict":"legal","violations":[]})"),
            "1:33: /violations: found violations of a verdict that is legal, expected them only where it is "
            "illegal");
  EXPECT_EQ(said("{}"), "1:1: found no key \"verdict\", expected the verdict");
}

TEST(JsonJudgement, citations_are_checked) {
  const auto with = [](std::string_view citation) {
    return said(R"({"verdict":"illegal","violations":[{)" + std::string(citation) + "}]}");
  };
  EXPECT_EQ(with(R"("clause":"SWZ-LAY-2")"),
            "1:46: /violations/0/clause: found \"SWZ-LAY-2\", expected one clause: AA-CAP-7, AA-BLD-9");
  EXPECT_EQ(with(R"("clause":"AA-BLD-3","as":"SWZ-BLD-1")"),
            "1:62: /violations/0/as: found \"SWZ-BLD-1\", expected another ID of AA-BLD-3");
  EXPECT_EQ(with(R"("clause":"AA-BLD-99")"),
            "1:46: /violations/0/clause: found \"AA-BLD-99\", expected the ID of a clause, such as "
            "\"AA-TRL-3\"; the nearest is AA-BLD-9");
}

}  // namespace
}  // namespace casino::json::judgement_test
