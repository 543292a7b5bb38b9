#pragma once
// SWZ-BLD-4: what was told as a build of which the top of a pile is a part can be an addition in other words: to a
// build or a loose card that lies there, or to what the other cards make. A reader of the verdict is told so.

#include "model/judge/judge.hpp"

namespace casino::explain {

// What stands in the place of one step of a turn.
struct AsAddition {
  std::size_t step = 0;
  std::vector<Action> actions;
  Turn turn;  // with these, else as it was
};

// Those that break nothing but what the turn breaks besides SWZ-BLD-4; that which names just its cards comes first.
// None where it does not break that clause.
[[nodiscard]] std::vector<AsAddition> as_additions(const Rules& rules, const Position& before, const Turn& turn,
                                                   const Judgement& judgement);

}  // namespace casino::explain
