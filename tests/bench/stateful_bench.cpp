// Goal 10: a random walk through deals as RapidCheck's commands, time a command, against the simplest stateful property
// that RapidCheck can have, a number that is added to. RapidCheck itself takes most of the time of both.

#include <algorithm>
#include <array>
#include <iostream>
#include <streambuf>

#include "model/rules/variants.hpp"
#include "properties/generate/walk.hpp"
#include "tests/bench/fixed_work.hpp"

namespace casino::bench {
namespace {

int commands = 0;  // that were run

class Add : public rc::state::Command<int, int> {
 public:
  Add() : number_(*rc::gen::arbitrary<int>()) {}
  void apply(int& model) const override { model += number_; }
  void run(const int& model, int& sum) const override {
    ++commands;
    sum += number_;
    RC_ASSERT(sum == model + number_);
  }

 private:
  int number_;
};

class CountedTurn : public properties::PlayATurn {
 public:
  void run(const properties::CardsLeft& left, properties::WalkedTable& table) const override {
    ++commands;
    PlayATurn::run(left, table);
  }
};

void add_numbers() {
  int sum = 0;
  rc::state::check(0, sum, [](const int&) { return rc::state::gen::execOneOfWithArgs<Add>()(); });
}

void play_turns(const Rules& rules) {
  properties::WalkedTable table(rules, *rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>()));
  rc::state::check(properties::cards_left_at(table), table,
                   [](const properties::CardsLeft&) { return rc::state::gen::execOneOfWithArgs<CountedTurn>()(); });
}

// RapidCheck says what it has done on the standard error; not while it is measured.
class Silence {
 public:
  Silence() : before_(std::cerr.rdbuf(nullptr)) {}
  Silence(const Silence&) = delete;
  Silence& operator=(const Silence&) = delete;
  ~Silence() {
    std::cerr.rdbuf(before_);
    std::cerr.clear();
  }

 private:
  std::streambuf* before_;
};

template <typename Property>
double seconds_a_command(Property property) {
  constexpr int rounds = 10;
  commands = 0;
  const double start = cpu_seconds();
  bool holds = true;
  for (int i = 0; i < rounds; ++i) holds = rc::check(property) && holds;
  return holds ? (cpu_seconds() - start) / commands : 0;
}

void goal_10_a_stateful_property(benchmark::State& state) {
  const Rules rules = anglo_american(Seats{2});
  const Silence silence;
  double ratio = 0;
  double seconds = 0;
  for (auto _ : state) {
    std::array<double, 7> ratios{};
    for (double& one : ratios) {
      const double simplest = seconds_a_command(add_numbers);
      seconds = seconds_a_command([&] { play_turns(rules); });
      one = seconds / simplest;
    }
    std::sort(ratios.begin(), ratios.end());
    ratio = ratios[ratios.size() / 2];
  }
  report_goal(state, ratio, Goal{2, 1.2});
  state.counters["commands"] = 1 / seconds;
}
BENCHMARK(goal_10_a_stateful_property)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace casino::bench
