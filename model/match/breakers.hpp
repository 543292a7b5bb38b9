#pragma once
// FIN-WIN-4: sides that are level at the target, and the items that are counted first.

#include <optional>
#include <vector>

#include "model/match/match.hpp"

namespace casino {

// Who of some sides with equal totals has won, in the reading of the list that match.tie chooses; nobody if they are
// level in all of it, or if there is no list. `before` are the totals before the deal.
[[nodiscard]] std::optional<Side> winner_by_breakers(const Rules& rules, const PerSide<int>& before,
                                                     const DealScore& score, const Sides& level);

}  // namespace casino
