#include "tests/bench/fixed_work.hpp"

#include <ctime>

namespace casino::bench {

std::uint64_t fixed_work(std::uint64_t state) {
  for (int step = 0; step < 1000; ++step) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
  }
  return state;
}

double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

double seconds_of_fixed_work() {
  constexpr int rounds = 200;
  constexpr int tries = 20;
  double best = 1e9;
  for (int i = 0; i < tries; ++i) {
    std::uint64_t state = 88172645463325252ULL;
    const double start = cpu_seconds();
    for (int round = 0; round < rounds; ++round) state = fixed_work(state);
    benchmark::DoNotOptimize(state);
    best = std::min(best, (cpu_seconds() - start) / rounds);
  }
  return best;
}

void report_rate(benchmark::State& state, const char* what, double count, double seconds) {
  state.counters[what] = count / seconds;
  state.counters["per_work"] = count / seconds * seconds_of_fixed_work();
}

void report_goal(benchmark::State& state, double reached, Goal goal) {
  state.counters["reached"] = reached;
  state.counters["minimum"] = goal.minimum;
  state.counters["good"] = goal.good;
}

}  // namespace casino::bench
