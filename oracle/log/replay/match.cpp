// Points that count while a deal is being played, and claims to have won by them.

#include <algorithm>

#include "model/queries/phase.hpp"
#include "oracle/log/replay/replay.hpp"

namespace casino::log {

// The totals with which a log begins can tell that somebody has won.
void Replay::begin_match(const Match& before) {
  now_.match = before;
  deals_before_ = before.deals;
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
    now_.ended_after_the_last_card = all_is_played(rules_, now_.position) == Answer::yes;
  } else {
    tell(Weight::note);
    now_.match = after_false_claim(rules_, now_.match, captured_for_a_claim(rules_, now_.position), side);
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

}  // namespace casino::log
