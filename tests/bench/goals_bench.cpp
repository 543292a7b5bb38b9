// The goals of speed that are reported as ratios: each tries both sides by turns in one run and shows what is
// reached beside the minimum and what is good. Ratios hold on any machine; seconds don't.

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>

#include <benchmark/benchmark.h>
#include <sys/resource.h>
#include <unistd.h>

#include "model/judge/judge.hpp"
#include "model/rules/variants.hpp"
#include "oracle/enumerate/perft.hpp"
#include "tests/bench/fixed_work.hpp"
#include "tests/bench/frozen_positions.hpp"
#include "tests/bench/random_player.hpp"

namespace casino::bench {
namespace {

const Rules western = anglo_american(Seats{2});

struct Asked {
  Position position;
  Action action;
  frozen::QuickPosition quick_position;
  frozen::QuickPlay quick_play;
};

std::vector<Asked> asked_in_play(std::uint64_t deals) {
  std::vector<Asked> asked;
  RandomPlayer player(western);
  for (std::uint64_t seed = 0; seed < deals; ++seed)
    for (const Met& met : player.turns_of_deal(seed)) {
      const Action& action = std::get<Action>(met.turn.steps.front());
      asked.push_back(Asked{met.before, action, quick(met.before), quick(action)});
    }
  return asked;
}

// Judging a turn, against enumerating all turns and looking it up.
void goal_5_judging_and_looking_up(benchmark::State& state) {
  // More than a processor learns by heart when they are asked again, and few enough that neither side waits long for
  // the memory that they lie in.
  const std::vector<Asked> asked = asked_in_play(20);
  frozen::Lookup lookup;
  constexpr int rounds = 50;
  Compared both;
  for (auto _ : state)
    both = compared(
        [&] {
          for (int round = 0; round < rounds; ++round)
            for (const Asked& one : asked) benchmark::DoNotOptimize(is_legal(western, one.position, one.action));
        },
        [&] {
          for (int round = 0; round < rounds; ++round)
            for (const Asked& one : asked)
              benchmark::DoNotOptimize(lookup.is_legal(one.quick_position, one.quick_play));
        });
  report_goal(state, both.ratio, Goal{4, 8});
  state.counters["judged"] = static_cast<double>(asked.size()) * rounds / both.fast_seconds;
}
BENCHMARK(goal_5_judging_and_looking_up)->Iterations(1)->Unit(benchmark::kMillisecond);

// Whole random deals, against the naive referee playing the very same deals.
void goal_6_deals_and_the_naive_referee(benchmark::State& state) {
  RandomPlayer player(western);
  constexpr std::uint64_t deals = 200;
  bool are_the_same = true;
  for (std::uint64_t seed = 0; seed < deals; ++seed) {
    const auto ours = player.deal(seed);
    const frozen::DealResult naive = frozen::random_deal(seed);
    are_the_same = are_the_same && ours.turns == naive.plays && ours.points[Side{0}] == naive.points[0] &&
                   ours.points[Side{1}] == naive.points[1];
  }
  if (!are_the_same) return state.SkipWithError("the two sides don't play the same deals");
  Compared both;
  for (auto _ : state)
    both = compared(
        [&] {
          for (std::uint64_t seed = 0; seed < deals; ++seed) benchmark::DoNotOptimize(player.deal(seed));
        },
        [&] {
          for (std::uint64_t seed = 0; seed < deals; ++seed) benchmark::DoNotOptimize(frozen::random_deal(seed));
        });
  report_goal(state, both.ratio, Goal{15, 40});
  state.counters["deals"] = static_cast<double>(deals) / both.fast_seconds;
}
BENCHMARK(goal_6_deals_and_the_naive_referee)->Iterations(1)->Unit(benchmark::kMillisecond);

// CPU seconds that stockfish takes for a command, the best of a few tries; nothing if it cannot be run.
std::optional<double> seconds_of_stockfish(const char* command) {
  constexpr const char* program = "/usr/games/stockfish";
  if (access(program, X_OK) != 0) return std::nullopt;
  const auto used = [] {
    rusage children{};
    getrusage(RUSAGE_CHILDREN, &children);
    const auto seconds = [](const timeval& time) {
      return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
    };
    return seconds(children.ru_utime) + seconds(children.ru_stime);
  };
  double best = 1e9;
  for (int i = 0; i < 3; ++i) {
    const double start = used();
    if (std::system((std::string("echo '") + command + "' | " + program + " > /dev/null").c_str()) != 0)
      return std::nullopt;
    best = std::min(best, used() - start);
  }
  return best;
}

// Stockfish counts the 119,060,324 nodes of `perft 6` in bulk; its start is not counted. 0 if it is not
// installed.
constexpr double stockfish_nodes = 119060324;
double stockfish_seconds() {
  static const double seconds = [] {
    const auto whole = seconds_of_stockfish("go perft 6");
    const auto start = seconds_of_stockfish("quit");
    return whole && start ? *whole - *start : 0;
  }();
  return seconds;
}

// A hundred thousand random deals, against stockfish's perft 6. The ratio is our time in its time.
void goal_7_deals_and_stockfish(benchmark::State& state) {
  RandomPlayer player(western);
  constexpr std::uint64_t deals = 2000;
  double seconds = 1e9;
  for (auto _ : state) {
    for (int i = 0; i < 5; ++i) {
      const double start = cpu_seconds();
      for (std::uint64_t seed = 0; seed < deals; ++seed) benchmark::DoNotOptimize(player.deal(seed));
      seconds = std::min(seconds, cpu_seconds() - start);
    }
  }
  const double for_all = seconds * 100000 / static_cast<double>(deals);
  const double theirs = stockfish_seconds();
  report_goal(state, theirs > 0 ? for_all / theirs : 0, Goal{6, 2});
  state.counters["seconds"] = for_all;
}
BENCHMARK(goal_7_deals_and_stockfish)->Iterations(1)->Unit(benchmark::kMillisecond);

// Perft nodes a second from the first turns of some deals, against stockfish's bulk count.
void goal_8_perft_and_stockfish(benchmark::State& state) {
  constexpr int depth = 6;
  constexpr std::uint64_t deals = 10;
  RandomPlayer player(western);
  std::vector<Position> starts;
  for (std::uint64_t seed = 0; seed < deals; ++seed) starts.push_back(player.turns_of_deal(seed).front().before);
  double nodes = 0;
  double seconds = 1e9;
  for (auto _ : state) {
    for (int i = 0; i < 5; ++i) {
      const double begun = cpu_seconds();
      nodes = 0;
      for (const Position& start : starts) nodes += static_cast<double>(perft(western, start, depth).nodes.back());
      seconds = std::min(seconds, cpu_seconds() - begun);
    }
  }
  const double theirs = stockfish_seconds();
  report_goal(state, theirs > 0 ? nodes / seconds / (stockfish_nodes / theirs) : 0, Goal{0.03, 0.25});
  state.counters["nodes"] = nodes / seconds;
}
BENCHMARK(goal_8_perft_and_stockfish)->Iterations(1)->Unit(benchmark::kMillisecond);

// Loose aces to fours and a hand that can use them.
Position crowded(int loose) {
  Position position;
  for (int i = 0; i < loose; ++i) position.loose.insert(Card::from_index(static_cast<unsigned>(i)));
  position.hands[Seat{0}] = Hand::of(CardSet{"10S"_card, "10H"_card, "8S"_card, "6S"_card});
  position.hands[Seat{1}] = Hand::of(CardSet{"9S"_card, "9H"_card, "9D"_card, "9C"_card});
  return position;
}

double seconds_a_turn(const LegalTurns& legal, const std::vector<Position>& positions) {
  const auto all_of_them = [&] {
    std::uint64_t turns = 0;
    for (const Position& position : positions) turns += legal.count(position);
    return turns;
  };
  return seconds_for_each(all_of_them, 0.05);
}

// Enumeration with eight to sixteen loose low cards, time a turn, against the positions of random play.
void goal_9_crowded_tables(benchmark::State& state) {
  std::vector<Position> average;
  for (const Asked& one : asked_in_play(20)) average.push_back(one.position);
  const LegalTurns legal(western);
  double ratio = 0;
  const auto loose = static_cast<int>(state.range(0));
  for (auto _ : state) {
    const double usual = seconds_a_turn(legal, average);
    ratio = seconds_a_turn(legal, {crowded(loose)}) / usual;
  }
  report_goal(state, ratio, Goal{10, 5});
  state.counters["turns"] = static_cast<double>(legal.count(crowded(loose)));
}
BENCHMARK(goal_9_crowded_tables)->DenseRange(8, 16, 2)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace casino::bench
