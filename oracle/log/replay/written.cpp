// What the players wrote down of points: held against what they are, or can be.

#include <algorithm>

#include "model/queries/phase.hpp"
#include "oracle/log/replay/replay.hpp"

namespace casino::log {
namespace {

// "score cards none": nobody scores for it.
Recorded with_nobody_told(const Rules& rules, const Recorded& recorded) {
  Recorded told = recorded;
  bool is_nobody = true;
  for (const Side side : sides_of(rules)) is_nobody = is_nobody && !recorded[side];
  for (const Side side : sides_of(rules))
    if (is_nobody) told[side] = 0;
  return told;
}

bool differs(const Rules& rules, const Recorded& recorded, const PerSide<int>& due) {
  for (const Side side : sides_of(rules))
    if (recorded[side] && *recorded[side] != due[side]) return true;
  return false;
}

PerSide<int> points_of_item(const Rules& rules, const DealScore& score, ScoreItem item) {
  PerSide<int> points{};
  for (const ScoreLine& line : score.lines)
    if (line.item == item)
      for (const Side side : sides_of(rules)) points[side] += line.points[side];
  return points;
}

}  // namespace

// Whether there is a deal to which something that was written down can belong.
bool Replay::can_be_scored() {
  if (finish_deal()) return true;
  if (is_blind_) return false;
  if (is_dealt_ || stage_ != Stage::playing) {
    const bool can_be_over = all_is_played(rules_, now_.position) == Answer::unknown || winner_is_in_doubt();
    if (is_dealt_ && stage_ == Stage::playing && can_be_over) {
      finish_unseen();
      return true;
    }
    tell_that_it_is_not_finished();
    return false;
  }
  report(Course::nothing_played, Weight::undetermined);
  stage_ = Stage::finished;
  at_end_ = now_.match;
  if (totals_were_known_) outcomes_.emplace(rules_, at_end_);
  go_on_without_a_score();
  return true;
}

void Replay::take(const RecordedScore& recorded) {
  if (!can_be_scored()) return;
  const Recorded told = with_nobody_told(rules_, recorded.points);
  if (!score_) return hold_against_outcomes(recorded.item, told);
  PerSide<int> due = *points_of_deal();
  if (recorded.item) {
    due = points_of_item(rules_, *score_, *recorded.item);
    for (const Side side : sides_of(rules_))
      if (at_end_.forfeits[side]) due[side] = 0;
  }
  // AA-WIN-4: what the better side scores is the difference; what both had is told as well.
  if (!differs(rules_, told, due) || (!recorded.item && !differs(rules_, told, counted_for_match(rules_, due)))) return;
  Problem& problem = report(Matter::score);
  problem.item = recorded.item;
  problem.recorded = told;
  problem.due = due;
}

// What nobody can count can be impossible all the same. What is not is taken as it was written: the rest of the sheet
// has to agree with it. Of a deal of which nothing is written down but its score the log has been told already.
void Replay::hold_against_outcomes(std::optional<ScoreItem> item, const Recorded& told) {
  const Held held = outcomes_ ? outcomes_->held(item, told) : Held{};
  if (held.fit == Fit::never) {
    Problem& problem = report(Matter::score);
    problem.item = item;
    problem.recorded = told;
    problem.due = held.at_least;
    problem.due_at_most = held.at_most;
    return;
  }
  if (held.fit == Fit::perhaps && is_dealt_ && (outcomes_ || !now_.match.is_over))
    report(Course::cannot_be_counted, Weight::undetermined);
  if (!outcomes_) return;
  outcomes_->keep(item, told);
  go_on_without_a_score();
}

void Replay::take(const RecordedTotals& recorded) {
  if (!can_be_scored()) {
    if (has_told_that_it_is_not_finished_) take_as_written(recorded);
    return;
  }
  if (!totals_are_known_) {
    hold_against_outcomes(recorded);
    return take_as_written(recorded);
  }
  if (!differs(rules_, recorded.points, now_.match.totals)) return;
  Problem& problem = report(Matter::totals);
  problem.recorded = recorded.points;
  problem.due = now_.match.totals;
}

// Where nobody can count them, what was written down is all there is.
void Replay::take_as_written(const RecordedTotals& recorded) {
  totals_are_known_ = totals_are_known_ && !has_told_that_it_is_not_finished_;
  totals_are_written_ = true;
  for (const Side side : sides_of(rules_)) {
    if (recorded.points[side]) now_.match.totals[side] = *recorded.points[side];
    else totals_are_written_ = false;
  }
}

// Nobody has won with fewer points than the target, and somebody has where only one side is there; but a wrong claim
// can have lost the match to anybody (claim.false).
PerSide<bool> Replay::winners_as_written() const {
  const bool is_lost_by_claims = target_can_be_claimed(rules_) && rules_.claim_false == ClaimFalse::match_lost;
  return totals_are_written_ && !is_lost_by_claims ? winners_by_totals(rules_, now_.match) : PerSide<bool>{};
}

bool Replay::contradicts_what_was_written(const Result& result) const {
  const PerSide<bool> winners = winners_as_written();
  if (std::find(winners.begin(), winners.end(), true) == winners.end()) return false;
  return result.kind != Result::Kind::won || !winners[result.winner];
}

void Replay::hold_against_outcomes(const RecordedTotals& recorded) {
  const Held held = outcomes_ && totals_were_known_ ? outcomes_->held_as_totals(recorded.points) : Held{};
  if (held.fit == Fit::never) {
    Problem& problem = report(Matter::totals);
    problem.recorded = recorded.points;
    problem.due = held.at_least;
    problem.due_at_most = held.at_most;
    return;
  }
  if (held.fit == Fit::perhaps && is_dealt_) report(Course::cannot_be_counted, Weight::undetermined);
  if (!outcomes_ || !totals_were_known_) return;
  outcomes_->keep_totals(recorded.points);
  go_on_without_a_score();
}

void Replay::take(const Lot& lot) {
  const bool is_finished = finish_deal();
  if (is_finished && outcomes_ && outcomes_->can_draw(lot.loser)) {
    outcomes_->draw(lot.loser);
    return go_on_without_a_score();
  }
  if (!is_finished || !score_ || !now_.match.lot_among.contains(lot.loser)) {
    report(Course::lot_not_due);
    return;
  }
  now_.match = after_deal(rules_, at_end_, *score_, now_.win.ended_by(), now_.position.last_capturer, lot.loser);
  can_deal_ = dealers_due(rules_, now_.match);
}

void Replay::take(const Misdeal&) {
  now_.match = at_begin_;
  now_.win.is_misdealt();
  stage_ = Stage::misdealt;
  can_deal_ = dealers_due(rules_, now_.match);
}

void Replay::hold_against_outcomes(const Result& result) {
  Fit fit = outcomes_ && totals_were_known_ ? outcomes_->held_as_result(result) : Fit::perhaps;
  if (fit == Fit::perhaps && contradicts_what_was_written(result)) fit = Fit::never;
  if (fit == Fit::perhaps) report(Course::cannot_be_counted, Weight::undetermined);
  if (fit == Fit::never) report(Matter::result).result = result;
}

void Replay::check(const Result& result) {
  if (has_told_that_it_is_not_finished_) return;  // whoever won did so by turns that are missing
  // Somebody can have won in a deal of which nothing else is told.
  if (result.kind != Result::Kind::unfinished && stage_ == Stage::playing && !is_dealt_) can_be_scored();
  if (winner_is_in_doubt()) return static_cast<void>(report(Course::winner_not_told, Weight::undetermined));
  const bool may_be_finished =
      stage_ == Stage::playing && is_dealt_ && !is_blind_ && all_is_played(rules_, now_.position) == Answer::unknown;
  if (may_be_finished && result.kind != Result::Kind::unfinished && !now_.match.is_over)
    return static_cast<void>(report(Course::deal_not_finished, Weight::undetermined));
  if (!totals_are_known_ && !now_.match.is_over) return hold_against_outcomes(result);
  Result due;
  if (now_.match.is_over) due.kind = now_.match.winner ? Result::Kind::won : Result::Kind::drawn;
  due.winner = now_.match.winner.value_or(Side{});
  due.is_double = now_.match.is_double;
  if (result == Result{due.kind, due.winner, due.is_double, {}}) return;
  Problem& problem = report(Matter::result);
  problem.result = result;
  problem.result_due = due;
}

}  // namespace casino::log
