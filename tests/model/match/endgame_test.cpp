// The end of a Dominican match: restricted sides, who is the first to meet a criterion, sweeps near the target
// (DOM-WIN-2, DOM-WIN-3, DOM-WIN-4, DOM-WIN-5, DOM-WIN-6, DOM-WIN-7, DOM-WIN-8, DOM-WIN-9, DOM-VAR-1, DOM-SOTO-1,
// DOM-SOTO-2, DOM-SOTO-3, DOM-SOTO-4, DOM-SOTO-5).

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/match/match.hpp"
#include "model/rules/variants.hpp"
#include "tests/support/verdicts.hpp"

namespace casino::test::endgame_test {
namespace {

using testing::ElementsAre;

constexpr Side a{0};
constexpr Side b{1};
constexpr Side c{2};

const Rules two = dominican(Seats{2});
const Rules three = dominican(Seats{3});
const Rules soto = dominican_soto(Seats{2});

Match standing(int of_a, int of_b, int of_c = 0) {
  Match match;
  match.totals[a] = of_a;
  match.totals[b] = of_b;
  match.totals[c] = of_c;
  return match;
}

// How many cards and spades a side has, and which of them score by themselves.
struct Share {
  int cards = 0;
  int spades = 0;
  CardSet scoring{};
};

Captured captured(const Share& of_a, const Share& of_b, const Share& of_c = {}) {
  Captured all;
  const Share* share[] = {&of_a, &of_b, &of_c};
  for (const Side side : {a, b, c}) {
    all.cards[side] = share[side.index]->scoring;
    all.card_count[side] = share[side.index]->cards;
    all.spade_count[side] = share[side.index]->spades;
  }
  return all;
}

Captured by(Side capturer, Captured so_far) {
  so_far.last_capture = capturer;
  return so_far;
}

Captured with_sweeps(Captured all, std::initializer_list<Side> sides) {
  for (const Side side : sides) all.sweeps.push_back(Sweep{side, 1});
  return all;
}

Match played(const Rules& rules, const Match& match, const Captured& all) {
  return after_deal(rules, match, score_in_match(rules, match, all));
}

std::vector<int> totals(const Match& match) { return {match.totals[a], match.totals[b], match.totals[c]}; }

const CardSet big_casino = "10D"_card;

// Cards 3, spades 1, two aces 2 and the big casino 2 are in this deal of A's; at 18 only the cards count.
const Captured rich_a = captured({30, 8, cards("AS AC 10D")}, {22, 5});

TEST(Endgame, DOM_WIN_2_at_18_cards) {
  EXPECT_THAT(totals(played(two, standing(18, 3), rich_a)), ElementsAre(21, 3, 0));
  EXPECT_THAT(totals(played(two, standing(17, 3), rich_a)), ElementsAre(25, 3, 0));
}
TEST(Endgame, DOM_WIN_3_at_19_the_big_casino) {
  EXPECT_THAT(totals(played(two, standing(19, 3), rich_a)), ElementsAre(21, 3, 0));
}
TEST(Endgame, DOM_WIN_4_at_20_spades) {
  EXPECT_THAT(totals(played(two, standing(20, 3), rich_a)), ElementsAre(21, 3, 0));
}

// B has cards 3, spades 1, aces 4, both casinos 3: 11 points, and 26 in all. A has nothing but what 20 needs.
TEST(Endgame, DOM_WIN_5_whatever_the_others_score) {
  const Captured deal = captured({10, 7}, {42, 6, cards("AS AC AH AD 10D 2S")});
  const Match after = played(two, standing(20, 15), deal);
  EXPECT_EQ(after.winner, a);
  EXPECT_THAT(totals(after), ElementsAre(21, 25, 0));  // without the point for spades
}

TEST(Endgame, DOM_WIN_6_a_side_that_fails_scores_nothing) {
  const Match after = played(two, standing(19, 3), captured({30, 8, cards("AS AC 2S")}, {22, 5, big_casino}));
  EXPECT_THAT(totals(after), ElementsAre(19, 5, 0));
  EXPECT_FALSE(after.is_over);
}

// DOM-WIN-7: the sweeps of a side at 18 do not score, and take one of the other's away.
TEST(Endgame, DOM_WIN_7_sweeps_near_the_target) {
  const Captured deal = with_sweeps(captured({26, 6}, {26, 6}), {a, a, b, b, b});
  EXPECT_THAT(totals(played(two, standing(18, 3), deal)), ElementsAre(18, 4, 0));
  EXPECT_THAT(totals(played(two, standing(17, 3), deal)), ElementsAre(17, 4, 0));
  EXPECT_THAT(totals(played(with(two, "sweep.frozen_effect", "not_recorded"), standing(18, 3), deal)),
              ElementsAre(18, 6, 0));
}

// The twenty-seventh card before the big casino, and the other way round.
TEST(Endgame, DOM_WIN_8_the_first_to_meet_the_criterion) {
  const Captured nobody = by(a, captured({25, 3}, {10, 3}));
  const Captured a_first = by(a, captured({27, 3}, {10, 3}));
  const Captured b_first = by(b, captured({25, 3}, {12, 3, big_casino}));
  const Captured both = by(b, captured({27, 3}, {12, 3, big_casino}));
  Match match = after_capture(two, standing(18, 19), nobody);
  EXPECT_EQ(won_during_play(two, match, nobody), std::nullopt);
  match = after_capture(two, match, a_first);
  EXPECT_EQ(won_during_play(two, match, a_first), a);
  EXPECT_EQ(won_during_play(two, after_capture(two, match, both), both), a);
  Match other = after_capture(two, standing(18, 19), b_first);
  other = after_capture(two, other, both);
  const Match after = played(two, other, captured({30, 6}, {22, 7, big_casino}));
  EXPECT_EQ(after.winner, b);
  EXPECT_THAT(totals(after), ElementsAre(21, 21, 0));
  EXPECT_EQ(after.met_first, PerSide<bool>{});
}

// Q-DOM-04: C's capture leaves too few spades for anybody but B, and A has its majority by it as well.
TEST(Endgame, DOM_WIN_8_two_by_the_capture_of_a_third) {
  const Captured settled = captured({27, 2}, {12, 6}, {8, 3});
  EXPECT_EQ(won_during_play(three, standing(18, 20, 3), by(a, settled)), a);
  EXPECT_EQ(won_during_play(three, standing(18, 20, 3), by(b, settled)), b);
  const Match level = after_capture(three, standing(18, 20, 3), by(c, settled));
  EXPECT_EQ(won_during_play(three, level, by(a, settled)), std::nullopt);
  const Match after = played(three, level, captured({30, 3}, {14, 7}, {8, 3}));
  EXPECT_FALSE(after.is_over);
  EXPECT_THAT(totals(after), ElementsAre(21, 21, 3));
}

// A tie for cards meets no criterion, even where it is worth a point.
TEST(Endgame, DOM_WIN_2_a_tie_is_not_most_cards) {
  const Rules one_each = with(two, "score.cards_tie", "one_each");
  EXPECT_FALSE(played(one_each, standing(18, 3), captured({26, 7}, {26, 6})).is_over);
}

TEST(Endgame, DOM_WIN_9_nobody_is_restricted_in_the_deals_after_a_tie) {
  const Captured deal = with_sweeps(captured({26, 6, cards("AS AC")}, {26, 7}), {a});
  const Match after = played(three, standing(21, 21, 19), deal);
  EXPECT_THAT(totals(after), ElementsAre(24, 22, 19));
  EXPECT_EQ(after.winner, a);
}

TEST(Endgame, DOM_SOTO_4_both_items_in_one_deal) {
  const Captured deal = captured({27, 7, big_casino}, {25, 6, cards("AS AC AH AD 2S")});
  EXPECT_THAT(totals(played(soto, standing(16, 16), deal)), ElementsAre(21, 16, 0));
  EXPECT_EQ(played(soto, standing(16, 16), deal).winner, a);
  EXPECT_THAT(totals(played(soto, standing(17, 15), deal)), ElementsAre(21, 20, 0));
  EXPECT_EQ(won_during_play(soto, standing(16, 3), by(a, captured({27, 3}, {5, 3}))), std::nullopt);
}
TEST(Endgame, DOM_SOTO_5_one_item_is_kept) {
  const Captured deal = captured({20, 7, big_casino}, {32, 6});
  EXPECT_THAT(totals(played(soto, standing(16, 3), deal)), ElementsAre(18, 6, 0));
  EXPECT_THAT(totals(played(soto, standing(17, 3), deal)), ElementsAre(18, 6, 0));
}

// What is left out once stays out: the same score again.
TEST(Endgame, restrictions_can_be_applied_twice) {
  const Match match = standing(18, 3);
  const DealScore once = score_in_match(two, match, rich_a);
  EXPECT_THAT(totals(after_deal(two, match, once)), totals(after_deal(two, match, score_of(two, rich_a))));
}

TEST(Endgame, restrictions_are_for_21_points_after_whole_deals) {
  EXPECT_TRUE(contradiction(with(two, "match.target", "11")));
  EXPECT_TRUE(contradiction(with(two, "match.count_when", "as_earned_on_claim")));
  EXPECT_TRUE(contradiction(with(two, "score.mode", "difference")));
}

}  // namespace
}  // namespace casino::test::endgame_test
