#pragma once
// Cards: a rank and a suit. The Rook pack's four colours are its suits under other names (black, red, yellow
// and green for spades, hearts, diamonds and clubs), so one kind of card serves every pack.

#include <compare>
#include <cstdint>
#include <string_view>

namespace casino {

enum class Suit : std::uint8_t { spades, hearts, diamonds, clubs };

enum class Rank : std::uint8_t { ace = 1, two, three, four, five, six, seven, eight, nine, ten, jack, queen, king };

// A card is its place in the order of ranks, and of suits within a rank: AS is 0, KC is 51.
class Card {
 public:
  constexpr Card() = default;
  constexpr Card(Rank rank, Suit suit)
      : index_(static_cast<std::uint8_t>((static_cast<unsigned>(rank) - 1) * 4 + static_cast<unsigned>(suit))) {}

  [[nodiscard]] static constexpr Card from_index(unsigned index) {
    Card card;
    card.index_ = static_cast<std::uint8_t>(index);
    return card;
  }
  [[nodiscard]] constexpr unsigned index() const { return index_; }
  [[nodiscard]] constexpr Rank rank() const { return static_cast<Rank>(index_ / 4 + 1); }
  [[nodiscard]] constexpr Suit suit() const { return static_cast<Suit>(index_ % 4); }
  [[nodiscard]] constexpr bool is_picture() const { return rank() >= Rank::jack; }

  friend constexpr auto operator<=>(const Card&, const Card&) = default;

 private:
  std::uint8_t index_ = 0;
};

inline constexpr unsigned card_count = 52;

namespace detail {
// Called only while compiling, so that a mistyped card does not compile.
inline void not_a_card() {}
}  // namespace detail

// "10D"_card, "TD"_card, "AS"_card: a card written in the code.
consteval Card operator""_card(const char* text, std::size_t length) {
  const std::string_view all_ranks = "A23456789TJQK";
  const std::string_view all_suits = "SHDC";
  const std::string_view written(text, length);
  const bool is_ten = written.substr(0, 2) == "10";
  const auto rank = is_ten ? 9 : all_ranks.find(written[0]);
  const auto suit = all_suits.find(written[is_ten ? 2 : 1]);
  if (rank == std::string_view::npos || suit == std::string_view::npos || length != (is_ten ? 3U : 2U))
    detail::not_a_card();
  return Card(static_cast<Rank>(rank + 1), static_cast<Suit>(suit));
}

}  // namespace casino
