#pragma once
// What a deal is scored for: the items of the texts, and those that only a scoring table has (docs/dialects.md).

#include <optional>
#include <span>
#include <string_view>

#include "model/cards/card_set.hpp"

namespace casino {

// What can be counted towards the target, for options that put the items in order (AA-WIN-6). Behind those of the texts
// come, without names of their own here, each card of a suit, most of a suit, each card of a rank, and each card.
enum class ScoreItem : std::uint8_t {
  cards,
  spades,
  ten_diamonds,
  two_spades,
  ace_spades,
  ace_clubs,
  ace_hearts,
  ace_diamonds,
  sweeps,
  last_capture,
  fives,
  oranges,
  false_calls
};
inline constexpr unsigned score_item_count = 13;  // those of the texts
inline constexpr unsigned all_item_count = score_item_count + 4 + 4 + 13 + card_count;

// The same item whoever gives points for it: 10D, fives and most spades are items of the texts.
[[nodiscard]] ScoreItem item_of(Card card);
[[nodiscard]] ScoreItem item_of_each(Rank rank);
[[nodiscard]] ScoreItem item_of_each(Suit suit);
[[nodiscard]] ScoreItem item_of_most(Suit suit);

// The cards that an item is about: one, a rank, a suit, or all; of sweeps, calls and the last capture none.
[[nodiscard]] CardSet cards_about(ScoreItem item);
// Whether it goes to whoever has most of them, and of which suit; most cards are of none.
[[nodiscard]] bool is_majority(ScoreItem item);
[[nodiscard]] std::optional<Suit> suit_of_majority(ScoreItem item);

// As options and scores name them: cards, spades, 10D, .., each_heart, hearts, jacks, JS. Those of the texts first; a
// name that stands there twice is that of the first.
[[nodiscard]] std::span<const std::string_view> score_item_names();

}  // namespace casino
