// What is certain of a score whatever the unstated cards were. That no way is forgotten is for the properties to see
// (tests/properties/score_ways_test.cpp).

#include "model/score/ways.hpp"

#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "tests/model/score/shares.hpp"

namespace casino::ways_test {
namespace {

using test::first;
using test::second;

// AA-SCO-1: twenty-seven cards are the most, whatever they are.
TEST(Ways, AA_SCO_1_most_cards_follow_from_their_number) {
  const Rules rules = anglo_american(Seats{2});
  Captured captured;
  captured.hidden[first] = 25;
  captured.hidden[second] = 27;
  std::set<int> points;
  const auto note = [&](const Captured& way) { points.insert(test::item(score_of(rules, way), ScoreItem::cards)[1]); };
  EXPECT_TRUE(each_way(rules, captured, rules.pack, ScoreItem::cards, note));
  EXPECT_EQ(points, std::set<int>{3});
}

// TUX-SCO-3: ten points for four cards and more, else five.
TEST(Ways, TUX_SCO_3_a_sweep_of_untold_size_is_a_small_or_a_large_one) {
  const Rules rules = tuxedo(Seats{2});
  Captured captured;
  captured.cards[first] = rules.pack;
  captured.sweeps.push_back({.side = first});
  std::set<int> points;
  const auto note = [&](const Captured& way) {
    for (const ScoreLine& line : score_of(rules, way).sweeps) points.insert(line.points[first]);
  };
  EXPECT_TRUE(each_way(rules, captured, {}, ScoreItem::sweeps, note));
  EXPECT_EQ(points, (std::set<int>{5, 10}));
}

TEST(Ways, are_given_up_where_more_cards_were_captured_than_nobody_saw) {
  Captured captured;
  captured.hidden[first] = 3;
  EXPECT_FALSE(each_way(anglo_american(Seats{2}), captured, "9C"_card, {}, [](const Captured&) {}));
}

// AA-END-1: nobody captured anything, so that nobody gets what is left.
TEST(Ways, are_one_where_nobody_captured) {
  const Rules rules = anglo_american(Seats{2});
  Captured captured;
  captured.left = rules.pack;
  int ways = 0;
  EXPECT_TRUE(each_way(rules, captured, {}, {}, [&](const Captured& way) {
    ++ways;
    EXPECT_EQ(way.left, rules.pack);
  }));
  EXPECT_EQ(ways, 1);
}

// Each of thirteen sweeps was small or large, 8,192 ways.
TEST(Ways, are_given_up_where_there_are_thousands) {
  const auto nothing = [](const Captured&) {};
  const Rules rook = tuxedo(Seats{2});
  Captured swept;
  swept.cards[first] = rook.pack;
  for (int i = 0; i < 12; ++i) swept.sweeps.push_back({.side = first});
  EXPECT_TRUE(each_way(rook, swept, {}, {}, nothing));
  swept.sweeps.push_back({.side = first});
  EXPECT_FALSE(each_way(rook, swept, {}, {}, nothing));

  // Six cards that score, and the numbers of spades, among three sides.
  const Rules three = swazi(Seats{3});
  Captured unseen;
  for (const Side side : sides_of(three)) unseen.hidden[side] = three.pack.size() / 3;
  unseen.hidden[first] += 1;
  EXPECT_FALSE(each_way(three, unseen, three.pack, {}, nothing));
  EXPECT_TRUE(each_way(three, unseen, three.pack, ScoreItem::ace_spades, nothing));
}

// Of three sides nothing is stated: their numbers of cards can be anything, and the ace lies with one that has any.
// With each of the three, the other 51 cards can be shared in 53 * 52 / 2 ways.
TEST(Ways, of_shares_go_through_all_numbers_of_cards) {
  const Rules three = swazi(Seats{3});
  PerSide<int> with_ace{};
  EXPECT_TRUE(each_way_of_shares(three, {}, ScoreItem::ace_spades, [&](const Captured& way) {
    for (const Side side : sides_of(three)) with_ace[side] += way.cards[side].contains("AS"_card);
  }));
  for (const Side side : sides_of(three)) EXPECT_EQ(with_ace[side], 53 * 52 / 2);
}

TEST(Ways, of_shares_are_given_up_where_there_are_too_many) {
  const auto nothing = [](const Captured&) {};
  // Of six sides nothing is stated.
  EXPECT_FALSE(each_way_of_shares(tuxedo(Seats{6}), {}, ScoreItem::cards, nothing));
  const Rules three = swazi(Seats{3});
  // Every share has too many ways by itself.
  Captured known;
  known.card_count[first] = known.card_count[second] = 17;
  known.card_count[test::third] = 18;
  EXPECT_FALSE(each_way_of_shares(three, known, {}, nothing));
  EXPECT_TRUE(each_way_of_shares(three, known, ScoreItem::ace_spades, nothing));
  // More cards are stated than there are.
  known.card_count[second] = 18;
  EXPECT_FALSE(each_way_of_shares(three, known, ScoreItem::ace_spades, nothing));
}

}  // namespace
}  // namespace casino::ways_test
