#pragma once
// The other yardstick that does not move: judging a play of Anglo-American Casino for two by enumerating all
// legal plays and looking it up. Unlike naive_referee it is quick: sets of 64 bits, and sums of the loose
// cards bucketed once a position. Not to be improved.

#include <array>
#include <cstdint>
#include <vector>

#include "tests/bench/frozen/naive_referee.hpp"

namespace frozen {

using Bits = std::uint64_t;

struct QuickBuild {
  Bits cards = 0;
  int value = 0;
  bool is_own = false;
  bool is_multiple = false;
};

// What the seat to act sees.
struct QuickPosition {
  Bits hand = 0;
  Bits loose = 0;
  std::array<QuickBuild, 16> builds{};
  int build_count = 0;
};

struct QuickPlay {
  Kind kind = Kind::trail;
  int value = 0;
  Card hand = 0;
  Bits base = 0;
  Bits table = 0;
  friend bool operator==(const QuickPlay&, const QuickPlay&) = default;
};

class Lookup {
 public:
  // Every legal play, none twice; the list stays until the next call.
  const std::vector<QuickPlay>& legal_plays(const QuickPosition& position);

  bool is_legal(const QuickPosition& position, const QuickPlay& play);

 private:
  void bucket_sums(Bits loose);
  void add_sums(Bits rest, Bits chosen, int sum);
  void add_unions(int value, std::size_t from, Bits used);
  void unions_of_groups(int value);
  bool covers(const QuickPosition& position, Bits left, Bits gone) const;
  void add_captures(const QuickPosition& position, Card hand);
  void add_builds(const QuickPosition& position, Card hand);
  void add_to_builds(const QuickPosition& position, Card hand);
  void complete_with(Card hand, int value);

  std::array<std::vector<Bits>, 11> sums_;  // by value: the sets of loose cards that make it
  std::vector<Bits> unions_;                // sets of disjoint groups, the empty one among them
  std::vector<Bits> completed_;             // sets that make groups together with the hand card
  std::vector<QuickPlay> plays_;
};

[[nodiscard]] QuickPosition quick(const Position& position);
[[nodiscard]] QuickPlay quick(const Play& play);

}  // namespace frozen
