#pragma once
// Oranges (TUX-ORG-1, TUX-ORG-2, TUX-ORG-3, TUX-ORG-4): what makes one, and what a call of "orange" is worth at a
// moment.

#include "model/table/position.hpp"

namespace casino {

// TUX-ORG-1: how many oranges a capture makes that takes these cards of the table; 0 where they score nothing.
[[nodiscard]] int oranges_in(const Rules& rules, CardSet taken, CardSet played);

// What happens to a call.
enum class CallEffect : std::uint8_t {
  scores,         // the capturer's own orange (TUX-ORG-2)
  scores_missed,  // another player's, who did not call (TUX-ORG-3)
  is_false,       // the latest capture has none, or there was no capture (TUX-ORG-4, Q-TUX-19)
  is_ignored      // there is one, and it is somebody's already (Q-TUX-08), or it is not the time to call (Q-TUX-05)
};
[[nodiscard]] CallEffect effect_of_call(const Rules& rules, const Position& position, Seat caller);

// A card is played: the time for some calls is over (option orange.window).
void pass_the_time_to_call(const Rules& rules, Position& position);
// A capture is made that took these cards with these.
void note_oranges(const Rules& rules, Position& position, CardSet taken, CardSet played);
// Somebody calls.
void apply_call(const Rules& rules, Position& position, Seat caller);

}  // namespace casino
