#include "model/apply/draw.hpp"

#include "model/queries/phase.hpp"

namespace casino {
namespace {

// A card leaves the stock: one that is known to be there, or one of those that nobody has seen.
void take_from_stock(Hand& stock, CardSet card) {
  if (stock.cards.meets(card)) return stock.cards.remove(card);
  if (stock.more != Hand::any_number && stock.more > 0) --stock.more;
}

// Any card leaves the stock, so that of none it is known any more that it is still there.
void take_unseen_from_stock(Hand& stock) {
  if (stock.more == Hand::any_number) {
    stock.cards = CardSet{};
    return;
  }
  stock.more = static_cast<std::uint8_t>(stock.more + stock.cards.size() - 1);
  stock.cards = CardSet{};
}

}  // namespace

CardSet next_card_if_known(const Position& position) {
  const Hand& stock = position.stock;
  return stock.is_known() && stock.cards.size() == 1 ? stock.cards : CardSet{};
}

void draw_card(const Rules& rules, Position& position) {
  TurnState& turn = position.turn;
  if (rules.deal_draw == DealDraw::none || turn.has_drawn || turn.played.empty()) return;
  const Left left = left_to_draw(position);
  Hand& hand = position.hands[position.to_act];
  const CardSet card = turn.drawn.empty() ? next_card_if_known(position) : turn.drawn;
  if (left == Left::none) return;
  turn.has_drawn = true;
  turn.drawn = card;
  if (!card.empty()) {
    take_from_stock(position.stock, card);
    hand.cards.insert(card);
    return;
  }
  // Whether there was a card to draw decides how many are held now.
  const bool is_certain = left == Left::some;
  take_unseen_from_stock(position.stock);
  if (!is_certain) hand.more = Hand::any_number;
  else if (hand.more != Hand::any_number) ++hand.more;
}

void note_drawn_card(Position& position, CardSet card) {
  if (position.turn.has_drawn && position.turn.drawn.empty()) position.hands[position.to_act].show(card);
  position.turn.drawn = card;
}

void show_drawn_card(Position& position, Seat seat, Card card) { position.hands[seat].show(card); }

}  // namespace casino
