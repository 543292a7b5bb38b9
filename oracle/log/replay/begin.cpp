// How a deal begins: as the log tells it; without a line that says so; or though somebody must have won.

#include <algorithm>

#include "model/judge/judge.hpp"
#include "model/queries/phase.hpp"
#include "oracle/log/replay/replay.hpp"

namespace casino::log {
namespace {

// With a fragment the pack can be what was still to be dealt when it starts. What lay above it was dealt before, and is
// not asked for again. After a cut the pack lacks the layout, so there nobody knows how much lay above it.
std::vector<Card> whole_pack(const Rules& rules, const Deal& deal) {
  if (!deal.start || deal.pack.empty() || rules.deal_table_source == DealTableSource::cut) return deal.pack;
  CardSet above = rules.pack;
  for (const Card card : deal.pack) above.remove(card);
  std::vector<Card> pack(above.begin(), above.end());
  pack.insert(pack.end(), deal.pack.begin(), deal.pack.end());
  return pack;
}

}  // namespace

void Replay::begin(const Deal& deal, Memory memory) {
  const int last_number = reporter_.where().deal_number;
  reporter_.begin_deal(deal);
  if (stage_ == Stage::playing && !finish_deal() && !is_blind_) {
    if (all_is_played(rules_, now_.position) == Answer::unknown && is_dealt_) finish_unseen();
    else break_off();
  }
  if (now_.match.is_over || somebody_must_have_won()) report(Course::after_the_end);
  check_number(deal.number, last_number);
  memory_ = memory;
  begin_anew(deal);
  if (deal.start) begin_at(*deal.start);
}

// Nothing of the deal before is left but the match.
void Replay::begin_anew(const Deal& deal) {
  reporter_.begin_play(now_.match.is_over);
  history_.clear();
  stage_ = Stage::playing;
  pack_ = whole_pack(rules_, deal);
  cut_.reset();
  is_dealt_ = is_blind_ = position_was_told_ = false;
  has_told_that_it_is_not_finished_ = false;
  score_.reset();
  now_.unsaid.clear();
  now_.win.begin_deal(now_.match);
  now_.doubt = {};
  now_.lead = {};
  numbered_further_ = 0;
  totals_were_known_ = totals_are_known_;
  totals_are_written_ = false;
  outcomes_.reset();
  last_call_ = {};
  settle_dealer(deal);
  at_begin_ = now_.match;
}

void Replay::begin_at(const Position& start) {
  now_.position = start;
  is_dealt_ = position_was_told_ = true;
  if (auto faults = structural_faults(rules_, start); !faults.empty()) {
    report(Matter::position).faults = std::move(faults);
    is_blind_ = true;
    return;
  }
  report(Matter::position, judge_position(rules_, start));
  count_points_so_far(Came::as_told);
}

// ---- A deal without a line that begins it

// The deal was scored, or does not count: what is played now is of another deal.
bool Replay::is_between_deals() const { return stage_ == Stage::finished || stage_ == Stage::misdealt; }

// AA-DEAL-4: later dealings of a deal put nothing on the table. Behind the last card these begin another one.
bool Replay::deals_anew(const Dealt& dealt) const {
  const bool is_in_play =
      stage_ == Stage::playing && is_dealt_ && !is_blind_ && !now_.match.is_over && !now_.win.ended_by();
  return is_in_play && !dealt.table.empty() && table_size(rules_) > 0 &&
         all_is_played(rules_, now_.position) == Answer::yes;
}

// That a line is missing; or that nothing was left to play.
void Replay::tell_of_untold_deal(bool was_in_play) {
  if (now_.match.is_over || now_.win.ended_by() || somebody_must_have_won()) {
    if (!reporter_.has_told_of_the_end()) report(Course::after_the_end);
  } else if (stage_ == Stage::misdealt) {
    report(Course::after_a_misdeal);
  } else {
    const bool is_by_who_lost = rules_.deal_next_lead == DealNextLead::loser;
    report(was_in_play ? Course::after_the_last_card : Course::after_the_score).findings = {
        Finding{.clause = is_by_who_lost ? "SAF-DEAL-2"_clause : "AA-DEAL-7"_clause}};
  }
}

// AA-DEAL-7: it is told once, and the game goes on as if the line were there.
void Replay::begin_untold_deal() {
  const bool was_in_play = stage_ == Stage::playing;
  finish_deal();
  Deal deal;
  deal.number = reporter_.where().deal_number + (stage_ == Stage::misdealt ? 0 : 1);
  reporter_.begin_deal_without_a_line(deal.number);
  tell_of_untold_deal(was_in_play);
  begin_anew(deal);
}

// Nobody tells what lies on its table, either: that is not told again.
void Replay::begin_untold_deal_by_a_turn() {
  begin_untold_deal();
  is_blind_ = table_size(rules_) > 0;
}

// Whatever there was in the last deal, by which nobody knows who has won.
bool Replay::somebody_must_have_won() const {
  const PerSide<bool> winners = winners_as_written();
  if (std::find(winners.begin(), winners.end(), true) != winners.end()) return true;
  return stage_ == Stage::finished && outcomes_ && totals_were_known_ &&
         outcomes_->held_as_result(Result{}) == Fit::never;
}

}  // namespace casino::log
