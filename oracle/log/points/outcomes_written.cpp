// What was written down of a deal, held against what it can have brought.

#include <numeric>

#include "model/score/items.hpp"
#include "model/score/ways.hpp"
#include "oracle/log/points/outcomes.hpp"

namespace casino::log {
namespace {

// A sheet with further sweeps of a side.
DealScore with_more_sweeps(const Rules& rules, DealScore score, Side side, int points) {
  for (ScoreLine& line : score.lines)
    if (line.item == ScoreItem::sweeps) line.points[side] += points;
  score.total[side] += points;
  score.added = counted_for_match(rules, score.total);
  return score;
}

// AA-WIN-1: nobody else has won where one side is at the target, and nobody at all where none is.
bool one_side_arrives_at_most(const Rules& rules, const Match& before, const DealScore& score) {
  int arrived = 0;
  for (const Side side : sides_of(rules))
    if (before.totals[side] + score.added[side] >= rules.match_target) ++arrived;
  return rules.match_target > 0 && arrived <= 1;
}

// Whether it is by the totals alone that a match is decided.
bool totals_decide(const Rules& rules, const Match& before, const DealScore& score) {
  return rules.endgame_restrictions == EndgameRestrictions::none &&
         (totals_tell_sides_apart(rules) || one_side_arrives_at_most(rules, before, score));
}

Fit fit_of(bool some, bool all) { return all ? Fit::always : some ? Fit::perhaps : Fit::never; }

// What all that an item can bring is a multiple of; 1 where nobody can tell.
int unit_of(const Rules& rules, ScoreItem item) {
  if (item == ScoreItem::oranges) return rules.score_orange;
  if (item == ScoreItem::false_calls) return rules.orange_false_call;
  if (item == ScoreItem::sweeps)
    return std::gcd(std::gcd(rules.sweep_score, rules.sweep_large_score), rules.sweep_initial_score);
  const auto points_of_way = [&](const Captured& way) {
    PerSide<int> points{};
    for (const ScoreLine& line : score_of(rules, way).lines)
      for (const Side side : sides_of(rules)) points[side] += line.item == item ? line.points[side] : 0;
    return points;
  };
  const Points points = points_in_any_deal(rules, item, points_of_way);
  if (points.empty()) return 1;
  int unit = 0;
  for (const PerSide<int>& one : points)
    for (const Side side : sides_of(rules)) unit = std::gcd(unit, one[side]);
  return unit;
}

// Whether points can be put together of what scores: in Tuxedo there are none but multiples of five.
bool can_be_put_together(const Rules& rules, std::optional<ScoreItem> item, const Recorded& recorded) {
  int unit = 0;
  for (const ScoreItem one : counting_order(rules))
    if (!item || item == one) unit = std::gcd(unit, unit_of(rules, one));
  return std::ranges::all_of(sides_of(rules), [&](Side side) {
    const int points = recorded[side].value_or(0);
    return points == 0 || (unit != 0 && points % unit == 0);
  });
}

bool counts_sweeps(std::optional<ScoreItem> item) { return item.value_or(ScoreItem::sweeps) == ScoreItem::sweeps; }

}  // namespace

bool totals_tell_sides_apart(const Rules& rules) {
  return rules.match_resolve == MatchResolve::higher_total &&
         rules.match_count_when != MatchCountWhen::sweeps_then_order &&
         (rules.match_tie == MatchTie::extra_deal || rules.match_tie == MatchTie::draw);
}

PerSide<int> Outcomes::points_of(const DealScore& score, std::optional<ScoreItem> item) const {
  PerSide<int> points{};
  for (const Side side : sides_of(rules_)) {
    if (deal_.match.forfeits[side]) continue;
    for (const ScoreLine& line : score.lines)
      if (!item || line.item == *item) points[side] += line.points[side];
  }
  return points;
}

// ---- What agrees with points

// DOM-SWP-3: where sweeps cancel, somebody has none left.
bool Outcomes::agrees(const PerSide<int>& points, const Recorded& recorded, bool sweeps_count) const {
  bool all_swept = true;
  for (const Side side : sides_of(rules_)) {
    const int more = recorded[side].value_or(points[side]) - points[side];
    all_swept = all_swept && more != 0;
    if (more != 0 && !(sweeps_count && may_sweep_on_[side] && sweeps_can_bring(rules_, more))) return false;
  }
  return !all_swept || !sweeps_cancel(rules_);
}

// AA-END-1, Q-AA-15: in a deal of which nobody stated anything perhaps nobody captured, and nobody got the table.
bool Outcomes::agrees_with_no_capture(std::optional<ScoreItem> item, const Recorded& recorded) const {
  const bool table_goes_to_nobody =
      rules_.end_no_capture == EndNoCapture::nobody || rules_.end_no_capture == EndNoCapture::nobody_tie_scores;
  return is_unseen_ && table_goes_to_nobody && agrees(points_of(score_of({}), item), recorded, false);
}

// AA-WIN-7, AA-WIN-8, DOM-WIN-8: play ends when somebody has won, or claims it. Who that was has reached the target, or
// was wrong, which costs the deal or the match (claim.false).
bool Outcomes::may_have_ended_early(std::optional<ScoreItem> item, const Recorded& recorded) const {
  if (!is_unseen_ || !can_end_early(rules_)) return false;
  if (item || (target_can_be_claimed(rules_) && rules_.claim_false != ClaimFalse::ignored)) return true;
  const Sides sides = sides_of(rules_);
  return std::ranges::any_of(sides, [&](Side side) {
    return !recorded[side] || deal_.match.totals[side] + *recorded[side] >= rules_.match_target;
  });
}

// In a deal that ended early everybody has what he has in some whole one, or less.
bool Outcomes::is_a_part_of(const PerSide<int>& points, const Recorded& recorded, bool sweeps_count) const {
  const Sides sides = sides_of(rules_);
  return std::ranges::all_of(sides, [&](Side side) {
    const int stated = recorded[side].value_or(0);
    return stated >= 0 && (stated <= points[side] || (sweeps_count && may_sweep_on_[side]));
  });
}

// AA-WIN-4: some write down what counts, the difference, and not what both had.
bool Outcomes::agrees_as_a_difference(const PerSide<int>& points, const Recorded& recorded) const {
  return rules_.score_mode == ScoreMode::difference &&
         (sweeps_are_open() || agrees(counted_for_match(rules_, points), recorded, false));
}

bool Outcomes::can_have_come_otherwise(const Points& points, std::optional<ScoreItem> item,
                                       const Recorded& recorded) const {
  if (agrees_with_no_capture(item, recorded)) return true;
  // Of sweeps alone there can be as many in part of a deal as in all of it.
  const bool is_early = item != ScoreItem::sweeps && may_have_ended_early(item, recorded);
  return std::ranges::any_of(points, [&](const PerSide<int>& one) {
    return (is_early && is_a_part_of(one, recorded, counts_sweeps(item))) ||
           (!item && agrees_as_a_difference(one, recorded));
  });
}

Held Outcomes::among(const Points& points, const Recorded& recorded, bool sweeps_count) const {
  Held held;
  held.at_least = points.front();
  bool some = false;
  bool all = !sweeps_count || !somebody_may_sweep_on();
  for (const PerSide<int>& one : points) {
    const bool agrees_here = agrees(one, recorded, sweeps_count);
    some = some || agrees_here;
    all = all && agrees_here;
    for (const Side side : sides_of(rules_)) {
      held.at_least[side] = std::min(held.at_least[side], one[side]);
      held.at_most[side] = std::max(held.at_most[side].value_or(one[side]), one[side]);
    }
  }
  for (const Side side : sides_of(rules_))
    if (sweeps_count && may_sweep_on_[side]) held.at_most[side].reset();
  held.fit = fit_of(some, all);
  return held;
}

// ---- Points there can be

// Where there are too many ways: item by item, of which each has few, as if none hung on another. What cannot be then
// cannot be at all.
Points Outcomes::points_by_items(std::optional<ScoreItem> item) const {
  Points points{PerSide<int>{}};
  for (const ScoreItem one : counting_order(rules_)) {
    if (item && item != one) continue;
    points = sums_of(points, points_by_themselves(one));
  }
  return points;
}

Points Outcomes::points_by_themselves(ScoreItem item) const {
  const auto points_of_way = [&](const Captured& way) { return points_of(score_of(way), item); };
  if (is_unseen_) return points_in_any_deal(rules_, item, points_of_way);
  Points points;
  const auto note = [&](const Captured& way) {
    const PerSide<int> one = points_of_way(way);
    if (std::ranges::find(points, one) == points.end()) points.push_back(one);
  };
  if (!each_way(rules_, deal_.captured, deal_.unseen, item, note)) points.clear();
  return points;
}

Points Outcomes::points_due(std::optional<ScoreItem> item) const {
  if (written_ && !item) return {*written_};
  if (written_ || all_.empty()) return points_by_items(item);
  Points points;
  for (const PossibleDeal& outcome : all_) points.push_back(points_of(outcome.score, item));
  return points;
}

Held Outcomes::held(std::optional<ScoreItem> item, const Recorded& recorded) const {
  const Points points = points_due(item);
  if (points.empty()) return Held{can_be_put_together(rules_, item, recorded) ? Fit::perhaps : Fit::never, {}, {}};
  const bool is_stated = written_ && !item;
  Held held = among(points, recorded, counts_sweeps(item) && !is_stated);
  if (held.fit == Fit::never && !is_stated && can_have_come_otherwise(points, item, recorded)) held.fit = Fit::perhaps;
  return held;
}

// What the deal must have brought for these totals.
Held Outcomes::held_by_what_was_added(const Recorded& totals) const {
  Recorded added;
  for (const Side side : sides_of(rules_))
    if (totals[side]) added[side] = *totals[side] - deal_.match.totals[side];
  Held held = this->held({}, added);
  for (const Side side : sides_of(rules_)) {
    held.at_least[side] += deal_.match.totals[side];
    if (held.at_most[side]) *held.at_most[side] += deal_.match.totals[side];
  }
  return held;
}

// Of a deal that nobody saw the score is taken as it was written, and the totals are these points and those before.
Held Outcomes::held_by_the_score(const Recorded& totals) const {
  Held held{Fit::always, deal_.match.totals, {}};
  for (const Side side : sides_of(rules_)) {
    held.at_least[side] += (*stated_)[side];
    held.at_most[side] = held.at_least[side];
    if (totals[side].value_or(held.at_least[side]) != held.at_least[side]) held.fit = Fit::never;
  }
  return held;
}

Held Outcomes::held_as_totals(const Recorded& recorded) const {
  const bool is_sum = rules_.score_mode == ScoreMode::totals;
  if (stated_ && is_sum && !score_hangs_on_totals(rules_)) return held_by_the_score(recorded);
  if (all_.empty() || written_) return is_sum ? held_by_what_was_added(recorded) : Held{};
  Points totals;
  for (const PossibleDeal& outcome : all_) totals.push_back(outcome.after.totals);
  Held held = among(totals, recorded, true);
  if (held.fit == Fit::never && is_sum && held_by_what_was_added(recorded).fit != Fit::never) held.fit = Fit::perhaps;
  return held;
}

Fit Outcomes::held_as_result(const Result& result) const {
  if (!by_criteria_.empty()) {
    const auto is_right_by_one = [&](const Match& match) { return is_right_of(result, match); };
    return fit_of(std::ranges::any_of(by_criteria_, is_right_by_one),
                  std::ranges::all_of(by_criteria_, is_right_by_one));
  }
  if (all_.empty() || sweeps_are_open() || may_have_ended_early_) return Fit::perhaps;
  const auto is_right = [&](const PossibleDeal& outcome) { return is_right_of(result, outcome.after); };
  return fit_of(std::ranges::any_of(all_, is_right), std::ranges::all_of(all_, is_right));
}

bool Outcomes::somebody_may_sweep_on() const { return std::ranges::find(may_sweep_on_, true) != may_sweep_on_.end(); }
bool Outcomes::sweeps_are_open() const { return !written_ && somebody_may_sweep_on(); }

// ---- What is left after it

// What was written down of the whole deal can be what both had, or the difference alone (AA-WIN-4).
void Outcomes::keep(std::optional<ScoreItem> item, const Recorded& recorded) {
  if (written_) return;
  const Sides sides = sides_of(rules_);
  const bool can_be_a_difference = !item && !sweeps_are_open() && !may_have_ended_early(item, recorded);
  std::vector<PossibleDeal> kept;
  for (PossibleDeal outcome : all_) {
    const PerSide<int> points = points_of(outcome.score, item);
    if (!agrees(points, recorded, counts_sweeps(item))) {
      if (can_be_a_difference && agrees_as_a_difference(points, recorded)) kept.push_back(std::move(outcome));
      continue;
    }
    for (const Side side : sides) {
      if (!recorded[side] || *recorded[side] == points[side]) continue;
      outcome.score = with_more_sweeps(rules_, outcome.score, side, *recorded[side] - points[side]);
      outcome.after = after_deal(rules_, deal_.match, outcome.score, deal_.has_won, outcome.last_capturer);
    }
    kept.push_back(std::move(outcome));
  }
  all_ = std::move(kept);
  if (item || !std::ranges::all_of(sides, [&](Side side) { return recorded[side].has_value(); })) return;
  if (is_unseen_ && leaves_no_points()) state(recorded);
  may_have_ended_early_ = may_have_ended_early(item, recorded);
  by_criteria_ = matches_by_criteria(recorded);
  if (all_.empty()) take_as_written(recorded);
  else may_sweep_on_ = {};
}

void Outcomes::state(const Recorded& recorded) {
  stated_.emplace();
  for (const Side side : sides_of(rules_))
    (*stated_)[side] = deal_.match.forfeits[side] ? 0 : recorded[side].value_or(0);
}

// Whether nothing of what a deal brings is counted in a later one.
bool Outcomes::leaves_no_points() const {
  return rules_.score_cards_tie != ScoreTie::carried_over && rules_.score_spades_tie != ScoreTie::carried_over;
}

// Points of which nobody knows where they come from; who has won by them follows only where the totals decide it.
void Outcomes::take_as_written(const Recorded& recorded) {
  DealScore score;
  ScoreLine& line = score.lines.emplace_back();
  line.clause = "AA-SCO-1"_clause;
  for (const Side side : sides_of(rules_)) line.points[side] = score.total[side] = *recorded[side];
  score.added = counted_for_match(rules_, score.total);
  written_ = points_of(score, {});
  if (totals_decide(rules_, deal_.match, score) && leaves_no_points())
    all_.push_back({score, after_deal(rules_, deal_.match, score), {}});
}

void Outcomes::keep_totals(const Recorded& recorded) {
  const auto differs = [&](const PossibleDeal& outcome) { return !agrees(outcome.after.totals, recorded, false); };
  all_.erase(std::remove_if(all_.begin(), all_.end(), differs), all_.end());
}

}  // namespace casino::log
