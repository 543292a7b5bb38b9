#include "model/queries/build_order.hpp"

namespace casino {
namespace {

using Cards = BoundedList<Card, card_count>;

bool is_kept(const Rules& rules) { return rules.pile_order == PileOrder::accumulated; }

Cards reversed(const Cards& cards) {
  Cards list;
  for (std::size_t i = cards.size(); i-- > 0;) list.push_back(cards[i]);
  return list;
}

}  // namespace

Pile part_of(const Pile& pile, CardSet cards) {
  Pile part;
  pile.each_layer([&](const Pile::Layer& layer) {
    Cards sorted;
    for (const Card card : layer.sorted)
      if (cards.contains(card)) sorted.push_back(card);
    part.lay(layer.unsorted & cards, reversed(sorted));
  });
  return part;
}

void lay_all(Pile& pile, const Pile& on_top) {
  on_top.each_layer([&](const Pile::Layer& layer) { pile.lay(layer.unsorted, reversed(layer.sorted)); });
}

Pile order_of(const Position& position, CardSet build) {
  const CardSet unstated = build - position.laid.cards();
  Pile order;
  order.lay(unstated, {});
  lay_all(order, part_of(position.laid, build));
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
  if (!is_kept(rules)) return;
  Pile row;
  for (const Build& build : position.builds) lay_all(row, order_of(position, build.cards));
  position.laid = row;
}

}  // namespace casino
