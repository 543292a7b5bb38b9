#pragma once
// What happens at the table beside the actions of a turn.

#include "model/cards/card_set.hpp"
#include "model/cards/seat.hpp"

namespace casino {

enum class EventKind : std::uint8_t {
  cut,             // the leader lays cut cards as the first layout, and they stay (SWZ-CUT-1)
  recut,           // cut cards were put back (SWZ-CUT-4)
  last,            // the dealer says "last" (AA-DEAL-6)
  last_not_said,   // the dealer does not say it, and that is stated; else nobody knows whether he did
  insist_capture,  // an opponent wants the capture completed (SWZ-INS-1)
  insist_augment,  // an opponent wants cards added to builds (SWZ-INS-5)
  request,         // the partner asks that the card shown be added, not capture (SWZ-PTN-5)
  reveal,          // a card turns out to lie on top of a pile
  over,            // the actor says that the turn is over
  claim,           // a player says to have reached the target (AA-WIN-8)
  draw,            // which card the actor draws from the stock in this turn (CRZ-DRW-1)
  call             // a player calls "orange" (TUX-ORG-2)
};

struct Event {
  EventKind kind = EventKind::over;
  Seat seat;      // who speaks or cuts; of a reveal, whose pile
  CardSet cards;  // cut cards, named cards, the card shown or drawn
  friend constexpr bool operator==(const Event&, const Event&) = default;
};

}  // namespace casino
