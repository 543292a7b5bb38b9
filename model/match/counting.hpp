#pragma once
// Several sides at the target: who of them has won (AA-WIN-2, AA-WIN-3, AA-WIN-6, AA-WIN-9).

#include <optional>
#include <vector>

#include "model/match/match.hpp"

namespace casino {

// A deal that is played because the best were level at the target (AA-WIN-3, DOM-WIN-9). There is nothing to be reached
// in it: it is played out, and the highest total wins, whoever has it (Q-AA-18, Q-AA-46).
[[nodiscard]] bool is_extra_deal(const Rules& rules, const Match& match);

// The side with the most points, if it is alone.
[[nodiscard]] std::optional<Side> alone_ahead(const PerSide<int>& points, const Sides& sides);

// AA-WIN-6: items are added to the totals before the deal, one after another; the side that is first at the
// target. Of sides that one item brings there together the one with more points after the deal; nobody if
// they are level.
[[nodiscard]] std::optional<Side> first_at_target(const Rules& rules, const PerSide<int>& before,
                                                  const DealScore& score, const ScoreOrder& order);

// Q-ROY-12: the first item of the order of which one of these sides won more than each of the others.
[[nodiscard]] std::optional<Side> winner_of_first_item(const DealScore& score, const ScoreOrder& order,
                                                       const Sides& sides);

}  // namespace casino
