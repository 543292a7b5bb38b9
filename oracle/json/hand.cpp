#include "oracle/json/hand.hpp"

namespace casino::json {
namespace {}  // namespace

Json of(const Hand& hand, const Rules& rules) {
  if (hand.is_known()) return of(hand.cards, rules);
  Json object = Json::object();
  if (!hand.cards.empty()) object["known"] = of(hand.cards, rules);
  if (hand.more != Hand::any_number) object["more"] = hand.more;
  return object;
}

Hand read_hand(const Cursor& at, const Rules& rules, CardPlaces& places) {
  places.begin_zone();
  if (at.node().as_integer() != nullptr) return {{}, static_cast<std::uint8_t>(at.integer(0, card_count).value_or(0))};
  if (at.node().as_object() == nullptr) return Hand::of(read_cards(at, rules, places));
  const Members members(at, "a hand", hand_keys);
  Hand hand;
  if (const auto known = members.find("known")) hand.cards = read_cards(*known, rules, places);
  if (const auto more = members.find("more"))
    hand.more = static_cast<std::uint8_t>(more->integer(0, card_count).value_or(0));
  return hand;
}

}  // namespace casino::json
