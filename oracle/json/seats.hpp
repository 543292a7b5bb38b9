#pragma once
// Seats and sides in JSON: strings, see names.hpp; and what each seat or side has: an object by their names.

#include "model/score/score.hpp"
#include "oracle/json/cards.hpp"

namespace casino::json {

[[nodiscard]] Json of(Seat seat, const Rules& rules);
[[nodiscard]] Json of(Side side, const Rules& rules);
[[nodiscard]] Json of(SeatSet seats, const Rules& rules);

[[nodiscard]] std::optional<Seat> read_seat(const Cursor& at, const Rules& rules);
[[nodiscard]] std::optional<Side> read_side(const Cursor& at, const Rules& rules);
[[nodiscard]] SeatSet read_seats(const Cursor& at, const Rules& rules);

// A list of sides.
[[nodiscard]] PerSide<bool> read_sides(const Cursor& at, const Rules& rules);

// The members of an object whose keys are seats, or sides. A seat under two names is refused.
struct SeatMember {
  Seat seat;
  Cursor value;
};
struct SideMember {
  Side side;
  Cursor value;
};
[[nodiscard]] std::string seat_key(Seat seat, const Rules& rules);
[[nodiscard]] std::vector<SeatMember> seat_members(const Cursor& at, const Rules& rules);
[[nodiscard]] std::string side_key(Side side, const Rules& rules);
[[nodiscard]] std::vector<SideMember> side_members(const Cursor& at, const Rules& rules);

// Points or counts of the sides: {"N":8,"E":3}. Sides that are not named have 0.
[[nodiscard]] Json of(const PerSide<int>& points, const Rules& rules);
[[nodiscard]] PerSide<int> read_points(const Cursor& at, const Rules& rules);

// A value that cards make: a whole number from 1 to 16.
[[nodiscard]] Json of(Value value);
// `highest`: what the value can be at most.
[[nodiscard]] Value read_value(const Cursor& at, Value highest = Value{highest_value});

}  // namespace casino::json
