// What each side captured, and the score of a deal (AA-END-*, AA-SCO-*, SWZ-END-1, SWZ-SCO-*).

#include "model/score/score.hpp"

#include <algorithm>
#include <iterator>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "tests/model/score/shares.hpp"

namespace casino::test::score_test {
namespace {

using testing::ElementsAre;

Captured with_cards(int a, int b, int c = 0) { return captured_by({.cards = a}, {.cards = b}, {.cards = c}); }
Captured with_spades(int a, int b, int c = 0) { return captured_by({.spades = a}, {.spades = b}, {.spades = c}); }

bool has_line(const DealScore& score, ScoreItem item) {
  return std::any_of(score.lines.begin(), score.lines.end(),
                     [item](const ScoreLine& line) { return line.item == item; });
}

// The deal of WE-AA-26: 30 cards with 8 spades, two aces and the big casino against 22 with 5, two aces and
// the little one.
Captured example_deal() {
  return captured_by({30, 8, {"AS"_card, "AC"_card, "10D"_card}}, {22, 5, {"AH"_card, "AD"_card, "2S"_card}});
}

// Everything is played, and these cards lie on the table.
Position end_of_deal(CardSet table) {
  Position position;
  position.loose = table;
  for (Hand& hand : position.hands) hand = Hand::of({});
  return position;
}

// WE-AA-26. First: cards 3, spades 1, two aces 2, big casino 2 = 8. Second: two aces 2, little casino 1 = 3.
TEST(Score, AA_SCO_1_to_5_the_items_of_a_deal) {
  const DealScore score = score_of(anglo_american(Seats{2}), example_deal());
  EXPECT_THAT(points(score.total), ElementsAre(8, 3, 0));
  EXPECT_THAT(item(score, ScoreItem::cards), ElementsAre(3, 0, 0));
  EXPECT_THAT(item(score, ScoreItem::spades), ElementsAre(1, 0, 0));
  EXPECT_THAT(item(score, ScoreItem::ace_spades), ElementsAre(1, 0, 0));
  EXPECT_THAT(item(score, ScoreItem::ace_clubs), ElementsAre(1, 0, 0));
  EXPECT_THAT(item(score, ScoreItem::ace_hearts), ElementsAre(0, 1, 0));
  EXPECT_THAT(item(score, ScoreItem::ace_diamonds), ElementsAre(0, 1, 0));
  EXPECT_THAT(item(score, ScoreItem::ten_diamonds), ElementsAre(2, 0, 0));
  EXPECT_THAT(item(score, ScoreItem::two_spades), ElementsAre(0, 1, 0));
}

// The lines stand in the order of the texts: cards, spades, aces (in the order of AA-WIN-6), casinos.
TEST(Score, AA_SCO_1_the_lines_follow_the_text) {
  const DealScore score = score_of(anglo_american(Seats{2}), example_deal());
  std::vector<ScoreItem> order;
  std::transform(score.lines.begin(), score.lines.end(), std::back_inserter(order),
                 [](const ScoreLine& line) { return line.item; });
  EXPECT_THAT(order, ElementsAre(ScoreItem::cards, ScoreItem::spades, ScoreItem::ace_spades, ScoreItem::ace_clubs,
                                 ScoreItem::ace_hearts, ScoreItem::ace_diamonds, ScoreItem::ten_diamonds,
                                 ScoreItem::two_spades));
}

// The whole pack, counted card by card: the spades and diamonds against the hearts and clubs. 26 cards each;
// 13 spades to none; aces two each; both casinos to the first: 1+2+2+1 = 6 against 2. AA-SCO-7: 11 - 3 = 8.
TEST(Score, AA_SCO_7_cards_are_counted_where_they_are_known) {
  const Rules rules = anglo_american(Seats{2});
  Captured captured;
  captured.cards[first] = rules.pack.of_suit(Suit::spades) | rules.pack.of_suit(Suit::diamonds);
  captured.cards[second] = rules.pack - captured.cards[first];
  const DealScore score = score_of(rules, captured);
  EXPECT_THAT(points(score.total), ElementsAre(6, 2, 0));
  EXPECT_TRUE(score.lines.front().tied);
}

// WE-AA-26, second half: with 26 cards each nobody scores for cards, so 8-3 becomes 5-3.
TEST(Score, AA_SCO_6_a_tie_for_most_cards_scores_nothing) {
  Captured captured = example_deal();
  captured.card_count[first] = 26;
  captured.card_count[second] = 26;
  const DealScore score = score_of(anglo_american(Seats{2}), captured);
  EXPECT_THAT(points(score.total), ElementsAre(5, 3, 0));
  EXPECT_TRUE(score.lines.front().tied);
}

// 5-5-3 spades: two are level for most, nobody scores.
TEST(Score, AA_SCO_6_a_tie_for_most_spades_scores_nothing) {
  const DealScore score = score_of(anglo_american(Seats{3}), with_spades(5, 5, 3));
  EXPECT_THAT(item(score, ScoreItem::spades), ElementsAre(0, 0, 0));
}

// Q-AA-16: 20-16-16 has no majority of the pack, but one side has most.
TEST(Score, AA_SCO_1_most_is_more_than_each_other_side) {
  const DealScore score = score_of(anglo_american(Seats{3}), with_cards(20, 16, 16));
  EXPECT_THAT(item(score, ScoreItem::cards), ElementsAre(3, 0, 0));
  EXPECT_FALSE(score.lines.front().tied);
}

// Q-AA-17: only a tie for the most counts; 18-18-16 is one.
TEST(Score, AA_SCO_6_two_of_three_sides_tie) {
  const DealScore score = score_of(anglo_american(Seats{3}), with_cards(18, 18, 16));
  EXPECT_THAT(item(score, ScoreItem::cards), ElementsAre(0, 0, 0));
}

// AA-PLY-2: partners' piles are one; seats 0 and 2 are the first side. 1+1 aces against 1+1.
TEST(Score, AA_PLY_2_the_captures_of_a_side_count_together) {
  const Rules rules = anglo_american(Seats{4});
  Position position = end_of_deal({});
  position.piles[Seat{0}].add({"AS"_card, "KD"_card});
  position.piles[Seat{1}].add("AD"_card);
  position.piles[Seat{2}].add("10D"_card);
  position.piles[Seat{3}].add("AH"_card);
  const Captured captured = captured_so_far(rules, position);
  EXPECT_EQ(captured.cards[first], (CardSet{"AS"_card, "KD"_card, "10D"_card}));
  EXPECT_EQ(captured.cards[second], (CardSet{"AD"_card, "AH"_card}));
}

// AA-SCO-8: most cards 2, last capture 1; the first side has most cards, the second captured last.
TEST(Score, AA_SCO_8_the_last_capture_scores) {
  Rules rules = anglo_american(Seats{2});
  rules.score_cards = 2;
  rules.score_last_capture = 1;
  Captured captured = with_cards(30, 22);
  captured.last_capture = second;
  EXPECT_THAT(points(score_of(rules, captured).total), ElementsAre(2, 1, 0));
}

// Q-AA-27: the last capture took everything, so no residue is left; it scores all the same.
TEST(Score, AA_SCO_8_the_last_capture_scores_without_a_residue) {
  Rules rules = anglo_american(Seats{2});
  rules.score_last_capture = 1;
  Position position = end_of_deal({});
  position.piles[Seat{1}].add("7D"_card);
  position.last_capturer = Seat{1};
  const auto captured = captured_at_end(rules, position);
  EXPECT_THAT(item(score_of(rules, *captured), ScoreItem::last_capture), ElementsAre(0, 1, 0));
}

// AA-WIN-4, WE-AA-28: 8-3 is a difference of 5 for the better side.
TEST(Score, AA_WIN_4_the_better_of_two_sides_adds_the_difference) {
  Rules rules = anglo_american(Seats{2});
  rules.score_mode = ScoreMode::difference;
  const DealScore score = score_of(rules, example_deal());
  EXPECT_THAT(points(score.total), ElementsAre(8, 3, 0));
  EXPECT_THAT(points(score.added), ElementsAre(5, 0, 0));
}

// The same deal seen from the other side: 3-8.
TEST(Score, AA_WIN_4_the_second_side_can_be_the_better_one) {
  Rules rules = anglo_american(Seats{2});
  rules.score_mode = ScoreMode::difference;
  Captured captured = example_deal();
  std::swap(captured.cards[first], captured.cards[second]);
  std::swap(captured.card_count[first], captured.card_count[second]);
  std::swap(captured.spade_count[first], captured.spade_count[second]);
  EXPECT_THAT(points(score_of(rules, captured).added), ElementsAre(0, 5, 0));
}

// Q-AA-26: equal scores, nobody adds anything. 26-26 cards, no spades, an ace each: 1-1.
TEST(Score, AA_WIN_4_level_sides_add_nothing) {
  Rules rules = anglo_american(Seats{2});
  rules.score_mode = ScoreMode::difference;
  const DealScore score = score_of(rules, captured_by({26, 6, "AC"_card}, {26, 6, "AH"_card}));
  EXPECT_THAT(points(score.total), ElementsAre(1, 1, 0));
  EXPECT_THAT(points(score.added), ElementsAre(0, 0, 0));
}

// Without the option, or with an item worth nothing, there is no line for it.
TEST(Score, AA_SCO_8_items_that_are_worth_nothing_have_no_line) {
  const DealScore score = score_of(anglo_american(Seats{2}), example_deal());
  EXPECT_FALSE(has_line(score, ScoreItem::last_capture));
  EXPECT_FALSE(has_line(score, ScoreItem::sweeps));
}

// A scoring clause that is switched off leaves its item out of the 8-3 of WE-AA-26.
TEST(Score, AA_SCO_1_off_leaves_out_most_cards) {
  const DealScore score = score_of(without(anglo_american(Seats{2}), "AA-SCO-1"_clause), example_deal());
  EXPECT_THAT(points(score.total), ElementsAre(5, 3, 0));
  EXPECT_FALSE(has_line(score, ScoreItem::cards));
}

TEST(Score, AA_SCO_2_off_leaves_out_most_spades) {
  const DealScore score = score_of(without(anglo_american(Seats{2}), "AA-SCO-2"_clause), example_deal());
  EXPECT_THAT(points(score.total), ElementsAre(7, 3, 0));
}

TEST(Score, AA_SCO_3_off_leaves_out_the_aces) {
  const DealScore score = score_of(without(anglo_american(Seats{2}), "AA-SCO-3"_clause), example_deal());
  EXPECT_THAT(points(score.total), ElementsAre(6, 1, 0));
}

TEST(Score, AA_SCO_4_off_leaves_out_the_big_casino) {
  const DealScore score = score_of(without(anglo_american(Seats{2}), "AA-SCO-4"_clause), example_deal());
  EXPECT_THAT(points(score.total), ElementsAre(6, 3, 0));
}

TEST(Score, AA_SCO_5_off_leaves_out_the_little_casino) {
  const DealScore score = score_of(without(anglo_american(Seats{2}), "AA-SCO-5"_clause), example_deal());
  EXPECT_THAT(points(score.total), ElementsAre(8, 2, 0));
}

TEST(Score, AA_SCO_8_off_leaves_out_the_last_capture) {
  Rules rules = without(anglo_american(Seats{2}), "AA-SCO-8"_clause);
  rules.score_last_capture = 1;
  Captured captured = with_cards(0, 0);
  captured.last_capture = first;
  EXPECT_THAT(points(score_of(rules, captured).total), ElementsAre(0, 0, 0));
}

// AA-SCO-3, AA-SCO-4, AA-SCO-5: what cards are worth by themselves. An ace 1, the big casino 2, the little one 1,
// others nothing.
TEST(Score, AA_SCO_3_points_of_single_cards) {
  const Rules rules = anglo_american(Seats{2});
  EXPECT_EQ(points_of(rules, "AH"_card), 1);
  EXPECT_EQ(points_of(rules, "10D"_card), 2);
  EXPECT_EQ(points_of(rules, "2S"_card), 1);
  EXPECT_EQ(points_of(rules, {"KS"_card, "10H"_card, "2H"_card}), 0);
}

// WE-SWZ-28a. First: cards 2, 2S 1, 10D 2, two aces 2 = 7. Second: spades 2, two aces 2 = 4.
TEST(Score, SWZ_SCO_1_to_5_the_items_of_a_deal) {
  const Captured captured =
      captured_by({30, 6, {"2S"_card, "10D"_card, "AS"_card, "AH"_card}}, {22, 7, {"AC"_card, "AD"_card}});
  EXPECT_THAT(points(score_of(swazi(Seats{4}), captured).total), ElementsAre(7, 4, 0));
}

// WE-SWZ-28b: 26 cards each, one point each.
TEST(Score, SWZ_SCO_1_a_tie_for_most_cards_gives_one_each) {
  EXPECT_THAT(item(score_of(swazi(Seats{4}), with_cards(26, 26)), ScoreItem::cards), ElementsAre(1, 1, 0));
}

// WE-SWZ-28c: of three seats with 20, 20 and 12 cards the two that tie get one each; so with 5, 5 and 3
// spades.
TEST(Score, SWZ_SCO_1_two_of_three_tie_for_most_cards) {
  EXPECT_THAT(item(score_of(swazi(Seats{3}), with_cards(20, 20, 12)), ScoreItem::cards), ElementsAre(1, 1, 0));
}

TEST(Score, SWZ_SCO_2_two_of_three_tie_for_most_spades) {
  EXPECT_THAT(item(score_of(swazi(Seats{3}), with_spades(5, 5, 3)), ScoreItem::spades), ElementsAre(1, 1, 0));
}

// WE-SWZ-28d: sweeps are worth nothing in Swazi.
TEST(Score, SWZ_SCO_7_clearing_the_layout_scores_nothing) {
  Captured captured;
  captured.sweeps.push_back({first, 3});
  captured.sweeps.push_back({first, 1});
  EXPECT_THAT(points(score_of(swazi(Seats{4}), captured).total), ElementsAre(0, 0, 0));
}

// TUX-SCO-2, TUX-SCO-3, TUX-SCO-4: two fives 10, two oranges 20, a sweep of three 5 and one of four 10; a false call
// -10.
TEST(Score, TUX_SCO_2_to_4_the_items_of_tuxedo) {
  Captured captured = captured_by({.cards = 20, .scoring = {"5H"_card, "5S"_card}}, {.cards = 20});
  captured.calls[first].oranges = 2;
  captured.calls[second].false_calls = 1;
  captured.sweeps.push_back({first, 3});
  captured.sweeps.push_back({second, 4});
  const DealScore score = score_of(tuxedo(Seats{2}), captured);
  EXPECT_THAT(item(score, ScoreItem::fives), ElementsAre(10, 0, 0));
  EXPECT_THAT(item(score, ScoreItem::oranges), ElementsAre(20, 0, 0));
  EXPECT_THAT(item(score, ScoreItem::false_calls), ElementsAre(0, -10, 0));
  EXPECT_THAT(item(score, ScoreItem::sweeps), ElementsAre(5, 10, 0));
  EXPECT_THAT(points(score.total), ElementsAre(35, 0, 0));
}

// AA-WIN-4, Q-AA-26: the difference is for two sides; of three each adds its points.
TEST(Score, AA_WIN_4_three_sides_have_no_difference) {
  Rules rules = anglo_american(Seats{3});
  rules.score_mode = ScoreMode::difference;
  PerSide<int> total{};
  total[first] = 5;
  total[second] = 3;
  EXPECT_EQ(counted_for_match(rules, total), total);
  EXPECT_EQ(counted_for_match(anglo_american(Seats{2}), total), total);
  rules.seats = Seats{2};
  EXPECT_EQ(counted_for_match(rules, total)[first], 2);
  EXPECT_EQ(counted_for_match(rules, total)[second], 0);
}

}  // namespace
}  // namespace casino::test::score_test
