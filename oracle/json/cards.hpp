#pragma once
// Cards in JSON: "10D", or a list of such. Written as a list in a fixed order, by rank and then suit.

#include <array>
#include <vector>

#include <nlohmann/json.hpp>

#include "model/card_set.hpp"
#include "model/rules.hpp"
#include "oracle/json/cursor.hpp"

namespace casino::json {

using Json = nlohmann::ordered_json;

[[nodiscard]] Json of(Card card, const Rules& rules);
[[nodiscard]] Json of(CardSet cards, const Rules& rules);
// In the order given.
[[nodiscard]] Json of(std::span<const Card> cards, const Rules& rules);

[[nodiscard]] std::optional<Card> read_card(const Cursor& at, const Rules& rules);
// A list of cards, or a single card. A card twice is refused.
[[nodiscard]] CardSet read_cards(const Cursor& at, const Rules& rules);
[[nodiscard]] std::vector<Card> read_cards_in_order(const Cursor& at, const Rules& rules);

// Remembers where the cards of a whole position stand, because no card lies in two places.
class CardPlaces {
 public:
  // Whether the card is seen for the first time; otherwise a fault is collected.
  bool see(Card card, const Cursor& at, const Rules& rules);
  [[nodiscard]] const Where* place_of(Card card) const;

 private:
  std::array<std::optional<Where>, card_count> places_;
};
// The same as read_cards; a card seen at another place before is refused too.
[[nodiscard]] CardSet read_cards(const Cursor& at, const Rules& rules, CardPlaces& places);

}  // namespace casino::json
