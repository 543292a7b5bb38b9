#include "oracle/log/replay/scores/early_win.hpp"

#include <algorithm>

#include "model/queries/phase.hpp"

namespace casino::log {

EarlyWin::EarlyWin(const Rules& rules, Match& match) {
  if (match.is_over) return;
  can_have_won_ = winners_by_totals(rules, match);
  for (const Side side : sides_of(rules)) {
    if (!can_have_won_[side]) continue;
    match.winner = match.is_over ? std::nullopt : std::optional(side);
    match.is_over = true;
  }
  if (match.winner) can_have_won_ = {};
}

void EarlyWin::begin_deal(const Match& match) {
  const PerSide<bool> before_the_deal = match.is_over ? can_have_won_ : PerSide<bool>{};
  is_undone();
  can_have_won_ = before_the_deal;
  is_after_the_last_card_ = claim_is_open_ = false;
}

bool EarlyWin::can_be_anybodys() const {
  return !winner() && std::find(can_have_won_.begin(), can_have_won_.end(), true) != can_have_won_.end();
}

void EarlyWin::take_claim(const Rules& rules, const Position& position, Side side, std::optional<bool> holds) {
  if (!holds) {
    claim_is_open_ = true;
    for (const Side other : sides_of(rules))
      if (other == side || rules.claim_false == ClaimFalse::match_lost) can_have_won_[other] = true;
  } else if (*holds && claim_is_open_) {
    can_have_won_[side] = true;  // or an earlier claim was correct
  } else if (*holds) {
    ended_by_ = side;
    is_after_the_last_card_ = all_is_played(rules, position) == Answer::yes;
  }
}

void EarlyWin::count_points(const Rules& rules, Match& match, const Position& position, Came came) {
  const Lead lead = lead_in(rules, match, position, came);
  bool others_can_have_won = false;
  for (const Side side : sides_of(rules)) {
    can_have_won_[side] = can_have_won_[side] || lead.others_can_have_won[side];
    others_can_have_won = others_can_have_won || (can_have_won_[side] && side != lead.winner);
  }
  if (others_can_have_won) {
    if (lead.winner) can_have_won_[*lead.winner] = true;
    return;
  }
  match = after_capture(rules, match, captured_so_far(rules, position));
  if (rules.endgame_restrictions != EndgameRestrictions::none) may_stop_ = lead.winner;
  else ended_by_ = lead.winner;
}

void EarlyWin::is_undone() {
  ended_by_.reset();
  may_stop_.reset();
  can_have_won_ = {};
}

}  // namespace casino::log
