#pragma once
// Intervals of averages over deals.

#include "oracle/study/measure.hpp"
#include "oracle/study/tally.hpp"

namespace casino::study {

inline constexpr double confidence = 0.95;

// The average lies in mean - half to mean + half, with the confidence asked for.
struct Interval {
  double mean = 0;
  double half = 0;
  [[nodiscard]] double least() const { return mean - half; }
  [[nodiscard]] double most() const { return mean + half; }
  [[nodiscard]] bool leaves_out_zero() const { return mean > half || mean < -half; }
};

// By how many standard errors an interval reaches, if so many intervals together are to be right with the confidence
// (Bonferroni), and the error is known.
[[nodiscard]] double reach(std::size_t intervals);
// The same where the error is itself taken from so many deals (Student); of a single one it is taken from two.
[[nodiscard]] double reach(std::size_t intervals, std::uint64_t deals);

struct Measured {
  std::uint64_t deals = 0;
  double scale = 1;  // what one is in the sums
  double reach = 1.96;
  // Whether something may be rare and was not seen, a game that differs, or a point: then the interval is not narrower
  // than so few deals allow (Wilson's allowance).
  bool may_be_rare = true;
  double reach_of_rare = 1.96;
};
// Of a single deal, which does not say how far others lie from it, an interval takes in zero.
[[nodiscard]] Interval interval_of(const Moments& moments, const Measured& measured);

}  // namespace casino::study
