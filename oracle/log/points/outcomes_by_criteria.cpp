// DOM-WIN-5: who can have won by points that were written down, where it is met criteria that decide.

#include "model/match/endgame.hpp"
#include "oracle/log/points/outcomes.hpp"
#include "oracle/threads/breakable.hpp"

namespace casino::log {
namespace {

// DOM-WIN-5: whether a match is decided by criteria that were met, or else by the totals; and nothing else ends a deal
// before its time.
bool criteria_decide(const Rules& rules) {
  return rules.endgame_restrictions != EndgameRestrictions::none && totals_tell_sides_apart(rules) &&
         rules.match_count_when == MatchCountWhen::end && rules.score_mode == ScoreMode::totals &&
         rules.score_cards_tie != ScoreTie::carried_over && rules.score_spades_tie != ScoreTie::carried_over;
}

constexpr std::array<ScoreItem, 3> items_of_criteria{ScoreItem::cards, ScoreItem::ten_diamonds, ScoreItem::spades};

bool is_in_criteria(ScoreItem item) { return std::ranges::find(items_of_criteria, item) != items_of_criteria.end(); }

// In a deal that ended before its time nobody need have it.
Points or_nothing(Points points) {
  if (!points.empty()) points.emplace_back();
  return points;
}

// A majority of which several sides have something is tied.
void add_line(const Rules& rules, DealScore& score, ScoreItem item, const PerSide<int>& points) {
  ScoreLine& line = score.lines.emplace_back();
  line.item = item;
  line.points = points;
  const auto has_some = [&](Side side) { return points[side] > 0; };
  line.tied = std::ranges::count_if(sides_of(rules), has_some) > 1;
}

}  // namespace

// The points of a deal can have come from its items in several ways. All that is asked of them is which sides met a
// criterion, and ways that cannot be may be among them: what comes of all of them is certain all the same.
std::vector<Match> Outcomes::matches_by_criteria(const Recorded& recorded) const {
  std::vector<Match> matches;
  if (!is_unseen_ || !criteria_decide(rules_)) return matches;
  Points of_others{PerSide<int>{}};
  for (const ScoreItem item : counting_order(rules_))
    if (!is_in_criteria(item)) of_others = sums_of(of_others, or_nothing(points_by_themselves(item)));
  const auto note = [&](const PointsOfCriteria& points) {
    take_steps();
    const Points sums = sums_of(sums_of({points[0]}, {points[1]}), sums_of({points[2]}, of_others));
    if (std::ranges::none_of(sums, [&](const PerSide<int>& sum) { return agrees(sum, recorded, true); })) return;
    for (const Match& match : matches_by_criteria(points, recorded))
      if (std::ranges::find(matches, match) == matches.end()) matches.push_back(match);
  };
  for (const PerSide<int>& cards : or_nothing(points_by_themselves(ScoreItem::cards)))
    for (const PerSide<int>& ten : or_nothing(points_by_themselves(ScoreItem::ten_diamonds)))
      for (const PerSide<int>& spades : or_nothing(points_by_themselves(ScoreItem::spades))) note({cards, ten, spades});
  return matches;
}

// DOM-WIN-8: of several sides that met a criterion any can have been the first, or they were level (Q-DOM-04).
std::vector<Match> Outcomes::matches_by_criteria(const PointsOfCriteria& points, const Recorded& recorded) const {
  DealScore score;
  for (std::size_t i = 0; i < items_of_criteria.size(); ++i) add_line(rules_, score, items_of_criteria[i], points[i]);
  PerSide<int> others{};
  for (const Side side : sides_of(rules_)) {
    score.total[side] = *recorded[side];
    others[side] = score.total[side] - points[0][side] - points[1][side] - points[2][side];
  }
  add_line(rules_, score, ScoreItem::last_capture, others);  // or of whatever else meets no criterion
  score.added = counted_for_match(rules_, score.total);
  const PerSide<bool> met = first_to_meet(rules_, deal_.match, score, std::nullopt);
  std::vector<Match> matches{after_deal(rules_, deal_.match, score)};
  for (const Side side : sides_of(rules_)) {
    if (!met[side]) continue;
    Match match = deal_.match;
    match.met_first = {};
    match.met_first[side] = true;
    matches.push_back(after_deal(rules_, match, score));
  }
  return matches;
}

}  // namespace casino::log
