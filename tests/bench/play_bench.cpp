// Turns judged, turns enumerated and whole random deals, for every variant at every number of seats.

#include <memory>
#include <string>

#include <benchmark/benchmark.h>

#include "model/judge/judge.hpp"
#include "model/rules/variants.hpp"
#include "tests/bench/fixed_work.hpp"
#include "tests/bench/random_player.hpp"

namespace casino::bench {
namespace {

constexpr std::uint64_t deals_of_a_sample = 20;

std::vector<Met> sample_of(const Rules& rules) {
  std::vector<Met> sample;
  RandomPlayer player(rules);
  for (std::uint64_t seed = 0; seed < deals_of_a_sample; ++seed)
    for (const Met& met : player.turns_of_deal(seed)) sample.push_back(met);
  return sample;
}

void judge_turns(benchmark::State& state, const Rules& rules) {
  const std::vector<Met> sample = sample_of(rules);
  std::size_t turns = 0;
  const double start = cpu_seconds();
  for (auto _ : state) {
    const Met& met = sample[turns++ % sample.size()];
    benchmark::DoNotOptimize(judge(rules, met.before, met.turn));
  }
  report_rate(state, "turns", static_cast<double>(turns), cpu_seconds() - start);
}

void ask_is_legal(benchmark::State& state, const Rules& rules) {
  const std::vector<Met> sample = sample_of(rules);
  std::size_t turns = 0;
  const double start = cpu_seconds();
  for (auto _ : state) {
    const Met& met = sample[turns++ % sample.size()];
    benchmark::DoNotOptimize(is_legal(rules, met.before, std::get<Action>(met.turn.steps.front())));
  }
  report_rate(state, "turns", static_cast<double>(turns), cpu_seconds() - start);
}

// Crowded tables have more turns than anybody wants; a list is cut off here as a program would.
void enumerate_turns(benchmark::State& state, const Rules& rules) {
  constexpr std::uint64_t most_turns = 2000;
  const std::vector<Met> sample = sample_of(rules);
  const LegalTurns legal(rules);
  std::size_t positions = 0;
  std::uint64_t turns = 0;
  const double start = cpu_seconds();
  for (auto _ : state) turns += legal.count(sample[positions++ % sample.size()].before, most_turns);
  report_rate(state, "turns", static_cast<double>(turns), cpu_seconds() - start);
  state.counters["turns_of_a_position"] = static_cast<double>(turns) / static_cast<double>(positions);
}

void play_deals(benchmark::State& state, const Rules& rules) {
  RandomPlayer player(rules);
  std::uint64_t seed = 0;
  const double start = cpu_seconds();
  for (auto _ : state) benchmark::DoNotOptimize(player.deal(seed++));
  report_rate(state, "deals", static_cast<double>(seed), cpu_seconds() - start);
}

using Bench = void (*)(benchmark::State&, const Rules&);

void add(const std::string& what, const std::string& table, const Rules& rules, Bench bench) {
  benchmark::RegisterBenchmark((what + "/" + table).c_str(),
                               [rules, bench](benchmark::State& state) { bench(state, rules); });
}

const bool play_added = [] {
  for (const VariantEntry& variant : variants())
    for (std::uint8_t count = variant.fewest_seats; count <= variant.most_seats; ++count) {
      const Rules rules = variant.rules(Seats{count});
      const std::string table = std::string(variant.name) + "/" + std::to_string(count);
      add("judge", table, rules, judge_turns);
      if (LegalTurns(rules).is_one_action()) add("is_legal", table, rules, ask_is_legal);
      add("enumerate", table, rules, enumerate_turns);
      add("deals", table, rules, play_deals);
    }
  return true;
}();

}  // namespace
}  // namespace casino::bench
