// How quickly legal turns are listed in each game, held against the Anglo-American game for two in the same run: a turn
// is an outcome, and both are counted by turns, so that what else the machine does falls on both alike.

#include <cmath>
#include <map>
#include <string>

#include <benchmark/benchmark.h>

#include "model/rules/variants.hpp"
#include "tests/bench/fixed_work.hpp"
#include "tests/bench/random_player.hpp"

namespace casino::bench {
namespace {

// Positions of random play, and how quickly all their turns are counted.
class Listed {
 public:
  Listed(const Rules& rules, std::uint64_t deals) : legal_(rules) {
    RandomPlayer player(rules);
    for (std::uint64_t seed = 0; seed < deals; ++seed)
      for (const Met& met : player.turns_of_deal(seed)) positions_.push_back(met.before);
  }

  // Crowded tables have more turns than anybody wants; a list is cut off here as a program would.
  std::uint64_t count() const {
    constexpr std::uint64_t most_turns = 2000;
    std::uint64_t turns = 0;
    for (const Position& position : positions_) turns += legal_.count(position, most_turns);
    return turns;
  }

 private:
  LegalTurns legal_;
  std::vector<Position> positions_;
};

const Listed& yardstick() {
  static const Rules usual = anglo_american(Seats{2});
  static const Listed listed(usual, 100);
  return listed;
}

// Turns a second, as a multiple of those of the Anglo-American game; measured once.
double listing_speed(const VariantEntry& variant, std::uint8_t seats) {
  static std::map<std::pair<std::string, std::uint8_t>, double> measured;
  double& speed = measured[{std::string(variant.name), seats}];
  if (speed > 0) return speed;
  const Rules rules = variant.rules(Seats{seats});
  const Listed listed(rules, 4);
  const double turns = static_cast<double>(listed.count()) / static_cast<double>(yardstick().count());
  const Compared both = compared([] { benchmark::DoNotOptimize(yardstick().count()); },
                                 [&] { benchmark::DoNotOptimize(listed.count()); });
  return speed = turns / both.ratio;
}

void list_turns(benchmark::State& state, const VariantEntry& variant, std::uint8_t seats) {
  double speed = 0;
  for (auto _ : state) speed = listing_speed(variant, seats);
  report_goal(state, speed, {0.05, 0.15});
}

// A variant's games for two, three and more players count as one.
void list_turns_of_all(benchmark::State& state) {
  double logarithms = 0;
  for (auto _ : state)
    for (const VariantEntry& variant : variants()) {
      double of_variant = 0;
      for (std::uint8_t seats = variant.fewest_seats; seats <= variant.most_seats; ++seats)
        of_variant += std::log(listing_speed(variant, seats));
      logarithms += of_variant / (variant.most_seats - variant.fewest_seats + 1);
    }
  report_goal(state, std::exp(logarithms / static_cast<double>(variants().size())), {0.2, 0.5});
}

const bool listings_added = [] {
  for (const VariantEntry& variant : variants())
    for (std::uint8_t count = variant.fewest_seats; count <= variant.most_seats; ++count) {
      const std::string table = std::string(variant.name) + "/" + std::to_string(count);
      benchmark::RegisterBenchmark(("listing/" + table).c_str(), [&variant, count](benchmark::State& state) {
        list_turns(state, variant, count);
      })->Iterations(1);
    }
  benchmark::RegisterBenchmark("listing/geometric_mean", list_turns_of_all)->Iterations(1);
  return true;
}();

}  // namespace
}  // namespace casino::bench
