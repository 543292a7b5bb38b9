#pragma once
// A fixed piece of work, measured in the same run: machines differ, and are shared, so rates are reported as
// multiples of it, too.

#include <cstdint>

#include <benchmark/benchmark.h>

namespace casino::bench {

// A thousand steps of a xorshift generator.
[[nodiscard]] std::uint64_t fixed_work(std::uint64_t state);

// CPU seconds that this thread has used.
[[nodiscard]] double cpu_seconds();

// CPU seconds that the fixed work takes now, the best of several tries.
[[nodiscard]] double seconds_of_fixed_work();

// Tells a rate twice: a second of CPU time, and in the time of the fixed work ("per_work").
void report_rate(benchmark::State& state, const char* what, double count, double seconds);

// The median of how many times longer `slow` takes than `fast`, both tried by turns; each does the same
// amount.
struct Compared {
  double ratio = 0;
  double fast_seconds = 0;  // of the quickest try
  double slow_seconds = 0;
};
template <typename Fast, typename Slow>
Compared compared(Fast fast, Slow slow);

// CPU seconds for each of what `round` does, which says how many that were; repeated until it takes so long.
template <typename Round>
double seconds_for_each(Round round, double long_enough);

// The yardstick of a goal: what is reached, the minimum and what is good.
struct Goal {
  double minimum;
  double good;
};
void report_goal(benchmark::State& state, double reached, Goal goal);

}  // namespace casino::bench

#include <algorithm>
#include <array>

namespace casino::bench {

template <typename Round>
double seconds_for_each(Round round, double long_enough) {
  std::uint64_t done = 0;
  const double start = cpu_seconds();
  do {
    done += round();
  } while (cpu_seconds() - start < long_enough);
  return (cpu_seconds() - start) / static_cast<double>(done);
}

template <typename Fast, typename Slow>
Compared compared(Fast fast, Slow slow) {
  constexpr std::size_t tries = 7;
  std::array<double, tries> ratios{};
  Compared best{0, 1e9, 1e9};
  for (double& ratio : ratios) {
    const double start = cpu_seconds();
    fast();
    const double middle = cpu_seconds();
    slow();
    const double end = cpu_seconds();
    ratio = (end - middle) / (middle - start);
    best.fast_seconds = std::min(best.fast_seconds, middle - start);
    best.slow_seconds = std::min(best.slow_seconds, end - middle);
  }
  std::sort(ratios.begin(), ratios.end());
  best.ratio = ratios[tries / 2];
  return best;
}

}  // namespace casino::bench
