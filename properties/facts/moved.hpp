#pragma once
// The same position, turn and match with other suits or other seats: what rules do not tell apart has to come out
// alike.

#include "model/match/match.hpp"
#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"

namespace casino::properties {

// A way to rename the seats of a table, or hearts and clubs, of which no rule says anything.
struct Renaming {
  int seats_on = 0;          // everybody moves on by so many seats
  bool swaps_suits = false;  // hearts for clubs and clubs for hearts
};

// Whether these rules look the same after it: sides stay sides, and the pack has both suits.
[[nodiscard]] bool keeps(const Rules& rules, const Renaming& renaming);

[[nodiscard]] Position renamed(const Rules& rules, const Position& position, const Renaming& renaming);
[[nodiscard]] Turn renamed(const Rules& rules, const Turn& turn, const Renaming& renaming);
[[nodiscard]] Match renamed(const Rules& rules, const Match& match, const Renaming& renaming);

}  // namespace casino::properties
