// Scores, totals and results as players wrote them down, held against what the model counts, or against what it can be.

#include <algorithm>
#include <utility>

#include "oracle/log/replay/scores/score_sheet.hpp"

namespace casino::log {
namespace {

// "score cards none": nobody scores for it.
Recorded with_nobody_stated(const Rules& rules, const Recorded& recorded) {
  Recorded stated = recorded;
  bool is_nobody = true;
  for (const Side side : sides_of(rules)) is_nobody = is_nobody && !recorded[side];
  for (const Side side : sides_of(rules))
    if (is_nobody) stated[side] = 0;
  return stated;
}

bool differs(const Rules& rules, const Recorded& recorded, const PerSide<int>& due) {
  for (const Side side : sides_of(rules))
    if (recorded[side] && *recorded[side] != due[side]) return true;
  return false;
}

Problem of_points(Matter matter, const Recorded& recorded, const PerSide<int>& due) {
  Problem problem = problem_of(matter);
  problem.recorded = recorded;
  problem.due = due;
  return problem;
}

}  // namespace

std::optional<Problem> ScoreSheet::take(const RecordedScore& recorded, const EndOfPlay& end) {
  const RecordedScore stated{recorded.item, with_nobody_stated(rules_, recorded.points)};
  if (!score_) return hold_against_outcomes(stated, end);
  const PerSide<int> due = points_due(stated.item);
  // AA-WIN-4: what the better side scores is the difference; what both had may be stated as well.
  const bool is_right = !differs(rules_, stated.points, due) ||
                        (!stated.item && !differs(rules_, stated.points, counted_for_match(rules_, due)));
  if (is_right) {
    if (!stated.item) otherwise_.points = {};
    return std::nullopt;
  }
  Problem problem = of_points(Matter::score, stated.points, due);
  problem.item = stated.item;
  return otherwise(std::move(problem), is_as_written(stated, due), end.deal_number);
}

// One slip is one problem: an item that was written down wrongly, the sum in which it is, the totals to which that is
// added, and who has won by them.
Problem ScoreSheet::otherwise(Problem problem, bool follows, int deal) {
  if (follows) problem.follows_from_deal = otherwise_.since;
  else if (otherwise_.since == 0) otherwise_.since = deal;
  return problem;
}

// Whether the points of the deal are those that what was written down before makes of them; from here on they are.
bool ScoreSheet::is_as_written(const RecordedScore& stated, const PerSide<int>& due) {
  PerSide<int> more{};
  for (const Side side : sides_of(rules_))
    if (stated.points[side]) more[side] = *stated.points[side] - due[side];
  const auto agrees = [&](const PerSide<int>& points) {
    return std::ranges::all_of(sides_of(rules_),
                               [&](Side side) { return !stated.points[side] || more[side] == points[side]; });
  };
  if (agrees(otherwise_.by_totals)) return otherwise_.since != 0;
  if (stated.item) {
    if (otherwise_.is_of_all) return agrees(otherwise_.points);
    for (const Side side : sides_of(rules_)) otherwise_.points[side] += more[side];
    return false;
  }
  PerSide<int> written = due;
  for (const Side side : sides_of(rules_)) written[side] += otherwise_.points[side];
  const bool is_as_written =
      agrees(otherwise_.points) || !differs(rules_, stated.points, counted_for_match(rules_, written));
  if (is_as_written) return true;
  otherwise_.points = more;
  otherwise_.is_of_all = true;
  return false;
}

// What the points that were written down bring to the totals, beyond those that are due.
PerSide<int> ScoreSheet::counted_as_written() const {
  if (!score_) return {};
  const PerSide<int> due = points_due({});
  PerSide<int> written = due;
  for (const Side side : sides_of(rules_)) written[side] += otherwise_.points[side];
  PerSide<int> more = counted_for_match(rules_, written);
  const PerSide<int> counted = counted_for_match(rules_, due);
  for (const Side side : sides_of(rules_)) more[side] -= counted[side];
  return more;
}

PerSide<int> ScoreSheet::totals_as_written() const {
  PerSide<int> totals = match_.totals;
  const PerSide<int> brought = counted_as_written();
  for (const Side side : sides_of(rules_)) totals[side] += otherwise_.totals[side] + brought[side];
  return totals;
}

std::optional<Match> ScoreSheet::match_as_written() const {
  if (otherwise_.since == 0 || !score_) return std::nullopt;
  Match before = at_end_;
  DealScore written = *score_;
  const PerSide<int> brought = counted_as_written();
  for (const Side side : sides_of(rules_)) {
    before.totals[side] += otherwise_.totals[side];
    written.total[side] += otherwise_.points[side];
    written.added[side] += brought[side];
  }
  return after_deal(rules_, before, written, ended_by_, last_capturer_);
}

// What nobody can count can be impossible all the same. Of a deal of which nothing is written down but its score the
// log has been reported already.
std::optional<Problem> ScoreSheet::hold_against_outcomes(const RecordedScore& stated, const EndOfPlay& end) {
  const Held held = outcomes_ ? outcomes_->held(stated.item, stated.points) : Held{};
  if (held.fit == Fit::never) {
    Problem problem = of_points(Matter::score, stated.points, held.at_least);
    problem.item = stated.item;
    problem.due_at_most = held.at_most;
    return problem;
  }
  const bool is_open = held.fit == Fit::perhaps && end.is_dealt && (outcomes_ || !match_.is_over);
  if (outcomes_) {
    outcomes_->keep(stated.item, stated.points);
    go_on_without_a_score(end);
  }
  return is_open ? std::optional(open_problem()) : std::nullopt;
}

std::optional<Problem> ScoreSheet::take(const RecordedTotals& recorded, const EndOfPlay& end) {
  if (!totals_are_known_) {
    std::optional<Problem> problem = hold_against_outcomes(recorded, end);
    take_as_written(recorded);
    return problem;
  }
  const PerSide<int> carried = totals_as_written();
  for (const Side side : sides_of(rules_)) {
    if (!recorded.points[side]) continue;
    otherwise_.by_totals[side] += *recorded.points[side] - carried[side];
    otherwise_.totals[side] += *recorded.points[side] - carried[side];
  }
  if (!differs(rules_, recorded.points, match_.totals)) return std::nullopt;
  return otherwise(of_points(Matter::totals, recorded.points, match_.totals),
                   !differs(rules_, recorded.points, carried), end.deal_number);
}

std::optional<Problem> ScoreSheet::hold_against_outcomes(const RecordedTotals& recorded, const EndOfPlay& end) {
  const bool has_outcomes = outcomes_ && totals_were_known_;
  const Held held = has_outcomes ? outcomes_->held_as_totals(recorded.points) : Held{};
  if (held.fit == Fit::never) {
    Problem problem = of_points(Matter::totals, recorded.points, held.at_least);
    problem.due_at_most = held.at_most;
    return problem;
  }
  if (has_outcomes) {
    outcomes_->keep_totals(recorded.points);
    go_on_without_a_score(end);
  }
  const bool is_open = held.fit == Fit::perhaps && end.is_dealt;
  return is_open ? std::optional(open_problem()) : std::nullopt;
}

void ScoreSheet::take_as_written(const RecordedTotals& recorded) {
  totals_are_known_ = totals_are_known_ && !is_broken_off_;
  totals_are_written_ = true;
  for (const Side side : sides_of(rules_)) {
    if (recorded.points[side]) match_.totals[side] = *recorded.points[side];
    else totals_are_written_ = false;
  }
}

bool ScoreSheet::take(const Lot& lot, const EndOfPlay& end) {
  if (outcomes_ && outcomes_->can_draw(lot.loser)) {
    outcomes_->draw(lot.loser);
    go_on_without_a_score(end);
    return true;
  }
  if (!score_ || !match_.lot_among.contains(lot.loser)) return false;
  match_ = after_deal(rules_, at_end_, *score_, end.win.ended_by(), end.position.last_capturer, lot.loser);
  dealers_due_ = log::dealers_due(rules_, match_);
  return true;
}

// Nobody has won with fewer points than the target, and somebody has where only one side is there; but a wrong claim
// can have lost the match to anybody (claim.false).
PerSide<bool> ScoreSheet::winners_as_written() const {
  const bool is_lost_by_claims = target_can_be_claimed(rules_) && rules_.claim_false == ClaimFalse::match_lost;
  return totals_are_written_ && !is_lost_by_claims ? winners_by_totals(rules_, match_) : PerSide<bool>{};
}

bool ScoreSheet::somebody_must_have_won(bool deal_is_finished) const {
  const PerSide<bool> winners = winners_as_written();
  if (std::find(winners.begin(), winners.end(), true) != winners.end()) return true;
  return deal_is_finished && outcomes_ && totals_were_known_ && outcomes_->held_as_result(Result{}) == Fit::never;
}

// HUN-NAG-7: which deal it was tells whether winning counts double.
bool ScoreSheet::counts_double_wrongly(const Result& result) const {
  const bool is_won = result.kind == Result::Kind::won;
  const bool counts_double = is_won && rules_.match_double_first_deal == MatchDoubleFirstDeal::on &&
                             rules_.match_target > 0 && match_.deals == 1;
  return result.is_double != counts_double;
}

bool ScoreSheet::contradicts_what_was_written(const Result& result) const {
  if (counts_double_wrongly(result)) return true;
  const PerSide<bool> winners = winners_as_written();
  if (std::find(winners.begin(), winners.end(), true) == winners.end()) return false;
  return result.kind != Result::Kind::won || !winners[result.winner];
}

// Where each deal is won by itself, whatever there was before the log (Q-SWZ-37, Q-HAI-01).
bool ScoreSheet::the_deal_alone_decides() const { return wants_first_totals_ && each_deal_is_won_by_itself(rules_); }

std::optional<Problem> ScoreSheet::hold_against_outcomes(const Result& result) const {
  const bool can_be_told = totals_were_known_ || the_deal_alone_decides();
  const Fit fit = outcomes_ && can_be_told ? outcomes_->held_as_result(result) : Fit::perhaps;
  if (fit == Fit::always) return std::nullopt;
  if (fit == Fit::perhaps && !contradicts_what_was_written(result)) return open_problem();
  Problem problem = problem_of(Matter::result);
  problem.result = result;
  return problem;
}

// Nobody can say whether it is right, and why.
Problem ScoreSheet::open_problem() const {
  return problem_of(wants_first_totals_ ? Course::deals_before_not_stated : Course::cannot_be_counted,
                    Weight::undetermined);
}

bool ScoreSheet::result_hangs_on_unknown_totals() const {
  if (totals_are_known_) return false;
  return wants_first_totals_ ? !score_ || !the_deal_alone_decides() : !match_.is_over;
}

std::optional<Problem> ScoreSheet::compare(const Result& result) const {
  if (result_hangs_on_unknown_totals()) return hold_against_outcomes(result);
  if (is_right_of(result, match_)) return std::nullopt;
  Problem problem = problem_of(Matter::result);
  problem.result = result;
  problem.result_due = result_of(match_);
  const std::optional<Match> written = match_as_written();
  if (written && is_right_of(result, *written)) problem.follows_from_deal = otherwise_.since;
  return problem;
}

}  // namespace casino::log
