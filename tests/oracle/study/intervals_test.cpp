// Intervals, held against the tables of the normal distribution and Student's, and sums that were done by hand.

#include "oracle/study/intervals.hpp"

#include <cmath>

#include <gtest/gtest.h>

namespace casino::study::intervals_test {
namespace {

TEST(Intervals, reach_as_far_as_the_tables_say) {
  EXPECT_NEAR(reach(1), 1.959964, 1e-6);   // 0.975
  EXPECT_NEAR(reach(5), 2.575829, 1e-6);   // 0.995
  EXPECT_NEAR(reach(50), 3.290527, 1e-6);  // 0.9995
}

// One, two, four, ten, 30 and 120 degrees of freedom: 0.975, and 0.995.
TEST(Intervals, reach_as_far_as_the_tables_say_where_deals_are_few) {
  EXPECT_NEAR(reach(1, 2), 12.7062, 1e-4);
  EXPECT_NEAR(reach(1, 3), 4.30265, 1e-5);
  EXPECT_NEAR(reach(1, 5), 2.77645, 1e-5);
  EXPECT_NEAR(reach(1, 11), 2.22814, 1e-5);
  EXPECT_NEAR(reach(1, 31), 2.04227, 1e-5);
  EXPECT_NEAR(reach(1, 121), 1.97993, 1e-5);
  EXPECT_NEAR(reach(5, 2), 63.6567, 1e-4);
  EXPECT_NEAR(reach(5, 3), 9.92484, 1e-5);
  EXPECT_NEAR(reach(5, 11), 3.16927, 1e-5);
  EXPECT_NEAR(reach(5, 121), 2.61742, 1e-5);
  EXPECT_NEAR(reach(1, 1'000'000), 1.95997, 1e-5);
}

// Where the series is left for the expansion nothing leaps.
TEST(Intervals, reach_a_little_less_far_with_each_deal) {
  for (const std::size_t intervals : {1U, 35U, 2000U})
    for (std::uint64_t deals = 900; deals < 1100; ++deals) {
      EXPECT_LT(reach(intervals, deals + 1), reach(intervals, deals)) << deals;
      EXPECT_NEAR(reach(intervals, deals + 1), reach(intervals, deals), 1e-4) << deals;
    }
}

TEST(Intervals, of_a_single_deal_take_in_zero) {
  Moments moments;
  moments.add(23 * whole);
  EXPECT_FALSE(interval_of(moments, {1, 1000, reach(1, 1), false, reach(1)}).leaves_out_zero());
}

// 100 deals, in half of which it came up: the average is 1/2, and the standard error 1/2 over the root of 99.
TEST(Intervals, of_a_share) {
  Moments moments;
  for (int i = 0; i < 100; ++i) moments.add(i % 2 == 0 ? whole : 0);
  const Interval interval = interval_of(moments, {100, 1000, 2});
  EXPECT_NEAR(interval.mean, 0.5, 1e-12);
  EXPECT_NEAR(interval.half, 2 * 0.5 / std::sqrt(99.0), 1e-12);
}

// What never came up in 96 deals may come up in four of a hundred: 4 of 96 + 4.
TEST(Intervals, leave_room_for_what_was_not_seen) {
  Moments moments;
  for (int i = 0; i < 96; ++i) moments.add(0);
  EXPECT_NEAR(interval_of(moments, {96, 1000, 2, true, 2}).half, 0.04, 1e-12);
}

TEST(Intervals, leave_out_zero_or_do_not) {
  EXPECT_TRUE((Interval{0.3, 0.2}).leaves_out_zero());
  EXPECT_TRUE((Interval{-0.3, 0.2}).leaves_out_zero());
  EXPECT_FALSE((Interval{0.2, 0.3}).leaves_out_zero());
}

}  // namespace
}  // namespace casino::study::intervals_test
