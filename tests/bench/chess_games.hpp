#pragma once
// Random games of chess in the notation that pgn-extract reads: as many different ones as there are of ours. A few
// games over and over are learned by heart by a processor, and replayed nearly twice as fast.

#include <cstdint>
#include <string>

namespace casino::bench {

struct ChessGames {
  std::string pgn;
  int moves = 0;  // of one player, all together
};

// Legal, but nobody castles, takes in passing or promotes a pawn. The same at any time for the same seed.
[[nodiscard]] ChessGames random_chess_games(int games, int most_moves, std::uint64_t seed);

}  // namespace casino::bench
