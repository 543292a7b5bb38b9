#include "oracle/study/intervals.hpp"

#include <algorithm>
#include <cmath>

namespace casino::study {
namespace {

// How likely a value of the standard normal distribution is to be further out than this, on either side.
double both_tails(double reach) { return std::erfc(reach / std::sqrt(2.0)); }

}  // namespace

double reach(std::size_t intervals) {
  const double wrong = (1 - confidence) / static_cast<double>(std::max<std::size_t>(1, intervals));
  double low = 0;
  double high = 40;
  for (int i = 0; i < 100; ++i) {
    const double middle = (low + high) / 2;
    (both_tails(middle) > wrong ? low : high) = middle;
  }
  return high;
}

Interval interval_of(const Moments& moments, const Measured& measured) {
  if (measured.deals == 0) return {};
  const auto deals = static_cast<double>(measured.deals);
  const double mean = static_cast<double>(moments.sum) / measured.scale / deals;
  const double mean_square = static_cast<double>(moments.squares) / measured.scale / measured.scale / deals;
  const double variance = std::max(0.0, mean_square - mean * mean) * deals / std::max(1.0, deals - 1);
  double half = measured.reach * std::sqrt(variance / deals);
  const double reach_squared = measured.reach * measured.reach;
  if (measured.may_be_rare) half = std::max(half, reach_squared / (deals + reach_squared));
  return {mean, half};
}

}  // namespace casino::study
