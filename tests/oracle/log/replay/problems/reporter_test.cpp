// Of a log with very many problems the first of each weight and the latest are kept, and all are counted; what players
// rule settles those that are only counted, too.

#include "oracle/log/replay/problems/reporter.hpp"

#include <gtest/gtest.h>

namespace casino::log::reporter_test {
namespace {

// A deal of so many turns with a problem each.
Reporter deal_of_broken_turns(int turns) {
  Reporter reporter;
  reporter.begin_deal(Deal{});
  reporter.begin_play();
  for (int i = 0; i < turns; ++i) {
    reporter.take_entry({});
    reporter.come_to_turn();
    reporter.begin_turn();
    reporter.report(problem_of(Matter::turn));
  }
  reporter.take_entry({});
  return reporter;
}

std::size_t number_of(const Reporter& reporter, Weight weight) {
  std::size_t number = reporter.left_out().of(weight);
  for (const Problem& problem : reporter.problems())
    if (problem.weight == weight) ++number;
  return number;
}

TEST(Reporter, keeps_every_problem_of_a_usual_log) {
  const Reporter reporter = deal_of_broken_turns(300);
  EXPECT_EQ(reporter.problems().size(), 300U);
  EXPECT_FALSE(reporter.left_out().is_any());
}

TEST(Reporter, keeps_the_first_and_counts_the_others) {
  const Reporter reporter = deal_of_broken_turns(10'000);
  EXPECT_LE(reporter.problems().size(), most_problems_kept + 600);
  EXPECT_EQ(number_of(reporter, Weight::problem), 10'000U);
  for (int turn = 1; turn <= 300; ++turn)
    EXPECT_EQ(reporter.problems().at(static_cast<std::size_t>(turn - 1)).turn, turn);
  EXPECT_EQ(reporter.problems().back().turn, 10'000);
}

TEST(Reporter, keeps_those_of_each_weight) {
  Reporter reporter = deal_of_broken_turns(10'000);
  reporter.report(problem_of(Matter::objection, Weight::note));
  for (int i = 0; i < 10'000; ++i) {
    reporter.take_entry({});
    reporter.report(problem_of(Matter::turn, Weight::undetermined));
  }
  EXPECT_EQ(number_of(reporter, Weight::note), 1U);
  EXPECT_EQ(reporter.left_out().of(Weight::note), 0U);
  EXPECT_EQ(number_of(reporter, Weight::undetermined), 10'000U);
  EXPECT_EQ(reporter.left_out().open_turns, reporter.left_out().of(Weight::undetermined));
}

TEST(Reporter, turns_that_are_taken_back_are_no_problem_even_if_only_counted) {
  Reporter reporter = deal_of_broken_turns(10'000);
  reporter.take_back(9'000);
  EXPECT_EQ(number_of(reporter, Weight::problem), 1'000U);
  EXPECT_EQ(number_of(reporter, Weight::note), 9'000U);
}

TEST(Reporter, the_last_turn_stands_once) {
  Reporter reporter = deal_of_broken_turns(10'000);
  EXPECT_TRUE(reporter.last_turn_stands());
  EXPECT_FALSE(reporter.last_turn_stands());
  EXPECT_EQ(number_of(reporter, Weight::problem), 9'999U);
}

// A turn that stands is no problem when one behind it, which stands as well, has been taken back.
TEST(Reporter, the_turn_before_one_that_was_taken_back_can_stand) {
  Reporter reporter = deal_of_broken_turns(2);
  EXPECT_TRUE(reporter.last_turn_stands());
  reporter.take_back(1);
  EXPECT_TRUE(reporter.last_turn_stands());
  EXPECT_EQ(number_of(reporter, Weight::problem), 0U);
}

TEST(Reporter, keeps_them_all_where_they_are_asked_for) {
  Reporter reporter;
  reporter.keep_every_problem();
  reporter.begin_deal(Deal{});
  for (int i = 0; i < 2'000; ++i) {
    reporter.take_entry({});
    reporter.report(problem_of(Matter::turn));
  }
  EXPECT_EQ(reporter.problems().size(), 2'000U);
}

}  // namespace
}  // namespace casino::log::reporter_test
