// The end of a deal.

#include <algorithm>
#include <utility>

#include "model/apply/apply.hpp"
#include "model/queries/phase.hpp"
#include "oracle/log/replay/replay.hpp"

namespace casino::log {
namespace {

// Whether it can be told what counts: where somebody captured last, a sweep was made or cards lie in a pile, perhaps
// not.
bool all_is_told(const Rules& rules, const Position& position, const Captured& captured) {
  const bool has_captured =
      std::any_of(position.piles.begin(), position.piles.end(), [](const Pile& pile) { return !pile.empty(); });
  const bool last_capture_counts = rules.score_last_capture != 0 || rules.deal_next_lead == DealNextLead::last_capturer;
  if (last_capture_counts && has_captured && !position.last_capturer) return false;
  const auto has_no_size = [](const Sweep& sweep) { return sweep.cards == 0; };
  if (rules.sweep_large_score != 0 && std::any_of(captured.sweeps.begin(), captured.sweeps.end(), has_no_size))
    return false;
  return is_certain(captured);
}

}  // namespace

// Whether the deal is at its end, or had one before.
bool Replay::finish_deal() {
  if (stage_ != Stage::playing) return stage_ != Stage::none;
  if (is_blind_ || !is_dealt_) return false;
  if (!now_.win.ended_by() && !now_.match.is_over) {
    if (all_is_played(rules_, now_.position) == Answer::yes) {
      for (std::uint8_t i = 0; i < rules_.seats.count; ++i) now_.position.hands[Seat{i}] = Hand::of({});
      now_.position.stock = Hand::of({});
    } else if (now_.win.may_stop()) {
      now_.win.stop();
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
  const bool is_cut_short = now_.win.is_cut_short();
  const auto captured =
      is_cut_short ? std::optional(captured_so_far(rules_, now_.position)) : captured_at_end(rules_, now_.position);
  if (!captured) {  // end.no_capture=redeal: the same dealer deals anew
    now_.match = at_begin_;
    can_deal_ = dealers_due(rules_, now_.match);
    return;
  }
  if (now_.doubt.is_there() || now_.win.has_an_open_claim()) return go_on_without_a_score();
  const bool is_known =
      is_cut_short ? is_certain_so_far(rules_, *captured) : all_is_told(rules_, now_.position, *captured);
  if (!is_known) {
    const CardSet unseen = rules_.pack - now_.position.known_cards();
    outcomes_.emplace(
        rules_, Ended{at_end_, *captured, unseen, now_.win.ended_by(), now_.win.winner(), now_.position.last_capturer});
    return go_on_without_a_score();
  }
  score_ =
      is_cut_short ? score_so_far_in_match(rules_, at_end_, *captured) : score_in_match(rules_, at_end_, *captured);
  now_.match = after_deal(rules_, at_end_, *score_, now_.win.ended_by(), now_.position.last_capturer);
  can_deal_ = dealers_due(rules_, now_.match);
}

SeatSet Replay::dealers_after_any_deal() const {
  return rules_.deal_next_lead == DealNextLead::next_seat ? seat_after(rules_, at_end_.dealer) : SeatSet{};
}

// Nobody can count the points; but who has won, or what the totals are, can be certain all the same, and the deal
// passes on whatever it brought (AA-DEAL-7).
void Replay::go_on_without_a_score() {
  now_.match = at_end_;
  ++now_.match.deals;
  now_.match.forfeits = now_.match.met_first = {};
  totals_are_known_ = false;
  can_deal_ = {};
  if (is_dealt_ || dealer_of_deal_is_known_) can_deal_ = outcomes_ ? outcomes_->dealers() : dealers_after_any_deal();
  const std::vector<Match> matches = outcomes_ ? outcomes_->matches() : std::vector<Match>{};
  if (const auto winner = now_.win.winner())
    now_.match = after_deal(rules_, at_end_, {}, winner, now_.position.last_capturer);
  if (matches.empty() || !totals_were_known_) return;
  const Match& one = matches.front();
  const auto agree = [&](auto field) {
    return std::all_of(matches.begin(), matches.end(), [&](const Match& match) { return match.*field == one.*field; });
  };
  if (agree(&Match::is_over) && agree(&Match::winner) && one.is_over) now_.match = one;
  if (!agree(&Match::totals) || !agree(&Match::carried) || !agree(&Match::is_over) || !agree(&Match::winner)) return;
  now_.match = one;
  totals_are_known_ = true;
}

// A deal that can be at its end: hands that nobody told may be empty, or somebody may have won. What it brought nobody
// can count.
void Replay::finish_unseen() {
  report(Course::deal_not_finished, Weight::undetermined);
  check_last_call();
  stage_ = Stage::finished;
  at_end_ = now_.match;
  go_on_without_a_score();
}

// Told once: what was written down of its points follows from that.
void Replay::tell_that_it_is_not_finished() {
  if (std::exchange(has_told_that_it_is_not_finished_, true)) return;
  report(Course::deal_not_finished, Weight::problem, now_.doubt.behind_missing_turns());
}

// A deal behind which the next one begins was played to its end, though nobody wrote it down.
void Replay::break_off() {
  tell_that_it_is_not_finished();
  if (!is_dealt_) return;
  check_last_call();
  at_end_ = now_.match;
  go_on_without_a_score();
}

std::optional<PerSide<int>> Replay::points_of_deal() const {
  if (!score_) return std::nullopt;
  PerSide<int> points = score_->total;
  for (const Side side : sides_of(rules_))
    if (at_end_.forfeits[side]) points[side] = 0;
  return points;
}

}  // namespace casino::log
