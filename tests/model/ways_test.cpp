// Every way in which a deal can have gone, held against each card put into each place, one by one.

#include "model/score/ways.hpp"

#include <random>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/variants.hpp"
#include "tests/model/shares.hpp"

namespace casino {
namespace {

using test::first;
using test::second;
using Scores = std::set<std::vector<int>>;

// Every point of every line of a sheet, or of one item.
std::vector<int> sheet(const Rules& rules, const Captured& captured, std::optional<ScoreItem> item) {
  std::vector<int> points;
  for (const ScoreLine& line : score_of(rules, captured).lines)
    if (!item || line.item == *item) points.insert(points.end(), line.points.begin(), line.points.end());
  return points;
}

Scores by_ways(const Rules& rules, const Captured& captured, CardSet unseen, std::optional<ScoreItem> item) {
  Scores scores;
  const auto note = [&](const Captured& way) { scores.insert(sheet(rules, way, item)); };
  EXPECT_TRUE(each_way(rules, captured, unseen, item, note));
  return scores;
}

// The naive road: whoever can have captured last, and each card in each place that has room.
void put_everywhere(const Rules& rules, Captured& captured, CardSet unseen, int elsewhere,
                    const std::function<void()>& visit) {
  if (unseen.empty()) return visit();
  const Card card = unseen.first();
  unseen.remove(card);
  for (const Side side : sides_of(rules)) {
    if (captured.hidden[side] == 0) continue;
    --captured.hidden[side];
    captured.cards[side].insert(card);
    put_everywhere(rules, captured, unseen, elsewhere, visit);
    captured.cards[side].remove(card);
    ++captured.hidden[side];
  }
  if (elsewhere > 0) put_everywhere(rules, captured, unseen, elsewhere - 1, visit);
}

Scores one_by_one(const Rules& rules, const Captured& captured, CardSet unseen, std::optional<ScoreItem> item) {
  Scores scores;
  int elsewhere = unseen.size();
  for (const int hidden : captured.hidden) elsewhere -= hidden;
  for (const Side last : sides_of(rules)) {
    if (captured.cards[last].empty() && captured.hidden[last] == 0) continue;
    if (captured.last_capture && captured.last_capture != last) continue;
    Captured way = captured;
    way.last_capture = last;
    way.cards[last].insert(way.left);
    way.left = {};
    put_everywhere(rules, way, unseen, elsewhere, [&] { scores.insert(sheet(rules, way, item)); });
  }
  return scores;
}

// A dozen cards at most, of which some lie with sides, one perhaps on the table, and others nobody saw.
struct Made {
  Captured captured;
  CardSet unseen;
};
Made made_at_random(const Rules& rules, std::mt19937& random) {
  const auto below = [&](int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); };
  Made made;
  const Sides sides = sides_of(rules);
  made.captured.cards[first].insert("KC"_card);
  for (const Card card : rules.pack - "KC"_card) {
    const int place = below(static_cast<int>(sides.size()) + 4);
    if (place < static_cast<int>(sides.size()))
      made.captured.cards[sides[static_cast<std::size_t>(place)]].insert(card);
    else if (place == static_cast<int>(sides.size())) made.captured.left.insert(card);
    else made.unseen.insert(card);
  }
  int room = made.unseen.size() - (below(2) == 0 ? 0 : below(made.unseen.size() + 1));
  for (const Side side : sides) {
    made.captured.hidden[side] = side == sides.back() ? room : below(room + 1);
    room -= made.captured.hidden[side];
  }
  if (below(2) == 0) made.captured.last_capture = first;
  return made;
}

Rules with_small_pack(Rules rules) {
  rules.pack = {"AS"_card, "2S"_card,  "3S"_card, "4S"_card, "6S"_card, "AH"_card,
                "5D"_card, "10D"_card, "9C"_card, "KC"_card, "KD"_card};
  return rules;
}

std::vector<Rules> several_rules() {
  Rules fives = anglo_american(Seats{2});
  fives.score_fives = 5;
  Rules halves = royal(Seats{2});
  halves.score_cards_rule = ScoreCardsRule::threshold;
  std::vector<Rules> all{anglo_american(Seats{2}),
                         swazi(Seats{3}),
                         sweden(Seats{2}),
                         haiti(Seats{2}),
                         south_african(Seats{2}),
                         south_african(Seats{3}),
                         fives,
                         halves};
  for (Rules& rules : all) rules = with_small_pack(rules);
  return all;
}

TEST(Ways, lead_to_every_score_that_the_cards_can_bring_and_to_no_other) {
  std::mt19937 random(17);
  for (const Rules& rules : several_rules()) {
    for (int i = 0; i < 25; ++i) {
      const Made made = made_at_random(rules, random);
      EXPECT_EQ(by_ways(rules, made.captured, made.unseen, {}), one_by_one(rules, made.captured, made.unseen, {}));
    }
  }
}

TEST(Ways, lead_to_the_same_points_of_an_item_if_only_that_is_told_apart) {
  std::mt19937 random(18);
  for (const Rules& rules : several_rules()) {
    for (int i = 0; i < 25; ++i) {
      const Made made = made_at_random(rules, random);
      for (const ScoreItem item : {ScoreItem::cards, ScoreItem::spades, ScoreItem::ace_spades, ScoreItem::two_spades,
                                   ScoreItem::ten_diamonds, ScoreItem::last_capture, ScoreItem::fives})
        EXPECT_EQ(by_ways(rules, made.captured, made.unseen, item),
                  one_by_one(rules, made.captured, made.unseen, item));
    }
  }
}

// AA-SCO-1: twenty-seven cards are the most, whatever they are.
TEST(Ways, AA_SCO_1_most_cards_follow_from_their_number) {
  const Rules rules = anglo_american(Seats{2});
  Captured captured;
  captured.hidden[first] = 25;
  captured.hidden[second] = 27;
  const Scores found = by_ways(rules, captured, rules.pack, ScoreItem::cards);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found.begin()->at(second.index), 3);
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
