#pragma once
// Most cards and most spades: who has them, when they are certain, and what a tie does (AA-SCO-1, AA-SCO-2, AA-SCO-6,
// SWZ-SCO-1, SWZ-SCO-2).

#include "model/score/score.hpp"

namespace casino {

// What one majority gives out.
struct Award {
  PerSide<int> points{};
  bool tied = false;
  int carried = 0;  // points that nobody won and that wait for the next deal
};

// After a whole deal; `carried` is what earlier ties left to be won.
[[nodiscard]] Award cards_award(const Rules& rules, const Captured& captured, int carried);
[[nodiscard]] Award spades_award(const Rules& rules, const Captured& captured, int carried);

// AA-WIN-7: while the deal is being played, as soon as match.majority_moment says that it counts.
[[nodiscard]] Award cards_award_so_far(const Rules& rules, const Captured& captured, int carried);
[[nodiscard]] Award spades_award_so_far(const Rules& rules, const Captured& captured, int carried);

}  // namespace casino
