#pragma once
// Determinised search: the others are given hands that fit what the seat has seen, all play on greedily while these
// hands last, and what comes of it on an average is how a turn is liked.

#include <cstdint>

#include "oracle/players/choices.hpp"
#include "oracle/players/view.hpp"
#include "oracle/players/worth.hpp"

namespace casino::players {

class Players;

class Search {
 public:
  // Both have to outlive it.
  Search(const Players& players, const View& view, std::uint64_t dice) : players_(players), view_(view), dice_(dice) {}

  // Likes the turns by what comes of them in so many playouts all together. Those that were liked best before are
  // tried, all with the same hands; half of them go whenever they have had their part of the playouts.
  void think(Choices& choices, int playouts) const;

 private:
  [[nodiscard]] Thousandths outcome(Position position, const Turn& turn, std::uint64_t dice) const;

  const Players& players_;
  const View& view_;
  std::uint64_t dice_;
};

}  // namespace casino::players
