#pragma once
// The letters that name cards, and the quick way from two of them to the card.

#include <array>
#include <optional>

#include "model/cards/card.hpp"

namespace casino {

inline constexpr std::string_view rank_letters = "A23456789TJQK";
inline constexpr std::string_view suit_letters = "SHDC";

// The place of a letter in a row of them, by the letter, capital or small.
class LetterPlaces {
 public:
  static constexpr std::uint8_t none = 255;
  constexpr explicit LetterPlaces(std::string_view letters) {
    places_.fill(none);
    for (std::size_t i = 0; i < letters.size(); ++i) {
      const char letter = letters[i];
      places_.at(static_cast<unsigned char>(letter)) = static_cast<std::uint8_t>(i);
      if (letter >= 'A') places_.at(static_cast<unsigned char>(letter - 'A' + 'a')) = static_cast<std::uint8_t>(i);
    }
  }
  [[nodiscard]] constexpr std::uint8_t operator[](char letter) const {
    return places_[static_cast<unsigned char>(letter)];
  }

 private:
  std::array<std::uint8_t, 256> places_{};
};
inline constexpr LetterPlaces rank_places(rank_letters);
inline constexpr LetterPlaces suit_places(suit_letters);

// "4D", "TD"; of a Rook pack such cards are called otherwise, but never so that they could be mistaken.
[[nodiscard, gnu::always_inline]] inline std::optional<Card> card_of_letters(char rank, char suit) {
  const std::uint8_t rank_place = rank_places[rank];
  const std::uint8_t suit_place = suit_places[suit];
  if ((rank_place | suit_place) == LetterPlaces::none) return std::nullopt;  // all other places have fewer bits
  return Card(static_cast<Rank>(rank_place + 1), static_cast<Suit>(suit_place));
}

}  // namespace casino
