#pragma once
// What parts two rules, found in play: random games, by the one and by the other, until they part, and then made
// smaller.

#include "oracle/distinguish/turns.hpp"

namespace casino::distinguish {

struct MetInPlay {
  corpus::TurnsAsked asked;  // as small as it could be made
  std::uint64_t game = 0;    // which of the games of this seed, from 0
  int turn = 0;              // of that game, from 1
};

struct PlaySearch {
  std::uint64_t seed = 1;
  std::uint64_t most_games = 50;
};

// Nothing where they did not part in so many games.
[[nodiscard]] std::optional<MetInPlay> met_in_play(const Pair& pair, const PlaySearch& how, Stop stop);

// Fewer cards and turns on which the two still part, each being sure of every turn.
[[nodiscard]] corpus::TurnsAsked shrunk(const Pair& pair, corpus::TurnsAsked asked);

}  // namespace casino::distinguish
