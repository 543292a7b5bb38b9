#pragma once
// A yardstick that does not move: Anglo-American Casino for two, written down as plainly as can be, with
// vectors of cards, every subset of the table, and a sort. Nothing of the model is used, so that changes to
// it cannot make the yardstick faster or slower. Not to be improved.

#include <array>
#include <cstdint>
#include <vector>

namespace frozen {

// A card is rank * 4 + suit, rank 0 the ace and 12 the king; suit 0 spades, 1 hearts, 2 diamonds, 3 clubs.
using Card = int;
using Cards = std::vector<Card>;

struct Build {
  Cards cards;
  int value = 0;
  int owner = 0;
  bool is_multiple = false;
};

struct Position {
  Cards loose;
  std::vector<Build> builds;
  std::array<Cards, 2> hands;
  std::array<Cards, 2> piles;
  int to_act = 0;
  int last_capturer = -1;
};

enum class Kind { trail, capture, build, raise, augment };

// What is played, in the words of the model's action: base is the build raised or added to, table all other
// cards of the layout (of a capture everything taken, builds with all their cards); both sorted.
struct Play {
  Kind kind = Kind::trail;
  Card hand = 0;
  Cards base;
  Cards table;
  int value = 0;
  friend auto operator<=>(const Play&, const Play&) = default;
};

// Every legal play, sorted, none twice.
[[nodiscard]] std::vector<Play> legal_plays(const Position& position);
void make(Position& position, const Play& play);

// A number for a play by which both sides of a comparison pick the same one: whoever takes the play with the
// smallest number of all plays has picked one with equal chances.
[[nodiscard]] std::uint64_t lot(std::uint64_t salt, int hand, std::uint64_t base, std::uint64_t table, int value);
[[nodiscard]] std::uint64_t lot(std::uint64_t salt, const Play& play);

// The salt of each turn of a deal, and the same pack for both sides.
[[nodiscard]] std::uint64_t salt_of(std::uint64_t seed, int turn);
[[nodiscard]] std::array<Card, 52> shuffled_pack(std::uint64_t seed);

struct DealResult {
  std::array<int, 2> points{};
  int plays = 0;
  friend bool operator==(const DealResult&, const DealResult&) = default;
};

// One whole deal between two random players; seat 1 deals.
[[nodiscard]] DealResult random_deal(std::uint64_t seed);

}  // namespace frozen
