// The frozen yardsticks of the benchmarks are programs of their own: Anglo-American Casino for two, written
// twice without the model. So a comparison of speed is one of like with like, and the game has two witnesses
// more.

#include <algorithm>

#include <gtest/gtest.h>

#include "model/judge/judge.hpp"
#include "model/rules/variants.hpp"
#include "tests/bench/frozen_positions.hpp"
#include "tests/bench/random_player.hpp"
#include "tests/properties/trials.hpp"

namespace casino::bench::frozen_referee_test {
namespace {

const Rules western = anglo_american(Seats{2});

TEST(Frozen, naive_referee_plays_the_same_deals_to_the_same_scores) {
  RandomPlayer player(western);
  for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(properties::trials(100)); ++seed) {
    const RandomPlayer::Result ours = player.deal(seed);
    const frozen::DealResult naive = frozen::random_deal(seed);
    ASSERT_EQ(ours.turns, naive.plays) << seed;
    ASSERT_EQ(ours.points[Side{0}], naive.points[0]) << seed;
    ASSERT_EQ(ours.points[Side{1}], naive.points[1]) << seed;
  }
}

TEST(Frozen, lookup_lists_the_plays_that_the_generator_tells) {
  const LegalTurns legal(western);
  RandomPlayer player(western);
  frozen::Lookup lookup;
  for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(properties::trials(100)); ++seed)
    for (const Met& met : player.turns_of_deal(seed)) {
      const auto& plays = lookup.legal_plays(quick(met.before));
      std::size_t listed = 0;
      legal.each_action(met.before, [&](const Action& action) {
        ++listed;
        EXPECT_NE(std::find(plays.begin(), plays.end(), quick(action)), plays.end());
        EXPECT_TRUE(is_legal(western, met.before, action));
        return true;
      });
      ASSERT_EQ(listed, plays.size()) << seed;
    }
}

}  // namespace
}  // namespace casino::bench::frozen_referee_test
