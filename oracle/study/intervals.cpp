#include "oracle/study/intervals.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace casino::study {
namespace {

// How likely a value of the standard normal distribution is to be further out than this, on either side.
double both_tails(double reach) { return std::erfc(reach / std::sqrt(2.0)); }

// The same of Student's distribution, for the root of its degrees times the tangent of this angle. The series are
// finite (Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.3 and 26.7.4).
double both_tails(double angle, std::uint64_t degrees) {
  const double cosine = std::cos(angle);
  const bool is_odd = degrees % 2 == 1;
  double term = is_odd ? cosine : 1;
  double sum = 0;
  for (std::uint64_t i = is_odd ? 1 : 0; i + 2 <= degrees; i += 2) {
    sum += term;
    term *= cosine * cosine * static_cast<double>(i + 1) / static_cast<double>(i + 2);
  }
  sum *= std::sin(angle);
  return 1 - (is_odd ? (angle + sum) * 2 / std::numbers::pi : sum);
}

// Where the tails come to no more than what may be wrong.
template <typename Tails>
double end_of(double most, std::size_t intervals, Tails tails) {
  const double wrong = (1 - confidence) / static_cast<double>(std::max<std::size_t>(1, intervals));
  double low = 0;
  double high = most;
  for (int i = 0; i < 100; ++i) {
    const double middle = (low + high) / 2;
    (tails(middle) > wrong ? low : high) = middle;
  }
  return high;
}

// Beyond these the first terms of the expansion in their number are exact to six places (26.7.5).
constexpr std::uint64_t most_degrees_summed = 1000;

}  // namespace

double reach(std::size_t intervals) {
  return end_of(40, intervals, [](double reach) { return both_tails(reach); });
}

double reach(std::size_t intervals, std::uint64_t deals) {
  const std::uint64_t degrees = std::max<std::uint64_t>(deals, 2) - 1;
  const auto number = static_cast<double>(degrees);
  if (degrees <= most_degrees_summed) {
    const auto tails = [&](double angle) { return both_tails(angle, degrees); };
    return std::sqrt(number) * std::tan(end_of(std::numbers::pi / 2, intervals, tails));
  }
  const double x = reach(intervals);
  const double x3 = x * x * x;
  return x + (x3 + x) / (4 * number) + (5 * x3 * x * x + 16 * x3 + 3 * x) / (96 * number * number);
}

Interval interval_of(const Moments& moments, const Measured& measured) {
  if (measured.deals == 0) return {};
  const auto deals = static_cast<double>(measured.deals);
  const double mean = static_cast<double>(moments.sum) / measured.scale / deals;
  const double mean_square = static_cast<double>(moments.squares) / measured.scale / measured.scale / deals;
  const double variance = std::max(0.0, mean_square - mean * mean) * deals / std::max(1.0, deals - 1);
  double half = measured.reach * std::sqrt(variance / deals);
  const double reach_squared = measured.reach_of_rare * measured.reach_of_rare;
  const bool is_alone = measured.deals == 1;
  if (measured.may_be_rare || is_alone) half = std::max(half, reach_squared / (deals + reach_squared));
  return {mean, is_alone ? half + std::abs(mean) : half};
}

}  // namespace casino::study
