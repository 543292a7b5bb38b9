#pragma once
// Logs as they would be if they had been written down by somebody who does not see everything.

#include "oracle/log/log.hpp"

namespace casino::log {

// What everybody at the table sees: no hands but those that lie open, not the order of the pack, no cards drawn, and of
// a capture that its owner lays as he likes the card on top, whenever another one comes to lie there.
[[nodiscard]] Log as_seen_by_an_observer(const Log& log);
// The same with the seat's own hands, the cards that it drew, and how it laid its own captures.
[[nodiscard]] Log as_seen_by(const Log& log, Seat seat);

}  // namespace casino::log
