// Matches: targets, several sides at the target, claims (AA-WIN-*).

#include "model/match/match.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "tests/model/match/standings.hpp"

namespace casino::test::match_test {
namespace {

using testing::ElementsAre;

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

// Q-SWZ-37: no target is stated; each deal is won by itself, or is a match of its own. 7-4 as in WE-SWZ-28a.
TEST(Match, AA_WIN_1_a_deal_can_be_won_by_itself) {
  const Captured deal =
      captured_by({30, 6, {"2S"_card, "10D"_card, "AS"_card, "AH"_card}}, {22, 7, {"AC"_card, "AD"_card}});
  const Captured other =
      captured_by({22, 6, {"2S"_card, "AS"_card, "AH"_card}}, {30, 7, {"10D"_card, "AC"_card, "AD"_card}});
  Rules rules = swazi(Seats{4});
  const Match match = played(rules, Match{}, deal);
  EXPECT_THAT(totals(match), ElementsAre(7, 4, 0));
  EXPECT_FALSE(match.is_over);
  EXPECT_EQ(match.winner, a);
  const Match third = played(rules, played(rules, match, deal), other);
  EXPECT_THAT(totals(third), ElementsAre(17, 16, 0));
  EXPECT_FALSE(third.is_over);
  EXPECT_EQ(third.winner, b);  // of the third, by 8 to 3
  rules.match_target = 0;
  EXPECT_TRUE(played(rules, Match{}, deal).is_over);
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

}  // namespace
}  // namespace casino::test::match_test
