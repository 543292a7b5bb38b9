#pragma once
// Where cards that nobody saw can have been: each card came out of one place, and each place had room for so many. A
// small matching problem, solved exactly. Inside the reading of what a log does not tell only (infer.hpp).

#include <array>
#include <bitset>
#include <optional>
#include <vector>

#include "model/cards/card_set.hpp"

namespace casino::log {

inline constexpr std::size_t most_origins = 128;
// Places out of which a card can have come, by their numbers.
using Origins = std::bitset<most_origins>;

// How many cards came out of a place.
struct Room {
  int at_least = 0;
  int at_most = 0;
};

class Whereabouts {
 public:
  // Each card came out of one place: here of which.
  using Assignment = std::array<std::uint8_t, card_count>;

  explicit Whereabouts(std::vector<Room> rooms) : rooms_(std::move(rooms)) {}

  void add(Card card, Origins from);
  // Less is possible for a card than before.
  void restrict(Card card, Origins from) { from_[card.index()] &= from; }

  [[nodiscard]] CardSet cards() const { return cards_; }
  [[nodiscard]] Origins from(Card card) const { return from_[card.index()]; }
  [[nodiscard]] std::size_t places() const { return rooms_.size(); }

  // A way in which everything can have been, if there is one.
  [[nodiscard]] std::optional<Assignment> some_way() const;
  // Every place of which each card can have come in some way or other; nothing where there is no way at all.
  [[nodiscard]] std::optional<std::array<Origins, card_count>> possible() const;

 private:
  std::vector<Room> rooms_;
  CardSet cards_;
  std::array<Origins, card_count> from_;
};

}  // namespace casino::log
