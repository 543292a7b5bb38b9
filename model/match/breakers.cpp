// Seed 004, "Kasino in Finland": the last sentence on the end of the match, in four readings (Q-FIN-06).

#include "model/match/breakers.hpp"

#include <algorithm>
#include <initializer_list>

#include "model/match/counting.hpp"

namespace casino {
namespace {

// Items that are compared together.
// Aces with both casinos, spades, cards; and last what the Finnish game does not have (Q-SWE-05).
std::vector<ScoreOrder> blocks_of_the_list() {
  using enum ScoreItem;
  return {
      {ace_spades, ace_clubs, ace_hearts, ace_diamonds, two_spades, ten_diamonds}, {spades}, {cards}, {last_capture}};
}

// The same, each item by itself; the order of the suits is that of AA-WIN-6.
std::vector<ScoreOrder> items_of_the_list() {
  std::vector<ScoreOrder> items;
  for (const ScoreOrder& together : blocks_of_the_list())
    for (const ScoreItem item : together) items.push_back({item});
  return items;
}

bool has(const ScoreOrder& items, ScoreItem item) { return std::find(items.begin(), items.end(), item) != items.end(); }

void add(PerSide<int>& points, const DealScore& score, const Sides& level, const ScoreOrder& items) {
  for (const ScoreLine& line : score.lines)
    if (has(items, line.item))
      for (const Side side : level) points[side] += line.points[side];
}

// The points before anything of the list is counted: those of earlier deals, and of what the list does not name. That
// is sweeps above all, which counted as they were made (FIN-WIN-2).
PerSide<int> points_before_the_list(const PerSide<int>& before, const DealScore& score, const Sides& level) {
  PerSide<int> points = before;
  for (const ScoreLine& line : score.lines) {
    const auto blocks = blocks_of_the_list();
    const bool is_in_the_list =
        std::any_of(blocks.begin(), blocks.end(), [&](const ScoreOrder& items) { return has(items, line.item); });
    if (!is_in_the_list)
      for (const Side side : level) points[side] += line.points[side];
  }
  return points;
}

// Added up block by block: the side that is ahead of the others first.
std::optional<Side> first_ahead(PerSide<int> points, const DealScore& score, const Sides& level) {
  for (const ScoreOrder& items : blocks_of_the_list()) {
    add(points, score, level, items);
    if (const auto winner = alone_ahead(points, level)) return winner;
  }
  return std::nullopt;
}

// Added up step by step: the side that is first at the target; of several that arrive together the one with more.
std::optional<Side> first_to_arrive(const Rules& rules, PerSide<int> points, const DealScore& score, const Sides& level,
                                    const std::vector<ScoreOrder>& steps) {
  for (const ScoreOrder& items : steps) {
    add(points, score, level, items);
    Sides arrived;
    for (const Side side : level)
      if (points[side] >= rules.match_target) arrived.push_back(side);
    if (const auto winner = alone_ahead(points, arrived)) return winner;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Side> winner_by_breakers(const Rules& rules, const PerSide<int>& before, const DealScore& score,
                                       const Sides& level) {
  const PerSide<int> start = points_before_the_list(before, score, level);
  switch (rules.match_tie) {
    case MatchTie::extra_deal:
    case MatchTie::draw: return std::nullopt;
    case MatchTie::breakers_deal_points: return first_ahead({}, score, level);
    case MatchTie::breakers_running_total: return first_ahead(start, score, level);
    case MatchTie::breakers_race: return first_to_arrive(rules, start, score, level, blocks_of_the_list());
    case MatchTie::breakers_item_race: return first_to_arrive(rules, start, score, level, items_of_the_list());
  }
  return std::nullopt;
}

}  // namespace casino
