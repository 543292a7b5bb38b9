#pragma once
// What is assumed to have happened where a turn cannot be done with the cards: something was played all the same, and
// the game went on. Without that, one slip of the pen would make a fault of every turn behind it. Inside the replay of
// logs only.

#include <vector>

#include "model/judge/judge.hpp"
#include "oracle/log/replay/problems/assumed.hpp"

namespace casino::log {

struct Recovery {
  Position after;
  std::vector<Assumed> assumed;
  // Whether cards lie elsewhere than the position says: what is found from here on may only follow from that.
  bool leaves_doubt = false;
  int strays = 0;  // cards on the table that nobody knows
};

// `before` is a position in which the turn is impossible; `strays` lie in it already.
[[nodiscard]] Recovery recovery_of(const Rules& rules, const Position& before, const Turn& turn, int strays);

}  // namespace casino::log
