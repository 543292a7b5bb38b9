// What a turn costs, listed or judged, however many cards lie on the table: eight to twenty loose ones, for each shape
// of turn, as a multiple of what it costs in the Anglo-American game for two in random play, tried in the same run.

#include <string>

#include <benchmark/benchmark.h>

#include "model/judge/judge.hpp"
#include "model/rules/variants.hpp"
#include "properties/generate/dice.hpp"
#include "tests/bench/fixed_work.hpp"
#include "tests/bench/random_player.hpp"

namespace casino::bench {
namespace {

// Crowded tables have more turns than anybody wants; a list is cut off here as a program would.
constexpr std::uint64_t most_turns_listed = 2000;
constexpr std::size_t most_turns_judged = 50;

struct Tables {
  Rules rules;
  std::vector<Position> positions;
};

Tables usual_tables() {
  Tables tables{anglo_american(Seats{2}), {}};
  RandomPlayer player(tables.rules);
  for (std::uint64_t deal = 0; deal < 20; ++deal)
    for (const Met& met : player.turns_of_deal(deal)) tables.positions.push_back(met.before);
  return tables;
}

// Cards that count, any of them: so many on the table, and four in the hand.
Tables crowded_tables(const VariantEntry& variant, std::size_t loose) {
  constexpr std::size_t in_hand = 4;
  constexpr int tables_of_a_size = 5;
  Tables tables{variant.rules(Seats{variant.fewest_seats}), {}};
  properties::Dice dice(1);
  for (int i = 0; i < tables_of_a_size; ++i) {
    const std::vector<Card> cards =
        properties::shuffled(tables.rules.pack - without_value(tables.rules, tables.rules.pack), dice);
    CardSet hand;
    Position position;
    for (std::size_t at = 0; at < loose; ++at) position.loose.insert(cards[at]);
    for (std::size_t at = loose; at < loose + in_hand; ++at) hand.insert(cards[at]);
    position.hands[Seat{0}] = Hand::of(hand);
    tables.positions.push_back(position);
  }
  return tables;
}

constexpr double long_enough = 0.02;

double seconds_to_list(const Tables& tables) {
  const LegalTurns legal(tables.rules);
  return seconds_for_each(
      [&] {
        std::uint64_t turns = 0;
        for (const Position& position : tables.positions) turns += legal.count(position, most_turns_listed);
        return turns;
      },
      long_enough);
}

double seconds_to_judge(const Tables& tables) {
  std::vector<Met> asked;
  for (const Position& position : tables.positions)
    for (const Turn& turn : LegalTurns(tables.rules).list(position, most_turns_judged))
      asked.push_back({position, turn});
  return seconds_for_each(
      [&] {
        for (const Met& met : asked) benchmark::DoNotOptimize(judge(tables.rules, met.before, met.turn));
        return asked.size();
      },
      long_enough);
}

void crowded_table(benchmark::State& state, const VariantEntry& variant, std::size_t loose) {
  static const Tables usual = usual_tables();
  const Tables crowded = crowded_tables(variant, loose);
  for (auto _ : state) {
    state.counters["listed"] = seconds_to_list(crowded) / seconds_to_list(usual);
    state.counters["judged"] = seconds_to_judge(crowded) / seconds_to_judge(usual);
  }
}

// One action of one card; a pack with numbers beyond ten; several hand cards; several actions, with one card and with
// several, with and without the piles.
constexpr const char* shapes_of_turn[] = {"anglo-american", "royal", "dominican", "tuxedo",       "hungarian-nagy",
                                          "swazi",          "crazy", "sotho",     "south-african"};

const bool crowded_tables_added = [] {
  for (const char* name : shapes_of_turn)
    for (std::size_t loose = 8; loose <= 20; loose += 2)
      benchmark::RegisterBenchmark(
          ("crowded/" + std::string(name) + "/" + std::to_string(loose)).c_str(),
          [variant = find_variant(name), loose](benchmark::State& state) { crowded_table(state, *variant, loose); })
          ->Iterations(1);
  return true;
}();

}  // namespace
}  // namespace casino::bench
