// Seed 002 "Variations, Scoring"; 001 "End of the play and scoring" for the order of priority.

#include "model/match/counting.hpp"

#include <algorithm>

namespace casino {
namespace {

// The lines of the sheet in the order in which they are counted, each sweep by itself as it came (Q-AA-25).
std::vector<ScoreLine> lines_in_order(const DealScore& score, const ScoreOrder& order) {
  std::vector<ScoreLine> lines;
  for (const ScoreItem item : order) {
    if (item == ScoreItem::sweeps) {
      lines.insert(lines.end(), score.sweeps.begin(), score.sweeps.end());
      continue;
    }
    for (const ScoreLine& line : score.lines)
      if (line.item == item) lines.push_back(line);
  }
  return lines;
}

}  // namespace

bool is_extra_deal(const Rules& rules, const Match& match) {
  if (rules.match_target <= 0) return false;
  const Sides sides = sides_of(rules);
  return std::any_of(sides.begin(), sides.end(), [&](Side side) { return match.totals[side] >= rules.match_target; });
}

std::optional<Side> alone_ahead(const PerSide<int>& points, const Sides& sides) {
  std::optional<Side> best;
  bool is_alone = false;
  for (const Side side : sides) {
    if (best && points[side] < points[*best]) continue;
    is_alone = !best || points[side] > points[*best];
    best = side;
  }
  return is_alone ? best : std::nullopt;
}

std::optional<Side> first_at_target(const Rules& rules, const PerSide<int>& before, const DealScore& score,
                                    const ScoreOrder& order) {
  PerSide<int> running = before;
  for (const ScoreLine& line : lines_in_order(score, order)) {
    Sides arrived;
    for (const Side side : sides_of(rules)) {
      running[side] += line.points[side];
      if (running[side] >= rules.match_target) arrived.push_back(side);
    }
    if (arrived.size() == 1) return arrived.front();
    if (arrived.empty()) continue;
    PerSide<int> after = before;
    for (const Side side : arrived) after[side] += score.total[side];
    return alone_ahead(after, arrived);
  }
  return std::nullopt;
}

std::optional<Side> winner_of_first_item(const DealScore& score, const ScoreOrder& order, const Sides& sides) {
  for (const ScoreLine& line : lines_in_order(score, order))
    if (const auto winner = alone_ahead(line.points, sides)) return winner;
  return std::nullopt;
}

}  // namespace casino
