// What sweeps score, and when they cancel each other (AA-SWP-*, DOM-SWP-2).

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "model/score/items.hpp"
#include "tests/model/score/shares.hpp"

namespace casino::test::sweeps_test {
namespace {

using testing::ElementsAre;

TEST(Score, AA_SWP_1_off_leaves_out_the_sweeps) {
  Rules rules = without(anglo_american(Seats{2}), "AA-SWP-1"_clause);
  rules.sweep_score = 1;
  Captured captured;
  captured.sweeps.push_back({first, 2});
  const DealScore score = score_of(rules, captured);
  EXPECT_THAT(points(score.total), ElementsAre(0, 0, 0));
  EXPECT_TRUE(score.sweeps.empty());
}

// TUX-SCO-3 tells of sweeps of either size, HUN-ULM-2 of the one of the first layout alone.
TEST(Score, sweeps_are_scored_by_the_clause_of_their_text) {
  const auto clause_of = [](const Rules& rules, std::initializer_list<Sweep> sweeps) {
    Captured captured;
    for (const Sweep& sweep : sweeps) captured.sweeps.push_back(sweep);
    return score_of(rules, captured).lines.back().clause;
  };
  EXPECT_EQ(clause_of(tuxedo(Seats{2}), {{first, 4}, {second, 3}}), "TUX-SCO-3"_clause);
  EXPECT_EQ(clause_of(hungarian_nagy(Seats{2}), {{first, 4, true}}), "HUN-ULM-2"_clause);
  EXPECT_EQ(clause_of(hungarian_nagy(Seats{2}), {{first, 4, true}, {second, 2}}), "AA-SWP-1"_clause);
  EXPECT_EQ(clause_of(hungarian(Seats{2}), {{first, 4}}), "AA-SWP-1"_clause);
}

// DOM-SWP-2: what is left of these sweeps, in order, and the points of three sides.
Captured sweeps_by(std::initializer_list<Side> sides) {
  Captured captured;
  for (const Side side : sides) captured.sweeps.push_back({side, 1});
  return captured;
}
Rules cancelling(Seats seats) {
  Rules rules = anglo_american(seats);
  rules.sweep_score = 1;
  rules.sweep_cancel = SweepCancel::all_sides;
  return rules;
}

// WE-FIN-06: 2 and 1 are 1 and 0.
TEST(Score, DOM_SWP_2_each_of_two_sides_loses_one) {
  const DealScore score = score_of(cancelling(Seats{2}), sweeps_by({first, second, first}));
  EXPECT_THAT(item(score, ScoreItem::sweeps), ElementsAre(1, 0, 0));
  EXPECT_EQ(score.sweeps.size(), 1U);
}

// Each side's sweeps less the fewest of any: 3, 2, 2 are 1, 0, 0, in whatever order they came.
TEST(Score, DOM_SWP_2_as_often_as_every_side_has_one) {
  const Captured captured = sweeps_by({first, first, third, first, third, second, second});
  EXPECT_THAT(item(score_of(cancelling(Seats{3}), captured), ScoreItem::sweeps), ElementsAre(1, 0, 0));
}

// Q-DOM-19: 2, 1, 0 stay as they are, for the third has none to lose; without the option 1, 1, 1 do too.
TEST(Score, DOM_SWP_2_not_while_one_side_has_none) {
  const Captured captured = sweeps_by({first, second, first});
  EXPECT_THAT(item(score_of(cancelling(Seats{3}), captured), ScoreItem::sweeps), ElementsAre(2, 1, 0));
}

TEST(Score, DOM_SWP_2_off_lets_them_stand) {
  const Captured captured = sweeps_by({first, second, third});
  const Rules rules = cancelling(Seats{3});
  EXPECT_THAT(item(score_of(rules, captured), ScoreItem::sweeps), ElementsAre(0, 0, 0));
  EXPECT_THAT(item(score_of(without(rules, "DOM-SWP-2"_clause), captured), ScoreItem::sweeps), ElementsAre(1, 1, 1));
  Rules none = rules;
  none.sweep_cancel = SweepCancel::none;
  EXPECT_THAT(item(score_of(none, captured), ScoreItem::sweeps), ElementsAre(1, 1, 1));
}

// A clause that is switched off gives its points to nobody: such sweeps are like any other.
TEST(Score, AA_SWP_1_sweeps_of_clauses_that_are_off) {
  const auto points_of_one = [](const Rules& rules, const Sweep& sweep) {
    Captured captured;
    captured.sweeps.push_back(sweep);
    return score_of(rules, captured).sweeps.at(0).points[first];
  };
  Rules ulmann = hungarian_ulmann(Seats{2});
  const Sweep initial{first, 4, true};
  EXPECT_EQ(points_of_one(ulmann, initial), 2);
  ulmann.off.insert("HUN-ULM-2"_clause);
  EXPECT_EQ(points_of_one(ulmann, initial), 1);
  Rules tux = tuxedo(Seats{2});
  const Sweep large{first, 5, false};
  EXPECT_EQ(points_of_one(tux, large), tux.sweep_large_score);
  tux.off.insert("TUX-SCO-3"_clause);
  EXPECT_EQ(points_of_one(tux, large), tux.sweep_score);
  EXPECT_NE(tux.sweep_score, tux.sweep_large_score);
}

}  // namespace
}  // namespace casino::test::sweeps_test
