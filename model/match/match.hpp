#pragma once
// Matches: deals until somebody has won (AA-WIN-*), and who leads the next one (AA-DEAL-7).

#include <optional>
#include <vector>

#include "model/judge/judge.hpp"
#include "model/score/score.hpp"

namespace casino {

struct Match {
  PerSide<int> totals{};
  int deals = 0;
  Seat dealer;               // of the deal that is being played, or is next; the first by lot (SWZ-DEAL-2)
  SeatSet lot_among;         // of these a lot has yet to decide who leads next (deal.loser_tie=random); or nobody
  Carried carried;           // points that tied majorities left to be won (score.cards_tie=carried_over)
  PerSide<bool> forfeits{};  // sides that score nothing in the deal being played (claim.false=deal_lost)
  // Restricted sides that were the first to meet their criterion in the deal being played; several if another side's
  // capture brought it about (DOM-WIN-8).
  PerSide<bool> met_first{};
  std::optional<Side> winner;  // of the match, if it is over; of the last deal where each is won by itself
  bool is_over = false;        // with a winner, or drawn
  bool is_double = false;      // won in the first deal, which counts double (HUN-NAG-7)
  friend bool operator==(const Match&, const Match&) = default;
};

// Q-SWZ-37, Q-HAI-01: no target is named. Deals follow each other, each is won by itself, and no match is ever over.
[[nodiscard]] inline bool each_deal_is_won_by_itself(const Rules& rules) { return rules.match_target < 0; }

// The score of a whole deal in this match: what earlier deals left to be won comes to it, and what a side close to the
// target may not record or score is left out (endgame.restrictions, sweep.frozen_from).
[[nodiscard]] DealScore score_in_match(const Rules& rules, const Match& match, const Captured& captured);

// The same of what counts already while the deal is being played (score_so_far): the score of a deal that somebody has
// ended by winning (AA-WIN-7, DOM-WIN-5). A side that is restricted scores no more for it than at the end (DOM-WIN-6).
[[nodiscard]] DealScore score_so_far_in_match(const Rules& rules, const Match& match, const Captured& captured);

// DOM-WIN-8: the match after a capture: whether a restricted side has met its criterion by it, as the first. Where
// sides can be restricted this has to be said of every capture, for the order of the captures decides.
[[nodiscard]] Match after_capture(const Rules& rules, const Match& match, const Captured& so_far);

// The match after one more deal. `ended_by` is the side whose correct claim ended the play (AA-WIN-8), or
// that won while it went on (won_during_play); the score is then score_so_far_in_match. A criterion that nobody met
// before the end is met by what the last capturer got (Q-DOM-05). `drawn` is the seat that a lot made the loser, where
// the log names it.
[[nodiscard]] Match after_deal(const Rules& rules, const Match& match, const DealScore& score,
                               std::optional<Side> ended_by = {}, std::optional<Seat> last_capturer = {},
                               std::optional<Seat> drawn = {});

// A match of which nothing but its totals is known: over, if they tell so (AA-WIN-1, AA-WIN-2, AA-WIN-3).
[[nodiscard]] Match standing_by_totals(const Rules& rules, const Match& match);
// Whether several sides are at the target, and what decides between them is not their totals: the order of counting, a
// claim, a criterion, or how level sides are told apart.
[[nodiscard]] bool totals_leave_it_open(const Rules& rules, const Match& match);

// AA-WIN-8: whether anybody can claim to have reached the target: there is one, and points count as they are earned.
[[nodiscard]] bool target_can_be_claimed(const Rules& rules);
// AA-WIN-8: a claim within a turn, where nobody can claim, breaks the rules whatever else the turn does. `judge` by
// itself knows of no match.
void judge_claims(const Rules& rules, const Turn& turn, Judgement& judgement);
[[nodiscard]] Judgement judge_with_claims(const Rules& rules, const Position& position, const Turn& turn);
// AA-WIN-8: whether a claim to have reached the target is correct now.
[[nodiscard]] bool claim_is_correct(const Rules& rules, const Match& match, const Captured& captured, Side side);

// The match after a claim that was not correct (claim.false): as before, or the side scores nothing in this
// deal, or it has lost.
[[nodiscard]] Match after_false_claim(const Rules& rules, const Match& match, const Captured& captured, Side side);

// Whether what a deal brings a side hangs on how close it was to the target (endgame.restrictions, sweep.frozen_from).
[[nodiscard]] bool score_hangs_on_totals(const Rules& rules);

// Whether somebody can have won by what he earned so far, before a deal is over (AA-WIN-7, FIN-WIN-2, DOM-WIN-8).
[[nodiscard]] bool points_count_at_once(const Rules& rules);
// A side that has won by what it earned so far, where that ends the play by itself (match.count_when); or the
// restricted side that was the first to meet its criterion, and then the play may stop or go on (Q-DOM-02).
[[nodiscard]] std::optional<Side> won_during_play(const Rules& rules, const Match& match, const Captured& captured);
// What of a deal had been captured when somebody won so: sweeps that are told behind the one that won were not made any
// more (FIN-WIN-2, AA-WIN-7). All of it, if nobody did.
[[nodiscard]] Captured as_it_was_won(const Rules& rules, const Match& match, const Captured& captured);

// Whether the order in which the points of a deal were made is known: of sweeps it is told, of other points it is not.
[[nodiscard]] bool only_sweeps_have_scored(const Rules& rules, const Match& match, const Captured& captured);
// The sides that can have been at the target at some moment, where everything counts as it is earned: what they have
// taken may have come before a sweep of theirs was cancelled (DOM-SWP-2), or before a call that cost points
// (TUX-ORG-4). Nobody in an extra deal, in which there is nothing to be reached.
[[nodiscard]] PerSide<bool> can_have_been_at_target(const Rules& rules, const Match& match, const Captured& captured);

// The order in which items are counted towards the target (AA-WIN-6, AA-WIN-9): as the rules list them, then those that
// the list does not name, the last capture at the end (Q-AA-43).
[[nodiscard]] ScoreOrder counting_order(const Rules& rules);

// AA-DEAL-7 and deal.next_lead: who deals next. The seat before the leader deals.
[[nodiscard]] Seat next_dealer(const Rules& rules, Seat dealer, const DealScore& score,
                               std::optional<Seat> last_capturer, std::optional<Seat> drawn = {});

// SAF-DEAL-2, Q-SAF-22: the seats with the lowest score of a deal, of which a lot decides who lost; none where there
// is only one, or no lot is drawn, or `drawn` is one of them.
[[nodiscard]] SeatSet seats_to_draw_lots(const Rules& rules, Seat dealer, const DealScore& score,
                                         std::optional<Seat> drawn);

}  // namespace casino
