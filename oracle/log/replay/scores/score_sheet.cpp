#include "oracle/log/replay/scores/score_sheet.hpp"

#include <algorithm>
#include <utility>

namespace casino::log {
namespace {

// Whether it is known what counts: where somebody captured last, a sweep was made or cards lie in a pile, perhaps
// not.
bool all_is_known(const Rules& rules, const Position& position, const Captured& captured) {
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

// Whoever has won before, it goes on.
void ScoreSheet::begin_deal(Seat dealer) {
  if (wants_first_totals_ && totals_are_written_) {
    wants_first_totals_ = false;
    totals_are_known_ = true;
  }
  if (!totals_are_known_) otherwise_ = {};
  const PerSide<int> brought = counted_as_written();
  for (const Side side : sides_of(rules_)) otherwise_.totals[side] += brought[side];
  otherwise_.points = otherwise_.by_totals = {};
  otherwise_.is_of_all = false;
  match_.dealer = dealer;
  match_.lot_among = {};
  match_.winner.reset();
  match_.is_over = match_.is_double = false;
  at_begin_ = match_;
  score_.reset();
  outcomes_.reset();
  is_broken_off_ = totals_are_written_ = false;
  totals_were_known_ = totals_are_known_;
}

void ScoreSheet::is_misdealt() {
  match_ = at_begin_;
  dealers_due_ = log::dealers_due(rules_, match_);
}

// Where nobody knows that the first seat leads, as in positions.
Seat ScoreSheet::dealer_unstated() const {
  if (dealers_due_.empty()) return seat_before(rules_, Seat{0});
  for (const Seat seat : rules_.seats)
    if (dealers_due_.contains(seat) && !dealers_due_.contains(match_.dealer)) return seat;
  return match_.dealer;
}

void ScoreSheet::count(const EndOfPlay& end, bool can_be_counted) {
  at_end_ = match_;
  if (match_.is_over) return;  // a wrong claim has lost the match
  const bool is_cut_short = end.win.is_cut_short();
  const auto captured =
      is_cut_short ? std::optional(captured_so_far(rules_, end.position)) : captured_at_end(rules_, end.position);
  if (!captured) return is_misdealt();  // end.no_capture=redeal: the same dealer deals anew
  if (!can_be_counted || (!totals_were_known_ && score_hangs_on_totals(rules_))) return go_on_without_a_score(end);
  const bool is_known =
      is_cut_short ? is_certain_so_far(rules_, *captured) : all_is_known(rules_, end.position, *captured);
  if (!is_known) {
    const CardSet unseen = rules_.pack - end.position.known_cards();
    outcomes_.emplace(
        rules_, Ended{at_end_, *captured, unseen, end.win.ended_by(), end.win.winner(), end.position.last_capturer});
    return go_on_without_a_score(end);
  }
  score_ =
      is_cut_short ? score_so_far_in_match(rules_, at_end_, *captured) : score_in_match(rules_, at_end_, *captured);
  ended_by_ = end.win.ended_by();
  last_capturer_ = end.position.last_capturer;
  match_ = after_deal(rules_, at_end_, *score_, ended_by_, last_capturer_);
  dealers_due_ = log::dealers_due(rules_, match_);
}

void ScoreSheet::go_on_uncounted(const EndOfPlay& end) {
  at_end_ = match_;
  go_on_without_a_score(end);
}

void ScoreSheet::go_on_unplayed(const EndOfPlay& end) {
  if (totals_were_known_) outcomes_.emplace(rules_, match_);
  go_on_uncounted(end);
}

SeatSet ScoreSheet::dealers_after_any_deal() const {
  return rules_.deal_next_lead == DealNextLead::next_seat ? seat_after(rules_, at_end_.dealer) : SeatSet{};
}

// Nobody can count the points; but who has won, or what the totals are, can be certain all the same, and the deal
// passes on whatever it brought (AA-DEAL-7).
void ScoreSheet::go_on_without_a_score(const EndOfPlay& end) {
  match_ = at_end_;
  ++match_.deals;
  match_.forfeits = match_.met_first = {};
  totals_are_known_ = false;
  dealers_due_ = {};
  if (end.dealer_is_known) dealers_due_ = outcomes_ ? outcomes_->dealers() : dealers_after_any_deal();
  const std::vector<Match> matches = outcomes_ ? outcomes_->matches() : std::vector<Match>{};
  if (const auto winner = end.win.winner())
    match_ = after_deal(rules_, at_end_, {}, winner, end.position.last_capturer);
  if (matches.empty() || !totals_were_known_) return;
  const Match& one = matches.front();
  const auto agree = [&](auto field) {
    return std::all_of(matches.begin(), matches.end(), [&](const Match& match) { return match.*field == one.*field; });
  };
  if (!agree(&Match::is_over) || !agree(&Match::winner)) return;
  totals_are_known_ = agree(&Match::totals) && agree(&Match::carried);
  if (one.is_over || totals_are_known_) match_ = one;
}

PerSide<int> ScoreSheet::points_due(std::optional<ScoreItem> item) const {
  PerSide<int> points = item ? PerSide<int>{} : score_->total;
  for (const ScoreLine& line : score_->lines)
    if (line.item == item)
      for (const Side side : sides_of(rules_)) points[side] += line.points[side];
  for (const Side side : sides_of(rules_))
    if (at_end_.forfeits[side]) points[side] = 0;
  return points;
}

std::optional<PerSide<int>> ScoreSheet::points_of_deal() const {
  return score_ ? std::optional(points_due({})) : std::nullopt;
}

}  // namespace casino::log
