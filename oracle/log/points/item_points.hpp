#pragma once
// What single items of a score sheet can bring, where little is known of a deal, and what several can bring together.
// Inside the replay of logs only.

#include <functional>

#include "model/score/score.hpp"

namespace casino::log {

// Points of the sides in each way there is, no two alike. None at all: nobody can tell.
using Points = std::vector<PerSide<int>>;

// Of a deal of which nobody told anything. `points_of` tells what an item brings by what was captured. Of sweeps there
// can be any number more; of calls (TUX-ORG-2, TUX-ORG-3, TUX-ORG-4) nobody can tell.
using PointsOf = std::function<PerSide<int>(const Captured&)>;
[[nodiscard]] Points points_in_any_deal(const Rules& rules, ScoreItem item, const PointsOf& points_of);

// Each of the one with each of the other.
[[nodiscard]] Points sums_of(const Points& one, const Points& other);

// AA-SWP-1, TUX-SCO-3, HUN-ULM-2: whether some sweeps, and nothing else, bring so many points.
[[nodiscard]] bool sweeps_can_bring(const Rules& rules, int points);

}  // namespace casino::log
