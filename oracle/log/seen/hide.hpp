#pragma once
// Logs as they would be if they had been written down by somebody else: who does not see everything, or says the same
// in the same way.

#include "oracle/json/cards.hpp"
#include "oracle/log/log.hpp"

namespace casino::log {

// What everybody at the table sees: no hands but those that lie open, not the order of the pack, no cards drawn, and of
// a capture that its owner lays as he likes the card on top, whenever another one comes to lie there.
[[nodiscard]] Log as_seen_by_an_observer(const Log& log);
// The same with the seat's own hands, the cards that it drew, and how it laid its own captures.
[[nodiscard]] Log as_seen_by(const Log& log, Seat seat);

// The same log: its rules as what differs from the variant, in the order of the registry; tags in the order of their
// names; every dealer and every dealing stated. Comments stay.
[[nodiscard]] Log canonical(const Log& log);

// JSON with a line for each deal's head and each entry, for people to look at.
[[nodiscard]] std::string pretty(const json::Json& log);

}  // namespace casino::log
