#pragma once
// How many ways to go on there are: from a position, the number of outcomes after one turn, after two, and so
// on. Numbers that any other program for the same rules must come to as well.

#include <cstdint>
#include <span>
#include <vector>

#include "oracle/enumerate/enumerate.hpp"

namespace casino {

struct Perft {
  std::vector<std::uint64_t> nodes;  // at n: the ways to play n turns; the first is 1
  Listing listing =
      Listing::complete;  // other: a hand that is to act is not known, or the effort is spent: the numbers are too low
  friend bool operator==(const Perft&, const Perft&) = default;
};

// Where hands run out, play stops and the deeper numbers do not count it. With the order of the pack, top
// card first, new hands are dealt from it until the deal is over.
[[nodiscard]] Perft perft(const Rules& rules, const Position& position, int depth, std::span<const Card> pack = {},
                          Effort* effort = nullptr);

struct PerftBranch {
  Turn turn;                // the first turn
  std::uint64_t nodes = 0;  // the ways to play on after it, to the whole depth
};
struct DividedPerft {
  std::vector<PerftBranch> branches;
  Listing listing = Listing::complete;  // as above
};
[[nodiscard]] DividedPerft perft_divided(const Rules& rules, const Position& position, int depth,
                                         std::span<const Card> pack = {}, Effort* effort = nullptr);

}  // namespace casino
