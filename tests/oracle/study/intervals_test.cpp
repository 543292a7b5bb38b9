// Intervals, held against the tables of the normal distribution and sums that were done by hand.

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
  EXPECT_NEAR(interval_of(moments, {96, 1000, 2}).half, 0.04, 1e-12);
}

TEST(Intervals, leave_out_zero_or_do_not) {
  EXPECT_TRUE((Interval{0.3, 0.2}).leaves_out_zero());
  EXPECT_TRUE((Interval{-0.3, 0.2}).leaves_out_zero());
  EXPECT_FALSE((Interval{0.2, 0.3}).leaves_out_zero());
}

}  // namespace
}  // namespace casino::study::intervals_test
