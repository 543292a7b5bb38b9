// What is certain of a score whatever the untold cards were. That no way is forgotten is for the properties to see
// (tests/properties/score_ways_test.cpp).

#include "model/score/ways.hpp"

#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/variants.hpp"
#include "tests/model/shares.hpp"

namespace casino {
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

}  // namespace
}  // namespace casino
