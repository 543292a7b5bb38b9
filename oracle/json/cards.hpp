#pragma once
// Documents that we write. And cards in JSON: "10D", or a list of such, in a fixed order, by rank and then suit.

#include <nlohmann/json.hpp>

#include "model/rules/rules.hpp"
#include "oracle/json/document/cursor.hpp"

namespace casino::json {

using Json = nlohmann::ordered_json;

// Adds a member whose key is not among those that are there, to an object. Whatever else adds one to a document of ours
// looks through all its keys first: where the keys are somebody else's, and there are as many as he likes, that comes
// to their square.
inline void add_new_member(Json& object, std::string key, Json value) {
  object.get_ref<Json::object_t&>().emplace_back(std::move(key), std::move(value));
}

[[nodiscard]] Json of(Card card, const Rules& rules);
[[nodiscard]] Json of(CardSet cards, const Rules& rules);
// In the order given.
[[nodiscard]] Json of(std::span<const Card> cards, const Rules& rules);

[[nodiscard]] std::optional<Card> read_card(const Cursor& at, const Rules& rules);
// A list of cards, or a single card. A card twice is refused.
[[nodiscard]] CardSet read_cards(const Cursor& at, const Rules& rules);
[[nodiscard]] std::vector<Card> read_cards_in_order(const Cursor& at, const Rules& rules);

// Rules by which every card can be read; that one is outside the pack is then for others to say.
[[nodiscard]] Rules with_every_card(Rules rules);

// Remembers where cards stand, because no card lies in two places.
class CardPlaces {
 public:
  enum class Scope : std::uint8_t { all_zones, one_zone };

  // Within which a card stands once: all zones of the position, or one; that a card is in two zones is then
  // for others to say.
  explicit CardPlaces(Scope scope = Scope::all_zones) : scope_(scope) {}

  // Another zone begins: a hand, a build, a pile, ...
  void begin_zone();
  // Whether the card is seen for the first time; otherwise a fault is collected.
  bool see(Card card, const Cursor& at, const Rules& rules);
  [[nodiscard]] const Where* place_of(Card card) const;

 private:
  Scope scope_;
  std::array<std::optional<Where>, card_count> places_;
};
// The same as read_cards; a card seen before is refused too.
[[nodiscard]] CardSet read_cards(const Cursor& at, const Rules& rules, CardPlaces& places);

}  // namespace casino::json
