#pragma once
// A random player for our side of a comparison. Its policy is fixed: of all that is legal it takes what draws
// the smallest lot (frozen::lot), so that each has the same chance and another program that lists the same
// turns in another order plays the same game.

#include <cstdint>
#include <vector>

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "tests/bench/frozen/naive_referee.hpp"

namespace casino::bench {

// A turn met in play.
struct Met {
  Position before;
  Turn turn;
};

class RandomPlayer {
 public:
  explicit RandomPlayer(const Rules& rules) : rules_(rules), turns_(rules) {}

  // A whole deal with the pack of a seed; the last seat deals. What each side scored, and how many turns
  // there were.
  struct Result {
    PerSide<int> points;
    int turns = 0;
  };
  Result deal(std::uint64_t seed);
  // The same deal, with every turn.
  std::vector<Met> turns_of_deal(std::uint64_t seed);

 private:
  template <typename Use>
  Result play(std::uint64_t seed, Use use);
  [[nodiscard]] Action picked_action(const Position& position, std::uint64_t salt) const;
  [[nodiscard]] Turn picked_turn(const Position& position, std::uint64_t salt) const;

  const Rules& rules_;
  LegalTurns turns_;
};

}  // namespace casino::bench
