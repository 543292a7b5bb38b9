// Points: claims, the end of a deal, and what the players wrote down.

#include <algorithm>
#include <utility>

#include "model/apply.hpp"
#include "model/phase.hpp"
#include "oracle/log/replay.hpp"

namespace casino::log {
namespace {

bool points_count_at_once(const Rules& rules) {
  return rules.match_count_when == MatchCountWhen::as_earned_automatic ||
         rules.match_count_when == MatchCountWhen::sweeps_as_made ||
         rules.endgame_restrictions != EndgameRestrictions::none;
}

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

// The totals with which a log begins can tell that somebody has won.
void Replay::begin_match(const Match& before) {
  now_.match = before;
  if (before.is_over) return;
  now_.can_have_won = winners_by_totals(rules_, before);
  for (const Side side : sides_of(rules_)) {
    if (!now_.can_have_won[side]) continue;
    now_.match.winner = now_.match.is_over ? std::nullopt : std::optional(side);
    now_.match.is_over = true;
  }
  if (now_.match.winner) now_.can_have_won = {};
}

// AA-WIN-8: a correct claim ends the deal. A wrong one breaks no rule, and of it the rules say what it costs
// (claim.false); but where points count after the deal, there is nothing to claim.
void Replay::claim(Seat seat) {
  const auto tell = [&](Weight weight) {
    Problem& problem = report(Matter::claim, weight);
    problem.seat = seat;
    problem.findings = {Finding{.clause = "AA-WIN-8"_clause}};
  };
  if (!target_can_be_claimed(rules_)) return tell(Weight::problem);
  // The first correct claim counts, and ends what is played.
  if (now_.ended_by || now_.match.is_over) return static_cast<void>(report(Course::after_the_end, Weight::note));
  const Side side = side_of(rules_, seat);
  const bool can_be_told = totals_are_known_ && now_.in_doubt_since == 0;
  const auto holds = can_be_told ? claim_holds(rules_, now_.match, now_.position, side) : std::nullopt;
  if (!holds) {
    tell(Weight::undetermined);
    now_.claim_is_open = true;
    for (const Side other : sides_of(rules_))
      if (other == side || rules_.claim_false == ClaimFalse::match_lost) now_.can_have_won[other] = true;
  } else if (*holds && now_.claim_is_open) {
    now_.can_have_won[side] = true;  // or an earlier claim was correct
  } else if (*holds) {
    now_.ended_by = side;
  } else {
    tell(Weight::note);
    now_.match = after_false_claim(rules_, now_.match, captured_so_far(rules_, now_.position), side);
  }
}

// AA-WIN-9, FIN-WIN-2, DOM-WIN-8: points that count as they are made. Where another side may have won before, by cards
// or in an order that nobody told, nobody is known to have.
void Replay::count_points_so_far(Came came) {
  if (!points_count_at_once(rules_) || now_.ended_by || now_.may_stop || !totals_are_known_ || now_.match.is_over)
    return;
  if (now_.in_doubt_since != 0) return;
  const Lead lead = lead_in(rules_, now_.match, now_.position, came);
  bool others_can_have_won = false;
  for (const Side side : sides_of(rules_)) {
    now_.can_have_won[side] = now_.can_have_won[side] || lead.others_can_have_won[side];
    others_can_have_won = others_can_have_won || (now_.can_have_won[side] && side != lead.winner);
  }
  if (others_can_have_won) {
    if (lead.winner) now_.can_have_won[*lead.winner] = true;
    return;
  }
  now_.match = after_capture(rules_, now_.match, captured_so_far(rules_, now_.position));
  // DOM-WIN-5: the winner is certain, but the deal may be played out (Q-DOM-02).
  if (rules_.endgame_restrictions != EndgameRestrictions::none) now_.may_stop = lead.winner;
  else now_.ended_by = lead.winner;
}

// What the players agree on can undo what had counted.
void Replay::count_points_anew() {
  if (stage_ != Stage::playing || !points_count_at_once(rules_) || now_.match.is_over) return;
  now_.ended_by.reset();
  now_.may_stop.reset();
  now_.can_have_won = {};
  now_.match.met_first = at_begin_.met_first;
  count_points_so_far(Came::as_told);
}

bool Replay::winner_is_in_doubt() const {
  if (now_.ended_by || now_.may_stop) return false;
  if (now_.in_doubt_since != 0 && points_count_at_once(rules_) && !now_.match.is_over) return true;
  return std::find(now_.can_have_won.begin(), now_.can_have_won.end(), true) != now_.can_have_won.end();
}

// Whether the deal is at its end, or had one before.
bool Replay::finish_deal() {
  if (stage_ != Stage::playing) return stage_ != Stage::none;
  if (is_blind_ || !is_dealt_) return false;
  if (!now_.ended_by && !now_.match.is_over) {
    if (all_is_played(rules_, now_.position) == Answer::yes) {
      for (std::uint8_t i = 0; i < rules_.seats.count; ++i) now_.position.hands[Seat{i}] = Hand::of({});
      now_.position.stock = Hand::of({});
    } else if (now_.may_stop) {
      now_.ended_by = now_.may_stop;
    } else {
      return false;
    }
  }
  check_last_call();
  stage_ = Stage::finished;
  at_end_ = now_.match;
  if (!now_.match.is_over) score_deal();  // else a wrong claim has lost the match
  return true;
}

void Replay::score_deal() {
  const auto captured =
      now_.ended_by ? std::optional(captured_so_far(rules_, now_.position)) : captured_at_end(rules_, now_.position);
  if (!captured) {  // end.no_capture=redeal: the same dealer deals anew
    now_.match = at_begin_;
    dealer_is_known_ = true;
    return;
  }
  const bool is_known = now_.ended_by ? is_certain_so_far(rules_, *captured) : is_certain(*captured);
  if (!is_known || now_.in_doubt_since != 0 || now_.claim_is_open) return score_unknown_cards(*captured);
  score_ =
      now_.ended_by ? score_so_far_in_match(rules_, at_end_, *captured) : score_in_match(rules_, at_end_, *captured);
  now_.match = after_deal(rules_, at_end_, *score_, now_.ended_by, now_.position.last_capturer);
  dealer_is_known_ = true;
}

// Nobody can count the points; but who has won can be certain all the same.
void Replay::score_unknown_cards(const Captured& captured) {
  if (totals_are_known_ && now_.in_doubt_since == 0 && !now_.claim_is_open)
    least_totals_ = least_totals(rules_, at_end_, captured);
  totals_are_known_ = dealer_is_known_ = false;
  if (const auto winner = now_.ended_by ? now_.ended_by : now_.may_stop)
    now_.match = after_deal(rules_, at_end_, {}, winner, now_.position.last_capturer);
}

// A deal that can be at its end: hands that nobody told may be empty, or somebody may have won. What it brought nobody
// can count.
void Replay::finish_unseen() {
  report(Course::deal_not_finished, Weight::undetermined);
  check_last_call();
  stage_ = Stage::finished;
  at_end_ = now_.match;
  totals_are_known_ = dealer_is_known_ = false;
}

std::optional<PerSide<int>> Replay::points_of_deal() const {
  if (!score_) return std::nullopt;
  PerSide<int> points = score_->total;
  for (const Side side : sides_of(rules_))
    if (at_end_.forfeits[side]) points[side] = 0;
  return points;
}

// ---- What was written down

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
    report(Course::deal_not_finished);
    return false;
  }
  report(Course::nothing_played, Weight::undetermined);
  stage_ = Stage::finished;
  at_end_ = now_.match;
  totals_are_known_ = dealer_is_known_ = false;
  return true;
}

void Replay::take(const RecordedScore& recorded) {
  if (!can_be_scored()) return;
  if (!score_) {
    if (is_dealt_ && !now_.match.is_over) report(Course::cannot_be_counted, Weight::undetermined);
    return;
  }
  PerSide<int> due = *points_of_deal();
  if (recorded.item) {
    due = points_of_item(rules_, *score_, *recorded.item);
    for (const Side side : sides_of(rules_))
      if (at_end_.forfeits[side]) due[side] = 0;
  }
  const Recorded told = with_nobody_told(rules_, recorded.points);
  if (!differs(rules_, told, due)) return;
  Problem& problem = report(Matter::score);
  problem.item = recorded.item;
  problem.recorded = told;
  problem.due = due;
}

void Replay::take(const RecordedTotals& recorded) {
  if (!can_be_scored()) return;
  if (!totals_are_known_) {  // then what was written down is all there is
    check_against_the_least(recorded);
    for (const Side side : sides_of(rules_))
      if (recorded.points[side]) now_.match.totals[side] = *recorded.points[side];
    return;
  }
  if (!differs(rules_, recorded.points, now_.match.totals)) return;
  Problem& problem = report(Matter::totals);
  problem.recorded = recorded.points;
  problem.due = now_.match.totals;
}

// Totals that nobody can count can be too low all the same. Of a deal of which nothing is written down but its score
// the log has been told already.
void Replay::check_against_the_least(const RecordedTotals& recorded) {
  if (!is_dealt_) return;
  const auto is_too_low = [&](Side side) {
    return recorded.points[side] && *recorded.points[side] < (*least_totals_)[side];
  };
  const Sides sides = sides_of(rules_);
  if (!least_totals_ || std::none_of(sides.begin(), sides.end(), is_too_low))
    return static_cast<void>(report(Course::cannot_be_counted, Weight::undetermined));
  Problem& problem = report(Matter::totals);
  problem.recorded = recorded.points;
  problem.due = *least_totals_;
  problem.is_at_least = true;
}

void Replay::take(const Lot& lot) {
  if (!finish_deal() || !score_ || !now_.match.lot_among.contains(lot.loser)) {
    report(Course::lot_not_due);
    return;
  }
  now_.match = after_deal(rules_, at_end_, *score_, now_.ended_by, now_.position.last_capturer, lot.loser);
}

void Replay::take(const Misdeal&) {
  now_.match = at_begin_;
  now_.ended_by.reset();
  stage_ = Stage::misdealt;
  dealer_is_known_ = true;
}

void Replay::check(const Result& result) {
  if (winner_is_in_doubt()) return static_cast<void>(report(Course::winner_not_told, Weight::undetermined));
  const bool may_be_finished =
      stage_ == Stage::playing && is_dealt_ && !is_blind_ && all_is_played(rules_, now_.position) == Answer::unknown;
  if (may_be_finished && result.kind != Result::Kind::unfinished && !now_.match.is_over)
    return static_cast<void>(report(Course::deal_not_finished, Weight::undetermined));
  if (!totals_are_known_ && !now_.match.is_over)
    return static_cast<void>(report(Course::cannot_be_counted, Weight::undetermined));
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
