// Who has captured what when the deal is over: the residue, sweeps, what nobody knows (AA-END-*, AA-SWP-*,
// SWZ-END-1).

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "model/score/score.hpp"

namespace casino::captured_test {
namespace {

// Everything is played, and these cards lie on the table.
Position end_of_deal(CardSet table) {
  Position position;
  position.loose = table;
  for (Hand& hand : position.hands) hand = Hand::of({});
  position.dealer = Seat{1};
  return position;
}

Rules with_sweeps() {
  Rules rules = anglo_american(Seats{2});
  rules.sweep_score = 1;
  return rules;
}

// WE-AA-20b: the first seat captured last, the second trailed the last card; all four go to the first.
TEST(Captured, AA_END_1_the_residue_goes_to_the_last_capturer) {
  Position position = end_of_deal({"KH"_card, "7D"_card, "4S"_card, "KC"_card});
  position.last_capturer = Seat{0};
  position.piles[Seat{0}].add("2D"_card);
  const auto captured = captured_at_end(anglo_american(Seats{2}), position);
  EXPECT_EQ(captured->cards[Side{0}], (CardSet{"2D"_card, "KH"_card, "7D"_card, "4S"_card, "KC"_card}));
  EXPECT_TRUE(captured->left.empty());
}

// WE-AA-20a: the second seat took KH with its last card, so the other two are its own, and they are no sweep.
TEST(Captured, AA_SWP_4_the_residue_is_no_sweep) {
  Position position = end_of_deal({"7D"_card, "4S"_card});
  position.last_capturer = Seat{1};
  position.piles[Seat{1}].add({"KH"_card, "KC"_card});
  const auto captured = captured_at_end(with_sweeps(), position);
  EXPECT_EQ(captured->cards[Side{1}], (CardSet{"KH"_card, "KC"_card, "7D"_card, "4S"_card}));
  EXPECT_TRUE(captured->sweeps.empty());
}

// WE-SWZ-29: S captured last, E trailed the last card; KD, 4C and 2S are S's, and 2S is worth its point.
TEST(Captured, SWZ_END_1_the_residue_goes_to_the_last_capturer) {
  const Rules rules = swazi(Seats{3});
  Position position = end_of_deal({"KD"_card, "4C"_card, "2S"_card});
  position.last_capturer = Seat{1};
  position.piles[Seat{1}].add("9H"_card);
  const auto captured = captured_at_end(rules, position);
  EXPECT_EQ(captured->cards[Side{1}], (CardSet{"9H"_card, "KD"_card, "4C"_card, "2S"_card}));
  EXPECT_EQ(score_of(rules, *captured).total[Side{1}], 5);  // most cards 2, most spades 2, 2S 1
}

// UNS-14: a build that was left lies in the residue with the rest.
TEST(Captured, SWZ_END_1_a_build_that_was_left_is_part_of_the_residue) {
  Position position = end_of_deal({});
  add_build(position, Build{.cards = {"5H"_card, "3C"_card}, .value = Value{8}, .owner = Seat{2}});
  position.last_capturer = Seat{0};
  position.piles[Seat{0}].add("9H"_card);
  const auto captured = captured_at_end(swazi(Seats{3}), position);
  EXPECT_EQ(captured->cards[Side{0}], (CardSet{"9H"_card, "5H"_card, "3C"_card}));
}

// AA-PLY-2: seat 3 captured last; its side is the second one.
TEST(Captured, AA_END_1_the_residue_goes_to_the_side_of_the_last_capturer) {
  Position position = end_of_deal({"7D"_card});
  position.last_capturer = Seat{3};
  position.piles[Seat{3}].add("9H"_card);
  const auto captured = captured_at_end(anglo_american(Seats{4}), position);
  EXPECT_EQ(captured->cards[Side{1}], (CardSet{"9H"_card, "7D"_card}));
  EXPECT_EQ(captured->last_capture, Side{1});
}

// Q-AA-15: nobody captured in the whole deal; the second seat dealt, so the first is the next player.
TEST(Captured, AA_END_1_without_a_capture_the_table_is_nobodys) {
  const auto captured = captured_at_end(anglo_american(Seats{2}), end_of_deal({"7D"_card, "AS"_card}));
  EXPECT_EQ(captured->left, (CardSet{"7D"_card, "AS"_card}));
  EXPECT_TRUE(captured->cards[Side{0}].empty());
  EXPECT_TRUE(is_certain(*captured));
}
TEST(Captured, AA_END_1_without_a_capture_the_table_is_the_dealers) {
  Rules rules = anglo_american(Seats{2});
  rules.end_no_capture = EndNoCapture::dealer;
  const auto captured = captured_at_end(rules, end_of_deal({"7D"_card, "AS"_card}));
  EXPECT_EQ(captured->cards[Side{1}], (CardSet{"7D"_card, "AS"_card}));
  EXPECT_EQ(captured->last_capture, std::nullopt);
}
TEST(Captured, AA_END_1_without_a_capture_the_table_is_the_next_players) {
  Rules rules = anglo_american(Seats{2});
  rules.end_no_capture = EndNoCapture::next_player;
  const auto captured = captured_at_end(rules, end_of_deal({"7D"_card, "AS"_card}));
  EXPECT_EQ(captured->cards[Side{0}], (CardSet{"7D"_card, "AS"_card}));
}
TEST(Captured, AA_END_1_without_a_capture_the_deal_is_dealt_anew) {
  Rules rules = anglo_american(Seats{2});
  rules.end_no_capture = EndNoCapture::redeal;
  EXPECT_FALSE(captured_at_end(rules, end_of_deal({"7D"_card})));
  Position position = end_of_deal({"7D"_card});
  position.last_capturer = Seat{0};
  EXPECT_TRUE(captured_at_end(rules, position));
}

// A fragment of a deal: cards are in a pile, but who captured last is not said. Nobody can say whose the
// table is.
TEST(Captured, AA_END_1_an_unknown_last_capturer_leaves_the_score_open) {
  Rules rules = anglo_american(Seats{2});
  rules.end_no_capture = EndNoCapture::dealer;
  Position position = end_of_deal("7D"_card);
  position.piles[Seat{0}].add("9H"_card);
  const auto captured = captured_at_end(rules, position);
  EXPECT_EQ(captured->left, CardSet{"7D"_card});
  EXPECT_FALSE(is_certain(*captured));
}

// Cards whose faces nobody stated count as cards; as what they are they are open.
TEST(Captured, AA_SCO_1_hidden_cards_count_as_cards) {
  Position position = end_of_deal({});
  position.piles[Seat{0}].add_hidden(30);
  position.piles[Seat{1}].add_hidden(22);
  const Captured captured = captured_so_far(anglo_american(Seats{2}), position);
  EXPECT_EQ(score_of(anglo_american(Seats{2}), captured).total[Side{0}], 3);
  EXPECT_FALSE(is_certain(captured));
}

// WE-AA-21: the last card of a deal takes all that lies there; a sweep, unless the table does not count it.
TEST(Captured, AA_SWP_3_a_sweep_by_the_last_card_counts) {
  Position position = end_of_deal({});
  position.piles[Seat{1}].add({"7C"_card, "7D"_card});
  position.last_capturer = Seat{1};
  position.sweeps.push_back({Side{1}, 1});
  Rules rules = with_sweeps();
  EXPECT_EQ(score_of(rules, *captured_at_end(rules, position)).total[Side{1}], 4);  // most cards 3, sweep 1
  rules.sweep_last_card = SweepLastCard::not_counted;
  EXPECT_EQ(score_of(rules, *captured_at_end(rules, position)).total[Side{1}], 3);
}

// Two sweeps were made, and then the last card was trailed: neither was made by the last card.
TEST(Captured, AA_SWP_3_earlier_sweeps_stay) {
  Position position = end_of_deal("KD"_card);
  position.last_capturer = Seat{0};
  position.sweeps.push_back({Side{1}, 1});
  position.sweeps.push_back({Side{0}, 1});
  Rules rules = with_sweeps();
  rules.sweep_last_card = SweepLastCard::not_counted;
  EXPECT_EQ(captured_at_end(rules, position)->sweeps.size(), 2U);
}

// While cards are still to be played an empty table is a sweep under every setting.
TEST(Captured, AA_SWP_1_a_sweep_in_the_middle_of_a_deal) {
  Position position = end_of_deal({});
  position.hands[Seat{0}] = Hand::of("2C"_card);
  position.sweeps.push_back({Side{1}, 1});
  Rules rules = with_sweeps();
  rules.sweep_last_card = SweepLastCard::not_counted;
  EXPECT_EQ(captured_so_far(rules, position).sweeps.size(), 1U);
}

// AA-WIN-6: the sweeps keep their order: second, first, second; together 1 and 2.
TEST(Captured, AA_SWP_1_sweeps_are_listed_as_they_came) {
  Captured captured;
  captured.sweeps.push_back({Side{1}, 4});
  captured.sweeps.push_back({Side{0}, 1});
  captured.sweeps.push_back({Side{1}, 2});
  const DealScore score = score_of(with_sweeps(), captured);
  ASSERT_EQ(score.sweeps.size(), 3U);
  EXPECT_EQ(score.sweeps[0].points[Side{1}], 1);
  EXPECT_EQ(score.sweeps[1].points[Side{0}], 1);
  EXPECT_EQ(score.sweeps[2].points[Side{1}], 1);
  EXPECT_EQ(score.total[Side{0}], 1);
  EXPECT_EQ(score.total[Side{1}], 2);
}

// Nobody is said to have captured last, but a pile has cards that nobody named: so the table's are not for the dealer.
TEST(Captured, AA_END_1_an_unnamed_pile_was_captured) {
  Position position = end_of_deal({"7D"_card});
  Rules rules = anglo_american(Seats{2});
  rules.end_no_capture = EndNoCapture::dealer;
  EXPECT_EQ(captured_at_end(rules, position)->cards[Side{1}], CardSet("7D"_card));
  position.piles[Seat{0}].add_hidden(3);
  const auto captured = captured_at_end(rules, position);
  EXPECT_EQ(captured->left, CardSet("7D"_card));
  EXPECT_TRUE(captured->cards[Side{1}].empty());
}

}  // namespace
}  // namespace casino::captured_test
