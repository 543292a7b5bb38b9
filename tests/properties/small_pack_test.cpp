// The generator of legal turns against the referee all over deals of small packs, in every variant. By itself a test
// visits some positions of a few deals; with CASINO_TRIALS so many more, and every one of a deal before the next deal.

#include <algorithm>
#include <iostream>
#include <string>
#include <unordered_set>

#include <gtest/gtest.h>

#include "model/apply/apply.hpp"
#include "model/rules/variants.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "properties/agreement/generator.hpp"
#include "properties/generate/play.hpp"
#include "properties/generate/rules.hpp"
#include "tests/properties/trials.hpp"

namespace casino::small_pack_test {
namespace {

using namespace properties;

struct SmallPack {
  std::string_view variant;
  std::uint8_t seats;
  std::vector<Rank> ranks;
  int suits;
  int hand;
  int table;
  int positions;  // visited without CASINO_TRIALS
  [[nodiscard]] std::string name() const {
    std::string name = std::string(variant) + "_" + std::to_string(seats) + "_of_" +
                       std::to_string(suits * static_cast<int>(ranks.size())) + "_cards";
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
  }
  [[nodiscard]] std::optional<Rules> rules() const {
    CardSet pack;
    for (const Rank rank : ranks) pack.insert(small_pack({rank}, suits));
    return in_a_small_world(rules_of(variant, Seats{seats}).value(), {pack, hand, table});
  }
};

void PrintTo(const SmallPack& pack, std::ostream* out) { *out << pack.name(); }

std::vector<SmallPack> small_packs() {
  using enum Rank;
  return {
      // Two hands for each seat; pictures without a number.
      {"anglo-american", 2, {ace, two, three, queen}, 4, 3, 4, 400},
      {"anglo-american", 2, {ace, two, three, queen}, 3, 2, 4, 400},
      {"anglo-american", 4, {ace, two, three, five}, 3, 1, 4, 200},
      // Aces are 1 or 14, and pictures go on from ten.
      {"royal", 2, {ace, two, queen, king}, 3, 2, 4, 200},
      {"dominican", 2, {ace, two, three, five}, 3, 2, 4, 200},
      {"dominican", 4, {ace, two, three, five}, 3, 1, 4, 200},
      {"dominican-soto", 2, {ace, two, jack, queen}, 3, 2, 4, 200},
      {"haiti", 2, {ace, two, three, five}, 3, 2, 4, 200},
      {"tuxedo", 2, {ace, two, three, five}, 3, 2, 4, 200},
      // Several cards of a hand are played together, and kings are 13.
      {"hungarian", 2, {ace, two, seven, king}, 4, 3, 4, 60},
      {"hungarian", 2, {ace, two, seven, king}, 3, 2, 4, 60},
      {"hungarian-ulmann", 2, {ace, two, seven, king}, 3, 2, 4, 60},
      {"hungarian-nagy", 2, {ace, two, seven, king}, 3, 2, 4, 60},
      // In the hand an ace is 14, the two of spades 15 and the ten of diamonds 16.
      {"finland", 2, {ace, two, four, ten}, 3, 2, 4, 200},
      {"sweden", 2, {ace, two, four, ten}, 3, 2, 4, 200},
      // Tops of piles, and turns of many actions.
      {"swazi", 3, {ace, two, three, ten, queen}, 3, 4, 3, 24},
      {"swazi", 3, {ace, two, queen}, 3, 2, 3, 24},
      {"swazi", 4, {ace, two, three}, 4, 2, 4, 24},
      {"swazi-2", 2, {ace, two, queen}, 4, 2, 4, 24},
      {"crazy", 2, {ace, two, queen}, 4, 2, 4, 24},
      {"sotho", 2, {ace, two, three, king}, 3, 2, 4, 24},
      {"sotho", 4, {ace, two, king}, 4, 2, 4, 24},
      {"sotho-40", 3, {ace, two, three}, 3, 2, 3, 24},
      // An empty table at first; owners are bound in the first half.
      {"south-african", 2, {ace, two, three, five}, 4, 4, 0, 60},
      {"south-african", 2, {ace, two, three}, 4, 3, 0, 60},
      {"south-african", 3, {ace, two, three}, 4, 4, 0, 60},
  };
}

class Smallpack : public testing::TestWithParam<SmallPack> {
 protected:
  // Every position that a deal can come to, each once, up to a number.
  void go_all_over(const Rules& rules, std::uint64_t seed, std::size_t most_positions) {
    std::unordered_set<Position, referee::PositionHash> seen;
    std::vector<Position> waiting{start_of(rules, seed)};
    while (!waiting.empty() && seen.size() < most_positions && !HasFatalFailure()) {
      const Position position = waiting.back();
      waiting.pop_back();
      if (!seen.insert(position).second) continue;
      agree_in(rules, position);
      legal_turns(rules, position, [&](const Turn& turn, const Position& after) {
        const Position next = dealt_on(rules, after, turn.seat, seed);
        if (!deal_is_over(rules, next)) waiting.push_back(next);
        return true;
      });
    }
    visited_ += seen.size();
    if (waiting.empty()) ++whole_deals_;
  }

  void agree_in(const Rules& rules, const Position& position) {
    if (!is_within_reach(position)) {
      ++beyond_;
      return;
    }
    const auto fault = generator_and_referee_differ(rules, position, bounds_for(rules, position));
    ASSERT_FALSE(fault) << *fault;
  }

  std::size_t visited_ = 0;
  std::size_t beyond_ = 0;
  int whole_deals_ = 0;
};

TEST_P(Smallpack, turns_are_those_that_the_referee_finds) {
  const auto rules = GetParam().rules();
  ASSERT_TRUE(rules);
  const auto positions = static_cast<std::size_t>(trials(GetParam().positions));
  const bool is_long = trials(1) > 1;
  for (std::uint64_t seed = 0; visited_ < positions && !HasFatalFailure(); ++seed)
    go_all_over(*rules, seed, is_long ? positions - visited_ : positions / 3);
  if (is_long)
    std::cout << visited_ << " positions, " << whole_deals_ << " whole deals, " << beyond_
              << " positions with too many cards on the table\n";
}

INSTANTIATE_TEST_SUITE_P(Variants, Smallpack, testing::ValuesIn(small_packs()),
                         [](const auto& tested) { return tested.param.name(); });

}  // namespace
}  // namespace casino::small_pack_test
