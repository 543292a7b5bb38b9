// What holds of every match in which one more deal was counted.

#include <algorithm>
#include <array>

#include "properties/facts/facts.hpp"

namespace casino::properties {
namespace {

// AA-WIN-1; AA-WIN-8: a wrong claim can cost the points of the deal.
bool totals_grow_by_what_counts(const Rules& rules, const Match& before, const DealScore& score, const Match& after) {
  const Sides sides = sides_of(rules);
  return std::all_of(sides.begin(), sides.end(), [&](Side side) {
    const int counts = before.forfeits[side] ? 0 : score.added[side];
    return after.totals[side] == before.totals[side] + counts;
  });
}

int highest(const Rules& rules, const Match& match) {
  int most = match.totals[Side{}];
  for (const Side side : sides_of(rules)) most = std::max(most, match.totals[side]);
  return most;
}

bool best_are_level(const Rules& rules, const Match& match) {
  const Sides sides = sides_of(rules);
  const int most = highest(rules, match);
  return std::count_if(sides.begin(), sides.end(), [&](Side side) { return match.totals[side] == most; }) > 1;
}

// AA-WIN-2, AA-WIN-3 and AA-WIN-6. By the first item that somebody won (Q-ROY-12) nobody may have won; and sides that
// met their criteria together play on, whatever others have (DOM-WIN-8, DOM-WIN-9).
bool the_best_wins_in_the_end(const Rules& rules) {
  return rules.match_resolve != MatchResolve::counting_precedence &&
         rules.endgame_restrictions == EndgameRestrictions::none && !each_deal_is_won_by_itself(rules);
}
bool a_match_goes_on_while_nobody_has_won(const Rules& rules, const Match&, const DealScore&, const Match& after) {
  return after.is_over || highest(rules, after) < rules.match_target || best_are_level(rules, after);
}

// DOM-WIN-5 too: every criterion is worth what is lacking. A wrong claim can give the match to somebody else
// (AA-WIN-8).
bool no_claim_loses_the_match(const Rules& rules) { return rules.claim_false != ClaimFalse::match_lost; }
bool a_winner_has_reached_the_target(const Rules& rules, const Match&, const DealScore&, const Match& after) {
  return !after.winner || rules.match_target <= 0 || after.totals[*after.winner] >= rules.match_target;
}

// AA-WIN-2: whoever is the first to arrive, or to claim, may have fewer points than somebody else.
bool the_higher_total_wins(const Rules& rules) {
  return rules.match_resolve == MatchResolve::higher_total && rules.match_count_when == MatchCountWhen::end &&
         rules.endgame_restrictions == EndgameRestrictions::none && !each_deal_is_won_by_itself(rules);
}
bool nobody_has_more_than_the_winner(const Rules& rules, const Match&, const DealScore&, const Match& after) {
  return !after.winner || after.totals[*after.winner] == highest(rules, after);
}

// FIN-WIN-4, AA-WIN-3.
bool a_drawn_match_is_level(const Rules& rules, const Match&, const DealScore&, const Match& after) {
  if (!after.is_over || after.winner) return true;
  return rules.match_tie != MatchTie::extra_deal && best_are_level(rules, after);
}

// Q-SWZ-37: without a target a deal is won, and no match.
bool a_match_that_has_a_winner_is_over(const Rules& rules, const Match&, const DealScore& score, const Match& after) {
  if (!each_deal_is_won_by_itself(rules)) return after.is_over || !after.winner;
  const auto loses = [&](Side side) { return side != after.winner && score.total[side] >= score.total[*after.winner]; };
  const Sides sides = sides_of(rules);
  return !after.is_over && (!after.winner || std::none_of(sides.begin(), sides.end(), loses));
}

// AA-DEAL-7, SAF-DEAL-2. Who captured last is not known here.
bool the_score_says_who_leads(const Rules& rules) { return rules.deal_next_lead != DealNextLead::last_capturer; }

int steps_between(const Rules& rules, Seat from, Seat to) {
  int steps = 0;
  for (; from != to; from = seat_after(rules, from)) ++steps;
  return steps;
}

// Q-SAF-22: of several who are level nobody else sits nearer to whoever led, or comes sooner after him.
bool is_first_of_the_level(const Rules& rules, const DealScore& score, Seat started, Seat leads) {
  if (rules.deal_loser_tie == DealLoserTie::random && rules.deal_next_lead == DealNextLead::loser) return true;
  const bool starter_is_last =
      rules.deal_next_lead == DealNextLead::loser && rules.deal_loser_tie == DealLoserTie::next_after_starter;
  const Seat from = starter_is_last ? seat_after(rules, started) : started;
  for (const Seat seat : rules.seats) {
    const bool is_level = score.total[side_of(rules, seat)] == score.total[side_of(rules, leads)];
    const bool is_before = steps_between(rules, from, seat) < steps_between(rules, from, leads);
    if (is_level && is_before && !same_side(rules, seat, leads)) return false;
  }
  return true;
}

bool whoever_is_due_leads_the_next_deal(const Rules& rules, const Match& before, const DealScore& score,
                                        const Match& after) {
  const Seat started = seat_after(rules, before.dealer);
  const Seat leads = seat_after(rules, after.dealer);
  if (rules.deal_next_lead == DealNextLead::next_seat) return leads == seat_after(rules, started);
  const int points = score.total[side_of(rules, leads)];
  for (const Side side : sides_of(rules))
    if (rules.deal_next_lead == DealNextLead::loser ? score.total[side] < points : score.total[side] > points)
      return false;
  return is_first_of_the_level(rules, score, started, leads);
}

constexpr std::array facts_of_matches{
    MatchFact{"totals_grow_by_what_counts",
              "A deal adds to each total what counts of it, and nothing where a wrong claim has cost it (AA-WIN-1, "
              "AA-WIN-8).",
              always, totals_grow_by_what_counts},
    MatchFact{"a_match_goes_on_while_nobody_has_won",
              "A match goes on only as long as nobody has reached the target, or the best are level (AA-WIN-1, "
              "AA-WIN-2, AA-WIN-3).",
              the_best_wins_in_the_end, a_match_goes_on_while_nobody_has_won},
    MatchFact{"a_winner_has_reached_the_target", "Whoever wins has reached the target (AA-WIN-1, DOM-WIN-5).",
              no_claim_loses_the_match, a_winner_has_reached_the_target},
    MatchFact{"nobody_has_more_than_the_winner", "Where the higher total wins, nobody has more (AA-WIN-2).",
              the_higher_total_wins, nobody_has_more_than_the_winner},
    MatchFact{"a_drawn_match_is_level", "A match that nobody has won is over only if the best are level (FIN-WIN-4).",
              no_claim_loses_the_match, a_drawn_match_is_level},
    MatchFact{"a_match_that_has_a_winner_is_over",
              "With a winner the match is over; without a target the winner had most points of the deal.", always,
              a_match_that_has_a_winner_is_over},
    MatchFact{"whoever_is_due_leads_the_next_deal",
              "The lead passes to the next seat, or to whoever has lost or won the deal (AA-DEAL-7, SAF-DEAL-2).",
              the_score_says_who_leads, whoever_is_due_leads_the_next_deal},
};

}  // namespace

std::span<const MatchFact> match_facts() { return facts_of_matches; }

}  // namespace casino::properties
