#pragma once
// What is assumed to have happened in the place of a turn that cannot be done with the cards.

#include <cstdint>

#include "model/cards/card_set.hpp"
#include "model/cards/seat.hpp"

namespace casino::log {

enum class Assumption : std::uint8_t {
  turn_was_not_made,     // nothing happened
  seat_acted,            // seat: who really made the turn
  card_was_held,         // cards, seat: in the place of others that the log states
  card_is_misread,       // cards, seat: a card that nobody knows was played in their place
  card_was_not_there,    // cards: nothing was done with them
  card_lay_there,        // cards: on the table, where one lay that nobody knew
  build_was_not_there,   // cards: what lies of them was built anew, or nothing
  step_was_not_made,     // something said in the turn
  dealer_was,            // seat: who dealt, as the turns show
  card_turned_out,       // cards, seat: what was played instead, as a later turn shows
  only_card_was_played,  // cards, seat: instead, for there was no other in the hand
  card_was_held_too,     // cards, seat: besides those that the log states, which are too few
  card_was_there_once    // cards: that are named twice
};

struct Assumed {
  Assumption what = Assumption::turn_was_not_made;
  CardSet cards;
  Seat seat;
  friend bool operator==(const Assumed&, const Assumed&) = default;
};

}  // namespace casino::log
