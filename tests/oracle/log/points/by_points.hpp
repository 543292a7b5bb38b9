#pragma once
// Games of which somebody kept nothing but the points.

#include <algorithm>
#include <vector>

#include "oracle/log/log.hpp"

namespace casino::log {

// Nothing is left of a game but points.
template <typename... Kept>
Log points_of(Log game) {
  const auto is_left_out = [](const Entry& entry) { return !(std::holds_alternative<Kept>(entry.what) || ...); };
  for (Deal& deal : game.deals) {
    deal.entries.erase(std::remove_if(deal.entries.begin(), deal.entries.end(), is_left_out), deal.entries.end());
    deal.pack.clear();
  }
  return game;
}

// The same of all deals but the last.
template <typename... Kept>
Log points_before_the_last_deal_of(const Log& game) {
  Log points = points_of<Kept...>(game);
  points.deals.back() = game.deals.back();
  return points;
}

inline std::vector<Log> by_points(const Log& game) {
  return {points_of<RecordedScore, RecordedTotals>(game),
          points_of<RecordedScore>(game),
          points_of<RecordedTotals>(game),
          points_before_the_last_deal_of<RecordedScore, RecordedTotals>(game),
          points_before_the_last_deal_of<RecordedScore>(game),
          points_before_the_last_deal_of<RecordedTotals>(game)};
}

}  // namespace casino::log
