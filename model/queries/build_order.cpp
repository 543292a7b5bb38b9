#include "model/queries/build_order.hpp"

namespace casino {
namespace {

using Cards = BoundedList<Card, card_count>;

bool is_kept(const Rules& rules) { return rules.pile_order == PileOrder::accumulated; }

void lay_build(Pile& pile, const Position& position, CardSet build) {
  const CardSet unstated = build - position.laid.cards();
  pile.lay(unstated, {});
  pile.lay_those_of(position.laid, build);
}

bool is_settled(const Position& position) {
  unsigned bottom = 0;
  for (const Build& build : position.builds) {
    const auto top = position.laid.top_of(build.cards, bottom);
    if (!top) return false;
    bottom = *top;
  }
  return bottom == position.laid.height();
}

}  // namespace

Pile part_of(const Pile& pile, CardSet cards) {
  Pile part;
  part.lay_those_of(pile, cards);
  return part;
}

void lay_all(Pile& pile, const Pile& on_top) { pile.lay_those_of(on_top, on_top.cards()); }

Pile order_of(const Position& position, CardSet build) {
  Pile order;
  lay_build(order, position, build);
  return order;
}

void lay_on_build(const Rules& rules, Position& position, CardSet cards, const Cards& stated_top_down) {
  if (!is_kept(rules)) return;
  // A build that counts as a card lay there before (AA-VAR-5).
  if (position.laid.cards().meets(cards)) position.laid = part_of(position.laid, position.laid.cards() - cards);
  Cards stated;
  CardSet unstated = cards;
  for (const Card card : stated_top_down)
    if (unstated.contains(card)) stated.push_back(card), unstated.remove(card);
  position.laid.lay(unstated, stated);
}

void lay_build_on_build(const Rules& rules, Position& position, CardSet cards) {
  if (!is_kept(rules)) return;
  const Pile moved = order_of(position, cards);
  Pile row = part_of(position.laid, position.laid.cards() - cards);
  lay_all(row, moved);
  position.laid = row;
}

void settle_order(const Rules& rules, Position& position) {
  if (!is_kept(rules) || is_settled(position)) return;
  Pile row;
  for (const Build& build : position.builds) lay_build(row, position, build.cards);
  position.laid = row;
}

}  // namespace casino
