#pragma once
// What lies on the table of a save. Inside the translation of saves only.

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "oracle/log/opl/save.hpp"

namespace casino::log::opl {

inline constexpr Seat computers_seat{0};
inline constexpr Seat humans_seat{1};
[[nodiscard]] constexpr Seat seat_of(Who who) { return who == Who::computer ? computers_seat : humans_seat; }
[[nodiscard]] constexpr Who who_sits_at(Seat seat) { return seat == computers_seat ? Who::computer : Who::human; }

// Values of builds are not written, and owners not always: they follow from the cards as far as they do. Of several
// values the one with the fewest groups is taken, and before all others one that an owner can capture; of two possible
// owners the one who holds a card for it, or who had the last turn.
[[nodiscard]] Position position_of(const Rules& rules, const Save& save);

[[nodiscard]] Save save_of(const Rules& rules, const Position& position);

}  // namespace casino::log::opl
