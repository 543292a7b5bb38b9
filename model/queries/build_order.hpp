#pragma once
// In which order the cards of builds came to lie on one another, where captures keep that order
// (pile.order=accumulated, SOT-PILE-1). Elsewhere none of this is remembered.
//
// A position keeps one row of cards for all its builds (Position::laid): that of each build in turn, the lowest card
// first, with unsorted runs where nobody stated how the cards of an action were laid. A build that the row does not
// have lies in an unknown order.

#include "model/table/position.hpp"

namespace casino {

// The cards of a pile that are among some, in the order in which they lie there.
[[nodiscard]] Pile part_of(const Pile& pile, CardSet cards);

// Lays what one pile has on another, in its order.
void lay_all(Pile& pile, const Pile& on_top);

// How these cards, a build or some of one, lie in a position.
[[nodiscard]] Pile order_of(const Position& position, CardSet build);

// Cards come to lie on a build: in the order stated from the top down, or in an unknown one.
void lay_on_build(const Rules& rules, Position& position, CardSet cards,
                  const BoundedList<Card, card_count>& stated_top_down);

// What has been laid last as a build of its own goes on top of another, unchanged (Q-SOT-07).
void lay_build_on_build(const Rules& rules, Position& position, CardSet cards);

// Brings the row up to date when builds were made, changed or taken.
void settle_order(const Rules& rules, Position& position);

}  // namespace casino
