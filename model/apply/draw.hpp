#pragma once
// Drawing from the stock (CRZ-DRW-1): one card a turn, which only the seat that draws it sees.

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"

namespace casino {

// The card of the turn goes to the acting hand, if one is due and it has not been drawn yet. Which one is known only
// if an event stated it, or if it is the last one and that is known.
void draw_card(const Rules& rules, Position& position);

// An event tells the card of the turn, before it is drawn or after.
void note_drawn_card(Position& position, CardSet card);

// The card that a seat drew unseen, in a turn that is over, comes to light.
void show_drawn_card(Position& position, Seat seat, Card card);

// The next card to be drawn, where it is known: the last one of a stock that is known.
[[nodiscard]] CardSet next_card_if_known(const Position& position);

}  // namespace casino
