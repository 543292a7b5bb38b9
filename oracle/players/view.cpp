#include "oracle/players/view.hpp"

namespace casino::players {
namespace {

Hand face_down(const Hand& hand) {
  if (hand.more == Hand::any_number) return Hand{};
  return Hand{CardSet{}, static_cast<std::uint8_t>(hand.size())};
}

}  // namespace

View view_of(const Rules& rules, const Position& position, Seat seat) {
  View view{seat, position};
  for (const Seat other : rules.seats)
    if (other != seat) view.position.hands[other] = face_down(position.hands[other]);
  view.position.stock = face_down(position.stock);
  return view;
}

CardSet unseen_cards(const Rules& rules, const View& view) { return rules.pack - view.position.known_cards(); }

}  // namespace casino::players
