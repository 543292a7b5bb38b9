// What an answer to an arbiter costs. Each witness of the register takes seconds: `./dev witnesses` tells those.

#include <benchmark/benchmark.h>

#include "tests/bench/fixed_work.hpp"
#include "tests/bench/programs.hpp"

namespace casino::bench {
namespace {

// A ruling, from the start of the program to its end, in milliseconds; refused turns are reported with the most words.
void a_ruling(benchmark::State& state) {
  constexpr int refused = 1;
  constexpr int times = 50;
  double seconds = 0;
  for (auto _ : state) {
    for (int i = 0; i < times; ++i) {
      const auto cost =
          cost_of({casino_program(), "judge", "--rules", "dominican", "table 10D 10C 8H 6H; hand 10S 9C", "10S trail"},
                  refused);
      if (!cost) return state.SkipWithError("casino judge cannot be run");
      seconds += cost->cpu_seconds;
    }
  }
  report_goal(state, seconds / times * 1000, Goal{50, 10});
}
BENCHMARK(a_ruling)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace casino::bench
