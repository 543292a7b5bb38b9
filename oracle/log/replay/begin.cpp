// How a deal begins: as the log states it; without a line that says so; or though somebody must have won.

#include <algorithm>
#include <utility>

#include "model/judge/judge.hpp"
#include "oracle/json/score.hpp"
#include "oracle/log/replay/replay.hpp"
#include "oracle/threads/breakable.hpp"

namespace casino::log {
namespace {

// AA-DEAL-7: who deals next.
Finding about_the_next_dealer(const Rules& rules) {
  const bool is_by_who_lost = rules.deal_next_lead == DealNextLead::loser;
  return Finding{.clause = is_by_who_lost ? "SAF-DEAL-2"_clause : "AA-DEAL-7"_clause};
}

}  // namespace

void Replay::begin(const Deal& deal, Memory memory) {
  take_steps();
  const int last_number = reporter_.where().deal_number;
  reporter_.begin_deal(deal);
  if (deal_.is_playing() && !finish_deal() && !deal_.is_blind()) {
    if (deal_.all_is_played() == Answer::unknown && deal_.is_dealt()) finish_unseen();
    else break_off();
  }
  if ((match().is_over || somebody_must_have_won()) && reporter_.reports_the_end_now()) report_the_end();
  check_number(deal.number, last_number);
  if (reporter_.where().deal == 0) leave_out_what_is_not_played();
  history_.memory = memory;
  named_twice_ = deal.twice;
  begin_anew(deal);
  if (deal.start) begin_at(*deal.start, deal.pack);
}

// By what was written down of the deals before it need not have come yet.
void Replay::report_the_end() {
  Problem problem = problem_of(Course::after_the_end);
  const std::optional<Match> written = sheet_.match_as_written();
  if (written && !written->is_over && !win_.winner()) problem.follows_from_deal = sheet_.written_otherwise_since();
  report(std::move(problem));
}

// What a log that begins in the middle of a match tells of the deals before it: their number, or that there were some.
// Where it does not say what they brought, nobody knows.
void Replay::count_deals_before(int number) {
  const PerSide<int>& totals = match().totals;
  const bool has_points = std::any_of(totals.begin(), totals.end(), [](int total) { return total != 0; });
  sheet_.match().deals = std::max(number - 1, has_points ? 1 : 0);
  if (number > 1 && !has_points) sheet_.begins_with_unknown_totals();
}

// What happened before the log can belong to another game, or to other totals; then it has no consequences. Points are
// carried over where a tied majority is (AA-SCO-6), forfeited where a false claim costs them (AA-WIN-8), and met first
// by a side that is restricted (DOM-WIN-8).
void Replay::leave_out_what_is_not_played() {
  Match& before = sheet_.match();
  const auto report = [&](Course course) { reporter_.add(problem_of(course)); };
  Carried carried;
  if (rules_.score_cards_tie == ScoreTie::carried_over) carried.cards = before.carried.cards;
  if (rules_.score_spades_tie == ScoreTie::carried_over) carried.spades = before.carried.spades;
  if (std::exchange(before.carried, carried) != carried) report(Course::nothing_is_carried);
  const bool can_be_forfeited = target_can_be_claimed(rules_) && rules_.claim_false == ClaimFalse::deal_lost;
  if (!can_be_forfeited && std::exchange(before.forfeits, {}) != PerSide<bool>{}) report(Course::nothing_is_forfeited);
  const bool can_be_any = rules_.endgame_restrictions != EndgameRestrictions::none && sheet_.wants_first_totals();
  PerSide<bool> met_first = before.met_first;
  for (const Side side : sides_of(rules_))
    met_first[side] = met_first[side] && (can_be_any || json::is_restricted(rules_, before, side));
  if (std::exchange(before.met_first, met_first) != met_first) report(Course::nobody_is_restricted);
}

// Totals, dealers and a double game hang on every deal's being there. A fragment can begin with any; one that is dealt
// again can keep its number.
void Replay::check_number(int number, int last_number) {
  const auto deals_begun = static_cast<int>(reporter_.where().deal);
  const bool is_first = deals_begun == 0;
  const bool can_be_any = is_first && deals_before_ == 0;
  const bool is_dealt_again =
      deal_.stage() == DealInPlay::Stage::misdealt || rules_.end_no_capture == EndNoCapture::redeal;
  const bool follows = !is_first && (number == last_number + 1 || (is_dealt_again && number == last_number));
  if (can_be_any) count_deals_before(number);
  const bool is_as_counted = number == deals_before_ + deals_begun + 1;
  if (!can_be_any && !follows && !is_as_counted) report(Course::deal_number, Weight::note);
}

// Nothing of the deal before is left but the match. After the first deal of a log it is known who deals. Where the one
// who should have dealt leads to another turn than was stated, whoever dealt in truth counts from then on.
void Replay::begin_anew(const Deal& deal) {
  const std::optional<Seat> stated = deal.start ? std::optional(deal.start->dealer) : deal.dealer;
  const SeatSet due = sheet_.dealers_due();
  const bool goes_round = deal_.other_dealer() && stated == seat_after(rules_, *deal_.other_dealer());
  const std::optional<Match> written = sheet_.match_as_written();
  reporter_.begin_play();
  history_.states.clear();
  sheet_.begin_deal(stated ? *stated : sheet_.dealer_unstated());
  deal_.begin(deal, match().dealer, stated || !due.empty());
  win_.begin_deal(match());
  doubt_ = {};
  before_dealing_for_a_wrong_turn_.reset();
  last_call_ = {};
  if (!stated || due.empty() || due.contains(*stated) || goes_round) return;
  Problem problem = problem_of(Matter::dealer);
  problem.seat = stated;
  problem.seats_due = due;
  problem.findings = {about_the_next_dealer(rules_)};
  if (written && dealers_due(rules_, *written).contains(*stated))
    problem.follows_from_deal = sheet_.written_otherwise_since();
  report(std::move(problem));
  for (const Seat seat : rules_.seats)
    if (due == SeatSet(seat)) deal_.standing().lead.odd = leader(rules_, seat);
}

void Replay::begin_at(const Position& start, std::span<const Card> pack) {
  deal_.begin_at(start);
  if (auto faults = structural_faults(rules_, start); !faults.empty()) {
    report(Matter::position).faults = std::move(faults);
    return deal_.go_on_blindly();
  }
  if (!pack.empty() && !deal_.has_left(pack)) report(Course::pack_does_not_fit);
  deal_.note_what_may_be_missing(named_twice_);
  report_cards(Matter::position, judge_position(rules_, deal_.position()));
  count_points_so_far(Came::as_stated);
}

// ---- A deal without a line that begins it

// AA-DEAL-7: it is reported once, and the game goes on as if the line were there.
void Replay::begin_unstated_deal() {
  const bool was_in_play = deal_.is_playing();
  finish_deal();
  const bool is_dealt_again = deal_.stage() == DealInPlay::Stage::misdealt;
  Deal deal;
  deal.number = reporter_.where().deal_number + (is_dealt_again ? 0 : 1);
  reporter_.begin_deal_without_a_line(deal.number);
  if (has_winner() || somebody_must_have_won()) {  // nothing was left to play
    if (reporter_.reports_the_end_now()) report_the_end();
  } else if (is_dealt_again) {
    report(Course::after_a_misdeal);
  } else {
    report(was_in_play ? Course::after_the_last_card : Course::after_the_score).findings = {
        about_the_next_dealer(rules_)};
  }
  begin_anew(deal);
}

bool Replay::somebody_must_have_won() const {
  return sheet_.somebody_must_have_won(deal_.stage() == DealInPlay::Stage::finished);
}

}  // namespace casino::log
