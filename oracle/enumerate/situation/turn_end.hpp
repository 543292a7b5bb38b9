#pragma once
// Whether a turn may be over with what has been done in it.

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "oracle/enumerate/search/worth.hpp"

namespace casino::enumerate {

// What holds at the end of a turn: the hand card is played, builds can be captured by those who answer for
// them, and what opponents demanded is done.
[[nodiscard]] bool turn_may_end(const Rules& rules, const Worth& worth, const Position& position);

// Demands of opponents that are still to be met (SWZ-INS-2, SWZ-INS-6).
[[nodiscard]] bool capture_is_still_demanded(const Rules& rules, const Position& position);
[[nodiscard]] bool addition_is_still_demanded(const Rules& rules, const Worth& worth, const Position& position);

}  // namespace casino::enumerate
