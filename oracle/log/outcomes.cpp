#include "oracle/log/outcomes.hpp"

#include <algorithm>
#include <utility>

#include "model/score/sweeps.hpp"
#include "model/score/ways.hpp"
#include "oracle/log/item_points.hpp"

namespace casino::log {
namespace {

// A sheet with further sweeps of a side.
DealScore with_more_sweeps(DealScore score, Side side, int points) {
  for (ScoreLine& line : score.lines)
    if (line.item == ScoreItem::sweeps) line.points[side] += points;
  score.total[side] += points;
  return score;
}

// Whether it is by the totals alone that a match is decided.
bool totals_decide(const Rules& rules) {
  return rules.match_resolve == MatchResolve::higher_total && rules.endgame_restrictions == EndgameRestrictions::none &&
         rules.match_count_when != MatchCountWhen::sweeps_then_order &&
         (rules.match_tie == MatchTie::extra_deal || rules.match_tie == MatchTie::draw);
}

Fit fit_of(bool some, bool all) { return all ? Fit::always : some ? Fit::perhaps : Fit::never; }

Result result_of(const Match& match) {
  Result result;
  if (match.is_over) result.kind = match.winner ? Result::Kind::won : Result::Kind::drawn;
  result.winner = match.winner.value_or(Side{});
  result.is_double = match.is_double;
  return result;
}

}  // namespace

SeatSet dealers_due(const Rules& rules, const Match& match) {
  if (match.lot_among.empty()) return match.dealer;
  SeatSet due;
  for (const Seat seat : rules.seats)
    if (match.lot_among.contains(seat)) due.insert(seat_before(rules, seat));
  return due;
}

Outcomes::Outcomes(const Rules& rules, Ended deal) : rules_(rules), deal_(std::move(deal)) {
  if (!weigh(deal_.captured, deal_.unseen)) all_.clear();
}

// Of two sides all that matters of their numbers of cards is who has more: any spades and any cards that score can be
// among half of the pack.
Outcomes::Outcomes(const Rules& rules, const Match& match) : rules_(rules), is_unseen_(true) {
  deal_.match = match;
  for (const Side side : sides_of(rules)) {
    Captured swept;
    swept.sweeps.push_back({.side = side, .cards = 4});
    may_sweep_on_[side] = score_of(swept).total[side] > 0;
  }
  if (side_count(rules) != 2 || rules.score_cards_rule == ScoreCardsRule::per_card || rules.score_orange != 0) return;
  const int half = rules.pack.size() / 2;
  bool is_complete = true;
  for (int more = -1; more <= 1; ++more) {
    Captured captured;
    captured.hidden[Side{0}] = half + more;
    captured.hidden[Side{1}] = rules.pack.size() - half - more;
    is_complete = is_complete && weigh(captured, rules.pack);
  }
  if (!is_complete) all_.clear();
}

// ---- Every way

// Whether there are too many is seen before any of them is scored, which takes longer.
bool Outcomes::weigh(const Captured& captured, CardSet unseen) {
  return each_way(rules_, captured, unseen, {}, [](const Captured&) {}) &&
         each_way(rules_, captured, unseen, {}, [&](const Captured& way) { add(way); });
}

DealScore Outcomes::score_of(const Captured& way) const {
  return deal_.ended_by ? score_so_far_in_match(rules_, deal_.match, way) : score_in_match(rules_, deal_.match, way);
}

void Outcomes::add(const Captured& way) {
  const DealScore score = score_of(way);
  const auto note = [&](std::optional<Seat> last) {
    all_.push_back({score, after_deal(rules_, deal_.match, score, deal_.has_won, last), last});
  };
  if (deal_.last_capturer || !way.last_capture) return note(deal_.last_capturer);
  for (const Seat seat : rules_.seats)
    if (side_of(rules_, seat) == *way.last_capture) note(seat);
}

// What came of sweeps that nobody told of nobody knows.
std::vector<Match> Outcomes::matches() const {
  std::vector<Match> matches;
  if (sweeps_are_open()) return matches;
  for (const Outcome& outcome : all_)
    if (std::find(matches.begin(), matches.end(), outcome.after) == matches.end()) matches.push_back(outcome.after);
  return matches;
}

SeatSet Outcomes::dealers() const {
  if (rules_.deal_next_lead == DealNextLead::next_seat) return seat_after(rules_, deal_.match.dealer);
  SeatSet dealers;
  for (const Match& match : matches()) dealers.insert(dealers_due(rules_, match));
  return dealers;
}

// ---- What was written down

PerSide<int> Outcomes::points_of(const DealScore& score, std::optional<ScoreItem> item) const {
  PerSide<int> points{};
  for (const Side side : sides_of(rules_)) {
    if (deal_.match.forfeits[side]) continue;
    for (const ScoreLine& line : score.lines)
      if (!item || line.item == *item) points[side] += line.points[side];
  }
  return points;
}

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

// AA-END-1, Q-AA-15: in a deal of which nobody told anything perhaps nobody captured, and nobody got the table.
bool Outcomes::agrees_with_no_capture(std::optional<ScoreItem> item, const Recorded& recorded) const {
  const bool table_goes_to_nobody =
      rules_.end_no_capture == EndNoCapture::nobody || rules_.end_no_capture == EndNoCapture::nobody_tie_scores;
  return is_unseen_ && table_goes_to_nobody && agrees(points_of(score_of({}), item), recorded, false);
}

Held Outcomes::among(const Points& points, const Recorded& recorded, bool sweeps_count) const {
  Held held;
  held.at_least = points.front();
  bool some = false;
  bool all = !(sweeps_count && sweeps_are_open());
  for (const PerSide<int>& one : points) {
    const bool agrees_here = agrees(one, recorded, sweeps_count);
    some = some || agrees_here;
    all = all && agrees_here;
    for (const Side side : sides_of(rules_)) {
      held.at_least[side] = std::min(held.at_least[side], one[side]);
      held.at_most[side] = std::max(held.at_most[side].value_or(one[side]), one[side]);
    }
  }
  limit(held, sweeps_count);
  held.fit = fit_of(some, all);
  return held;
}

// There is none where there can have been sweeps that nobody told of.
void Outcomes::limit(Held& held, bool sweeps_count) const {
  for (const Side side : sides_of(rules_))
    if (sweeps_count && may_sweep_on_[side]) held.at_most[side].reset();
}

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
    if (std::find(points.begin(), points.end(), one) == points.end()) points.push_back(one);
  };
  if (!each_way(rules_, deal_.captured, deal_.unseen, item, note)) points.clear();
  return points;
}

Held Outcomes::held(std::optional<ScoreItem> item, const Recorded& recorded) const {
  Points points = all_.empty() ? points_by_items(item) : Points{};
  for (const Outcome& outcome : all_) points.push_back(points_of(outcome.score, item));
  if (points.empty()) return {};
  Held held = among(points, recorded, item.value_or(ScoreItem::sweeps) == ScoreItem::sweeps);
  if (held.fit == Fit::never && agrees_with_no_capture(item, recorded)) held.fit = Fit::perhaps;
  return held;
}

Held Outcomes::held_as_totals(const Recorded& recorded) const {
  Points totals;
  for (const Outcome& outcome : all_) totals.push_back(outcome.after.totals);
  if (all_.empty() && rules_.score_mode == ScoreMode::totals) {
    totals = points_by_items({});
    for (PerSide<int>& one : totals)
      for (const Side side : sides_of(rules_)) one[side] += deal_.match.totals[side];
  }
  if (totals.empty()) return {};
  return among(totals, recorded, true);
}

Fit Outcomes::held_as_result(const Result& result) const {
  if (all_.empty() || sweeps_are_open()) return Fit::perhaps;
  const auto is_right = [&](const Outcome& outcome) { return result_of(outcome.after) == result; };
  return fit_of(std::any_of(all_.begin(), all_.end(), is_right), std::all_of(all_.begin(), all_.end(), is_right));
}

bool Outcomes::sweeps_are_open() const {
  return std::find(may_sweep_on_.begin(), may_sweep_on_.end(), true) != may_sweep_on_.end();
}

// ---- What agrees with it

void Outcomes::keep(std::optional<ScoreItem> item, const Recorded& recorded) {
  const Sides sides = sides_of(rules_);
  const bool is_all = !item && std::all_of(sides.begin(), sides.end(), [&](Side side) { return recorded[side]; });
  if (all_.empty() && is_all) take_as_written(recorded);
  const bool sweeps_count = item.value_or(ScoreItem::sweeps) == ScoreItem::sweeps;
  std::vector<Outcome> kept;
  for (Outcome& outcome : all_) {
    const PerSide<int> points = points_of(outcome.score, item);
    if (!agrees(points, recorded, sweeps_count)) continue;
    for (const Side side : sides) {
      if (!recorded[side] || *recorded[side] == points[side]) continue;
      outcome.score = with_more_sweeps(outcome.score, side, *recorded[side] - points[side]);
      outcome.after = after_deal(rules_, deal_.match, outcome.score, deal_.has_won, outcome.last_capturer);
    }
    kept.push_back(std::move(outcome));
  }
  const bool was_told = !all_.empty();
  all_ = std::move(kept);
  if (was_told && all_.empty() && agrees_with_no_capture(item, recorded)) add({});
  if (is_all) may_sweep_on_ = {};
}

// Points of which nobody knows where they come from; who has won by them follows only where the totals decide it.
void Outcomes::take_as_written(const Recorded& recorded) {
  const bool leaves_no_points =
      rules_.score_cards_tie != ScoreTie::carried_over && rules_.score_spades_tie != ScoreTie::carried_over;
  if (!totals_decide(rules_) || !leaves_no_points) return;
  DealScore score;
  ScoreLine& line = score.lines.emplace_back();
  line.clause = "AA-SCO-1"_clause;
  for (const Side side : sides_of(rules_)) line.points[side] = score.total[side] = *recorded[side];
  all_.push_back({score, after_deal(rules_, deal_.match, score), {}});
}

void Outcomes::keep_totals(const Recorded& recorded) {
  const auto differs = [&](const Outcome& outcome) { return !agrees(outcome.after.totals, recorded, false); };
  all_.erase(std::remove_if(all_.begin(), all_.end(), differs), all_.end());
}

bool Outcomes::can_draw(Seat loser) const {
  const auto is_open = [&](const Outcome& outcome) { return outcome.after.lot_among.contains(loser); };
  return all_.empty() || std::any_of(all_.begin(), all_.end(), is_open);
}

void Outcomes::draw(Seat loser) {
  const auto is_none = [&](const Outcome& outcome) { return !outcome.after.lot_among.contains(loser); };
  all_.erase(std::remove_if(all_.begin(), all_.end(), is_none), all_.end());
  for (Outcome& outcome : all_)
    outcome.after = after_deal(rules_, deal_.match, outcome.score, deal_.has_won, outcome.last_capturer, loser);
}

}  // namespace casino::log
