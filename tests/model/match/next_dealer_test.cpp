// Who deals next (AA-DEAL-7, SWZ-DEAL-3).

#include <gtest/gtest.h>

#include "model/match/match.hpp"
#include "model/rules/variants.hpp"
#include "tests/model/match/standings.hpp"

namespace casino::test::next_dealer_test {
namespace {

DealScore scoring(int of_a, int of_b, int of_c) {
  DealScore score;
  score.total[a] = of_a;
  score.total[b] = of_b;
  score.total[c] = of_c;
  return score;
}

// AA-DEAL-7: the deal passes on in the direction of play: clockwise from seat 1 to 2, counterclockwise to 0.
TEST(Match, AA_DEAL_7_the_deal_passes_to_the_next_seat) {
  EXPECT_EQ(next_dealer(anglo_american(Seats{4}), Seat{1}, DealScore{}, Seat{3}), Seat{2});
  EXPECT_EQ(next_dealer(swazi(Seats{4}), Seat{1}, DealScore{}, Seat{3}), Seat{0});
}

// WE-SWZ-27: with seats N, E, S, W = 0 to 3 W deals, S leads and S deals the next hand.
TEST(Match, SWZ_DEAL_3_the_deal_goes_to_the_right) {
  EXPECT_EQ(next_dealer(swazi(Seats{4}), Seat{3}, DealScore{}, {}), Seat{2});
}

// Q-GEN-04: the deal goes on round the table for extra deals too.
TEST(Match, AA_DEAL_7_the_deal_passes_on_after_a_tie) {
  EXPECT_EQ(played(anglo_american(Seats{2}), standing(18, 20), example_deal()).dealer, Seat{0});
}

// Whoever captured last leads; the seat before deals. Without a capture the deal passes on.
TEST(Match, AA_DEAL_7_the_last_capturer_leads) {
  Rules rules = anglo_american(Seats{3});
  rules.deal_next_lead = DealNextLead::last_capturer;
  EXPECT_EQ(next_dealer(rules, Seat{1}, DealScore{}, Seat{0}), Seat{2});
  EXPECT_EQ(next_dealer(rules, Seat{1}, DealScore{}, {}), Seat{2});
}

// Q-SAF-22: seat 0 dealt, so seats 1, 2, 0 played in this order. With 4-3-3 the losers are seats 1 and 2, and
// seat 1 came first; with 3-4-3 they are 0 and 2, and seat 2 came first. The seat before the leader deals.
TEST(Match, AA_DEAL_7_the_loser_leads) {
  Rules rules = anglo_american(Seats{3});
  rules.deal_next_lead = DealNextLead::loser;
  EXPECT_EQ(next_dealer(rules, Seat{0}, scoring(4, 3, 3), {}), Seat{0});
  EXPECT_EQ(next_dealer(rules, Seat{0}, scoring(3, 4, 3), {}), Seat{1});
}

// 3-3-5: seat 2 won and leads, so seat 1 deals.
TEST(Match, AA_DEAL_7_the_winner_leads) {
  Rules rules = anglo_american(Seats{3});
  rules.deal_next_lead = DealNextLead::winner;
  EXPECT_EQ(next_dealer(rules, Seat{0}, scoring(3, 3, 5), {}), Seat{1});
}

// Partners: the second side, seats 1 and 3, lost. Seat 0 dealt, seat 1 was the first of them to play.
TEST(Match, AA_DEAL_7_the_first_seat_of_the_losing_side_leads) {
  Rules rules = anglo_american(Seats{4});
  rules.deal_next_lead = DealNextLead::loser;
  EXPECT_EQ(next_dealer(rules, Seat{0}, scoring(8, 3, 0), {}), Seat{0});
}

// Q-SAF-22: seat 0 dealt and seat 1 led. With 4-3-3 seat 1 led and lost, and so did seat 2, who is the next after it;
// with 3-4-3 the leader is not among the losers, and the first of them counts.
TEST(Match, AA_DEAL_7_the_next_loser_after_the_starter_leads) {
  Rules rules = anglo_american(Seats{3});
  rules.deal_next_lead = DealNextLead::loser;
  rules.deal_loser_tie = DealLoserTie::next_after_starter;
  EXPECT_EQ(next_dealer(rules, Seat{0}, scoring(4, 3, 3), {}), Seat{1});
  EXPECT_EQ(next_dealer(rules, Seat{0}, scoring(3, 4, 3), {}), Seat{1});
}

}  // namespace
}  // namespace casino::test::next_dealer_test
