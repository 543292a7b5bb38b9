// Who of several at the target has won: the counting order, precedence, lists (AA-WIN-6, DOM-WIN-8, FIN-WIN-4).

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/match/counting.hpp"
#include "model/match/match.hpp"
#include "model/rules/variants.hpp"
#include "tests/model/match/standings.hpp"

namespace casino::test::match_order_test {
namespace {

using testing::ElementsAre;

Rules resolved_by(MatchResolve resolve) {
  Rules rules = anglo_american(Seats{2});
  rules.match_resolve = resolve;
  return rules;
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

// DOM-WIN-2, DOM-WIN-4: A at 18 wins most cards and B at 20 most spades, and nobody stated which came first.
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
}  // namespace casino::test::match_order_test
