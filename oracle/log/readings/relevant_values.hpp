#pragma once
// Which values of options can have any bearing on the game that a log tells of? What its cards cannot be, and what
// nobody counts in it, needs not be tried. Inside the search for what would make a log hold only (would_hold.hpp).

#include "oracle/log/log.hpp"

namespace casino::log {

[[nodiscard]] bool can_bear_on(const Log& log, Option option, std::string_view value);

// Whether cards of the one pack bear names of the other: those of the Rook pack have colours and no suits.
[[nodiscard]] bool are_named_alike(PackKind one, PackKind other);

}  // namespace casino::log
