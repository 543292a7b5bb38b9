#pragma once
// What a seat sees of the table: its own hand, the layout, the piles, and how many cards everybody holds. Players get
// nothing else, so that none can play by what it does not see.

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"

namespace casino::players {

struct View {
  Seat seat;
  Position position;  // the hands of the others, and the stock, are numbers of cards
  friend bool operator==(const View&, const View&) = default;
};

// Whoever watches keeps in mind what was captured: the piles are seen as the position has them.
[[nodiscard]] View view_of(const Rules& rules, const Position& position, Seat seat);

// The cards of the pack that the seat has not seen: each is in another hand, or still to be dealt.
[[nodiscard]] CardSet unseen_cards(const Rules& rules, const View& view);

}  // namespace casino::players
