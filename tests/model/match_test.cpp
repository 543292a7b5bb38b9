// Matches: targets, several sides at the target, claims, who deals next (AA-WIN-*, AA-DEAL-7).

#include "model/match.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/match/counting.hpp"
#include "model/variants.hpp"

namespace casino {
namespace {

using testing::ElementsAre;

constexpr Side a{0};
constexpr Side b{1};
constexpr Side c{2};

std::vector<int> totals(const Match& match) { return {match.totals[a], match.totals[b], match.totals[c]}; }

Match standing(int of_a, int of_b, int of_c = 0) {
  Match match;
  match.totals[a] = of_a;
  match.totals[b] = of_b;
  match.totals[c] = of_c;
  match.deals = 2;
  match.dealer = Seat{1};
  return match;
}

struct Share {
  int cards = 0;
  int spades = 0;
  CardSet scoring{};
};

void give(Captured& captured, Side side, const Share& share) {
  captured.cards[side] = share.scoring;
  captured.card_count[side] = share.cards;
  captured.spade_count[side] = share.spades;
}

Captured captured_by(const Share& of_a, const Share& of_b, const Share& of_c = {}) {
  Captured captured;
  give(captured, a, of_a);
  give(captured, b, of_b);
  give(captured, c, of_c);
  return captured;
}

Match played(const Rules& rules, const Match& match, const Captured& captured) {
  return after_deal(rules, match, score_of(rules, captured, match.carried));
}

// A deal that gives so many points to each, by aces alone (an ace is a point): up to four points in all.
Captured aces(CardSet of_a, CardSet of_b, CardSet of_c = {}) {
  return captured_by({.scoring = of_a}, {.scoring = of_b}, {.scoring = of_c});
}

// A: the big casino and three aces, 5 points. B: most spades, the little casino and an ace, 3 points. Cards
// 26-26.
Captured example_deal() {
  return captured_by({26, 6, {"10D"_card, "AS"_card, "AC"_card, "AD"_card}}, {26, 7, {"2S"_card, "AH"_card}});
}

Rules resolved_by(MatchResolve resolve) {
  Rules rules = anglo_american(Seats{2});
  rules.match_resolve = resolve;
  return rules;
}

// AA-WIN-1: 17 + 4 aces = 21 wins; 16 + 4 = 20 does not.
TEST(Match, AA_WIN_1_the_target_wins_at_the_end_of_a_deal) {
  const Rules rules = anglo_american(Seats{2});
  const CardSet all_aces = rules.pack.of_rank(Rank::ace);
  const Match won = played(rules, standing(17, 10), aces(all_aces, {}));
  EXPECT_THAT(totals(won), ElementsAre(21, 10, 0));
  EXPECT_TRUE(won.is_over);
  EXPECT_EQ(won.winner, a);
  const Match open = played(rules, standing(16, 10), aces(all_aces, {}));
  EXPECT_THAT(totals(open), ElementsAre(20, 10, 0));
  EXPECT_FALSE(open.is_over);
  EXPECT_EQ(open.deals, 3);
}

// AA-WIN-2, WE-AA-27b: 18 + 5 = 23 against 19 + 3 = 22.
TEST(Match, AA_WIN_2_the_higher_total_wins) {
  const Match match = played(anglo_american(Seats{2}), standing(18, 19), example_deal());
  EXPECT_THAT(totals(match), ElementsAre(23, 22, 0));
  EXPECT_EQ(match.winner, a);
}

// AA-WIN-3, WE-AA-27a: 18 + 5 = 23 and 20 + 3 = 23 are level.
TEST(Match, AA_WIN_3_level_totals_ask_for_another_deal) {
  const Match match = played(anglo_american(Seats{2}), standing(18, 20), example_deal());
  EXPECT_THAT(totals(match), ElementsAre(23, 23, 0));
  EXPECT_FALSE(match.is_over);
  EXPECT_EQ(match.winner, std::nullopt);
}

TEST(Match, AA_WIN_3_level_totals_can_be_a_draw) {
  Rules rules = anglo_american(Seats{2});
  rules.match_tie = MatchTie::draw;
  const Match match = played(rules, standing(18, 20), example_deal());
  EXPECT_TRUE(match.is_over);
  EXPECT_EQ(match.winner, std::nullopt);
}

// Q-AA-18: of 22-22-20 the third plays on too, and wins with 24-23-28: A two aces, B an ace; C has the big
// casino, most cards, most spades, an ace and the little casino: 2 + 3 + 1 + 1 + 1 = 8.
TEST(Match, AA_WIN_3_every_side_plays_the_extra_deal) {
  const Rules rules = anglo_american(Seats{3});
  const Match match = played(
      rules, standing(22, 22, 20),
      captured_by({10, 3, {"AS"_card, "AC"_card}}, {10, 3, "AD"_card}, {32, 7, {"10D"_card, "2S"_card, "AH"_card}}));
  EXPECT_THAT(totals(match), ElementsAre(24, 23, 28));
  EXPECT_EQ(match.winner, c);
}

// Q-AA-18: level again after the extra deal, 22 + 2 and 22 + 2, so one more is played.
TEST(Match, AA_WIN_3_extra_deals_go_on_until_one_side_is_ahead) {
  const Match match =
      played(anglo_american(Seats{2}), standing(22, 22), aces({"AS"_card, "AC"_card}, {"AH"_card, "AD"_card}));
  EXPECT_THAT(totals(match), ElementsAre(24, 24, 0));
  EXPECT_FALSE(match.is_over);
}

// AA-WIN-4, WE-AA-28: 8-3 with a target of 11: the better side adds 5. 6 + 5 = 11 wins.
TEST(Match, AA_WIN_4_the_difference_counts_towards_eleven) {
  Rules rules = anglo_american(Seats{2});
  rules.match_target = 11;
  rules.score_mode = ScoreMode::difference;
  const Captured deal =
      captured_by({30, 8, {"AS"_card, "AC"_card, "10D"_card}}, {22, 5, {"AH"_card, "AD"_card, "2S"_card}});
  const Match match = played(rules, standing(6, 10), deal);
  EXPECT_THAT(totals(match), ElementsAre(11, 10, 0));
  EXPECT_EQ(match.winner, a);
}

// AA-WIN-5: with a target of 50 the 23 of WE-AA-27 are not enough.
TEST(Match, AA_WIN_5_the_target_can_be_fifty) {
  Rules rules = anglo_american(Seats{2});
  rules.match_target = 50;
  EXPECT_FALSE(played(rules, standing(18, 19), example_deal()).is_over);
}

// Q-SWZ-37: no target is told; each deal is a match of its own. 7-4 as in WE-SWZ-28a.
TEST(Match, AA_WIN_1_a_deal_can_be_a_match_of_its_own) {
  const Captured deal =
      captured_by({30, 6, {"2S"_card, "10D"_card, "AS"_card, "AH"_card}}, {22, 7, {"AC"_card, "AD"_card}});
  const Match match = played(swazi(Seats{4}), Match{}, deal);
  EXPECT_THAT(totals(match), ElementsAre(7, 4, 0));
  EXPECT_TRUE(match.is_over);
  EXPECT_EQ(match.winner, a);
}

// AA-WIN-6, WE-AA-27c: no cards; then spades bring B from 20 to 21 before A gets anything.
TEST(Match, AA_WIN_6_the_first_to_arrive_in_the_counting_order_wins) {
  const Match match = played(resolved_by(MatchResolve::counting_order), standing(18, 20), example_deal());
  EXPECT_THAT(totals(match), ElementsAre(23, 23, 0));
  EXPECT_EQ(match.winner, b);
}

// Q-AA-30: the aces are counted one by one, spades first. A has AC and B has AS, both need one point.
TEST(Match, AA_WIN_6_the_ace_of_spades_comes_before_the_ace_of_clubs) {
  const Match match = played(resolved_by(MatchResolve::counting_order), standing(20, 20), aces("AC"_card, "AS"_card));
  EXPECT_EQ(match.winner, b);
}

// The same with an order that names the ace of clubs first.
TEST(Match, AA_WIN_6_the_order_is_for_the_table_to_say) {
  Rules rules = resolved_by(MatchResolve::counting_order);
  rules.match_count_order.clear();
  rules.match_count_order.push_back(ScoreItem::ace_clubs);
  EXPECT_EQ(played(rules, standing(20, 20), aces("AC"_card, "AS"_card)).winner, a);
}

// Q-AA-25: each needs a point after the aces, and each has a sweep; A made the first one.
TEST(Match, AA_WIN_6_sweeps_are_counted_as_they_came) {
  Rules rules = resolved_by(MatchResolve::counting_order);
  rules.sweep_score = 1;
  Captured deal;
  deal.sweeps.push_back({a, 1});
  deal.sweeps.push_back({b, 5});
  EXPECT_EQ(played(rules, standing(20, 20), deal).winner, a);
}

// Q-AA-43: the last capture has no place in the order and is counted last. A 18 + cards 2 = 20, B 20 + an ace
// = 21.
TEST(Match, AA_WIN_6_the_last_capture_is_counted_last) {
  Rules rules = resolved_by(MatchResolve::counting_order);
  rules.score_cards = 2;
  rules.score_last_capture = 1;
  Captured deal = captured_by({30, 6}, {22, 6, "AH"_card});
  deal.last_capture = a;
  const Match match = played(rules, standing(18, 20), deal);
  EXPECT_THAT(totals(match), ElementsAre(21, 21, 0));
  EXPECT_EQ(match.winner, b);
}

// A tie for cards gives one each, and both arrive with it: A 20, B 20. B has an ace besides, and the higher
// total.
TEST(Match, AA_WIN_6_sides_that_arrive_together_compare_their_totals) {
  Rules rules = resolved_by(MatchResolve::counting_order);
  rules.score_cards_tie = ScoreTie::one_each;
  EXPECT_EQ(played(rules, standing(20, 20), captured_by({26, 6}, {26, 6, "AS"_card})).winner, b);
  EXPECT_EQ(played(rules, standing(20, 20), captured_by({26, 6}, {26, 6})).winner, std::nullopt);
}

// Q-AA-18: an extra deal is not a race, for both were at the target before it: 22 + 1 against 22 + 2.
TEST(Match, AA_WIN_6_an_extra_deal_is_won_by_the_higher_total) {
  const Match match =
      played(resolved_by(MatchResolve::counting_order), standing(22, 22), aces("AS"_card, {"AC"_card, "AH"_card}));
  EXPECT_EQ(match.winner, b);
}

// Q-AA-18 with 22-22-20: C was not at the target before, and wins with 20 + 4 aces against 22 + 0.
TEST(Match, AA_WIN_6_a_third_side_can_win_the_extra_deal) {
  Rules rules = anglo_american(Seats{3});
  rules.match_resolve = MatchResolve::counting_order;
  EXPECT_EQ(played(rules, standing(22, 22, 20), aces({}, {}, rules.pack.of_rank(Rank::ace))).winner, c);
}

// Q-ROY-12: A 13 + cards 3, 10D 2, three aces 3 = 21; B 20 + spades 1, 2S 1, AS 1 = 23. In the race B is at
// 21 with the spades, when A has 16; by precedence A wins, for it has most cards.
TEST(Match, AA_WIN_6_race_or_precedence) {
  const Captured deal =
      captured_by({30, 6, {"10D"_card, "AC"_card, "AH"_card, "AD"_card}}, {22, 7, {"2S"_card, "AS"_card}});
  EXPECT_EQ(played(resolved_by(MatchResolve::counting_order), standing(13, 20), deal).winner, b);
  EXPECT_EQ(played(resolved_by(MatchResolve::counting_precedence), standing(13, 20), deal).winner, a);
  EXPECT_EQ(played(resolved_by(MatchResolve::higher_total), standing(13, 20), deal).winner, b);
}

// Precedence looks only at the sides that are at the target: C has most cards, but not 21. Then spades: B.
TEST(Match, AA_WIN_6_precedence_is_among_the_sides_at_the_target) {
  Rules rules = anglo_american(Seats{3});
  rules.match_resolve = MatchResolve::counting_precedence;
  const Match match =
      played(rules, standing(20, 20, 5), captured_by({10, 3, {"AS"_card, "AC"_card}}, {10, 6}, {32, 4}));
  EXPECT_THAT(totals(match), ElementsAre(22, 21, 8));
  EXPECT_EQ(match.winner, b);
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

DealScore scoring(int of_a, int of_b, int of_c) {
  DealScore score;
  score.total[a] = of_a;
  score.total[b] = of_b;
  score.total[c] = of_c;
  return score;
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

// score.cards_tie=carried_over: 26-26, then 20-32: B gets 3 + 3.
TEST(Match, AA_SCO_6_points_are_carried_from_deal_to_deal) {
  Rules rules = anglo_american(Seats{2});
  rules.score_cards_tie = ScoreTie::carried_over;
  const Match tied = played(rules, Match{}, captured_by({26, 6}, {26, 6}));
  EXPECT_THAT(totals(tied), ElementsAre(0, 0, 0));
  EXPECT_EQ(tied.carried.cards, 3);
  const Match won = played(rules, tied, captured_by({20, 6}, {32, 6}));
  EXPECT_THAT(totals(won), ElementsAre(0, 6, 0));
  EXPECT_EQ(won.carried, Carried{});
}

// FIN-WIN-4, Q-FIN-06c: A 10 + aces and casinos 5 + cards 1, B 12 + aces 2 + spades 2. In this deal it is 5 against 2;
// added up 15 against 14; but of the two B is the first with 16.
Rules broken_by(MatchTie reading) {
  Rules rules = finland(Seats{2});
  rules.match_tie = reading;
  return rules;
}
std::optional<Side> winner_at_sixteen_each(MatchTie reading) {
  const Captured deal =
      captured_by({27, 6, {"AH"_card, "AD"_card, "10D"_card, "2S"_card}}, {25, 7, {"AS"_card, "AC"_card}});
  return played(broken_by(reading), standing(10, 12), deal).winner;
}
TEST(Match, FIN_WIN_4_the_list_in_its_four_readings) {
  EXPECT_EQ(winner_at_sixteen_each(MatchTie::breakers_deal_points), a);
  EXPECT_EQ(winner_at_sixteen_each(MatchTie::breakers_running_total), a);
  EXPECT_EQ(winner_at_sixteen_each(MatchTie::breakers_race), b);
  EXPECT_EQ(winner_at_sixteen_each(MatchTie::breakers_item_race), b);
  EXPECT_EQ(winner_at_sixteen_each(MatchTie::extra_deal), std::nullopt);
}

// The list is for those who are level at the top: C, at the target with fewer points, has the most aces and does not
// win by them. A 14 + 2S 1 + cards 1 = 16 + spades 2 = 18; B 14 + 10D 2 + AS 1 + AC 1 = 18; C 15 + AH 1 + AD 1 = 17.
TEST(Match, FIN_WIN_4_is_for_those_who_are_level_at_the_top) {
  const Captured deal =
      captured_by({20, 5, "2S"_card}, {16, 4, {"10D"_card, "AS"_card, "AC"_card}}, {16, 4, {"AH"_card, "AD"_card}});
  const Match after = played(finland(Seats{3}), standing(14, 14, 15), deal);
  EXPECT_THAT(totals(after), ElementsAre(18, 18, 17));
  EXPECT_EQ(after.winner, b);
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

// DOM-WIN-2, -4: A at 18 wins most cards and B at 20 most spades, and nobody told which came first.
TEST(Match, DOM_WIN_8_two_criteria_at_once_may_be_a_draw) {
  Rules rules = dominican(Seats{2});
  const Captured deal = captured_by({30, 6}, {22, 7});
  EXPECT_FALSE(played(rules, standing(18, 20), deal).is_over);
  rules.match_tie = MatchTie::draw;
  const Match drawn = played(rules, standing(18, 20), deal);
  EXPECT_TRUE(drawn.is_over);
  EXPECT_EQ(drawn.winner, std::nullopt);
  const Match won = played(rules, standing(18, 20), captured_by({30, 6}, {22, 6, "2S"_card}));
  EXPECT_TRUE(won.is_over);
  EXPECT_EQ(won.winner, a);
}

// HUN-NAG-7 speaks of a match: a deal that stands alone has no first one.
TEST(Match, HUN_NAG_7_a_single_deal_is_not_doubled) {
  Rules rules = hungarian_nagy(Seats{2});
  const Captured deal =
      captured_by({30, 7, {"10D"_card, "AS"_card, "AC"_card, "AD"_card, "AH"_card, "2S"_card}}, {22, 6});
  EXPECT_TRUE(played(rules, Match{}, deal).is_double);
  rules.match_target = 0;
  EXPECT_EQ(played(rules, Match{}, deal).winner, a);
  EXPECT_FALSE(played(rules, Match{}, deal).is_double);
}

// FIN-WIN-4: with 14 + two aces and a point for half of the spades each both arrive together, and the list tells nobody
// apart.
TEST(Match, FIN_WIN_4_a_list_that_tells_nobody_apart) {
  const Captured deal = captured_by({26, 6, {"AH"_card, "AD"_card}}, {26, 6, {"AS"_card, "AC"_card}});
  for (const MatchTie reading :
       {MatchTie::breakers_deal_points, MatchTie::breakers_running_total, MatchTie::breakers_race}) {
    const Match after = played(broken_by(reading), standing(14, 14), deal);
    EXPECT_THAT(totals(after), ElementsAre(17, 17, 0));
    EXPECT_FALSE(after.is_over);
  }
}

// Without a target no deal is an extra one, and whoever does not arrive is not the first there.
TEST(Match, AA_WIN_6_only_a_target_can_be_reached) {
  Rules rules = anglo_american(Seats{2});
  const DealScore score = score_of(rules, example_deal());
  EXPECT_EQ(first_at_target(rules, standing(10, 10).totals, score, counting_order(rules)), std::nullopt);
  EXPECT_TRUE(is_extra_deal(rules, standing(21, 21)));
  rules.match_target = 0;
  EXPECT_FALSE(is_extra_deal(rules, standing(21, 21)));
}

// AA-WIN-6 by precedence: both come to 21 with two aces each, cards and spades are level, and no item was won by one
// alone but aces: the ace of spades comes first, and A has it. Without aces nothing tells them apart.
TEST(Match, AA_WIN_6_the_first_item_that_one_side_won) {
  const Rules rules = resolved_by(MatchResolve::counting_precedence);
  const Sides both = sides_of(rules);
  const Captured deal = captured_by({26, 6, {"AS"_card, "AD"_card}}, {26, 6, {"AH"_card, "AC"_card}});
  EXPECT_EQ(winner_of_first_item(score_of(rules, deal), counting_order(rules), both), a);
  EXPECT_EQ(winner_of_first_item(score_of(rules, captured_by({26, 6}, {26, 6})), counting_order(rules), both),
            std::nullopt);
}

}  // namespace
}  // namespace casino
