// What a study is of: who sits where, and which rules take part.

#include "oracle/study/arms.hpp"

#include <gmock/gmock.h>

#include "model/rules/variants.hpp"

namespace casino::study::arms_test {
namespace {

using players::PlayerKind;
using players::PlayerType;

Study of_three(std::vector<PlayerType> players) {
  return {"royal", {{"royal", royal(Seats{3})}}, std::move(players), Extent::deal, 1};
}

TEST(Seating, goes_round_the_table) {
  const Study study = of_three({{PlayerKind::random}, {PlayerKind::greedy}});
  const auto first = study.seated(0);
  EXPECT_EQ(first[Seat{0}].kind, PlayerKind::random);
  EXPECT_EQ(first[Seat{1}].kind, PlayerKind::greedy);
  EXPECT_EQ(first[Seat{2}].kind, PlayerKind::random);
  const auto moved = study.seated(1);
  EXPECT_EQ(moved[Seat{0}].kind, PlayerKind::greedy);
  EXPECT_EQ(study.rotations(), 3);
}

TEST(Seating, of_one_kind_need_not_be_tried_in_every_seat) {
  EXPECT_EQ(of_three({{PlayerKind::careful}}).rotations(), 1);
}

std::vector<std::string> names_of(const std::vector<Arm>& arms) {
  std::vector<std::string> names;
  for (const Arm& arm : arms) names.push_back(arm.name);
  return names;
}

// Q-AA-01 has two readings: by the one the rules go already, and what is left is the other.
TEST(Arms, of_a_question_are_the_readings_that_change_something) {
  const Arm base{"anglo-american", anglo_american(Seats{2})};
  const Question& question = *find_question("Q-AA-01");
  const std::vector<Arm> arms = arms_of(base, question);
  EXPECT_THAT(names_of(arms), testing::ElementsAre("anglo-american build.owner=last_adder_lingering"));
  EXPECT_TRUE(concerns(question, base));
}

TEST(Arms, of_each_option_differ_in_one_option_each) {
  const Arm base{"swazi", swazi(Seats{3})};
  const std::vector<Arm> arms = arms_of_each_option(base);
  EXPECT_GT(arms.size(), 20U);
  for (const Arm& arm : arms) EXPECT_EQ(differing_settings(base.rules, arm.rules).size(), 1U) << arm.name;
  EXPECT_THAT(names_of(arms), testing::Contains("swazi insist.capture=never"));
}

TEST(Arms, are_not_the_rules_as_they_are) {
  const Arm base{"royal", royal(Seats{2})};
  EXPECT_FALSE(arm_with(base, Option::sweep_score, value_of(base.rules, Option::sweep_score)));
}

}  // namespace
}  // namespace casino::study::arms_test
