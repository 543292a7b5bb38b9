#pragma once
// Dice with a memory: the same seed throws the same numbers on every machine.

#include <cstdint>
#include <utility>
#include <vector>

#include "model/cards/card_set.hpp"

namespace casino::generate {

// The number that a number is shuffled into (splitmix64).
[[nodiscard]] constexpr std::uint64_t scrambled(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15ULL;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9ULL;
  x = (x ^ x >> 27) * 0x94d049bb133111ebULL;
  return x ^ x >> 31;
}

class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(scrambled(seed)) {}

  // From 0 to below `sides`.
  std::uint64_t below(std::uint64_t sides) {
    state_ = scrambled(state_);
    return state_ % sides;
  }
  // Whether one of so many chances came up.
  bool one_in(std::uint64_t chances) { return below(chances) == 0; }

 private:
  std::uint64_t state_;
};

template <typename T>
void shuffle(std::vector<T>& list, Dice& dice) {
  for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[dice.below(i)]);
}

[[nodiscard]] inline std::vector<Card> shuffled(CardSet cards, Dice& dice) {
  std::vector<Card> pack(cards.begin(), cards.end());
  shuffle(pack, dice);
  return pack;
}

// Each of the cards, or not.
[[nodiscard]] inline CardSet some_of(CardSet cards, Dice& dice) {
  CardSet some;
  for (const Card card : cards)
    if (dice.one_in(2)) some.insert(card);
  return some;
}

}  // namespace casino::generate
