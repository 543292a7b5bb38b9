// The ways in which a deal can have gone beside their naive twin (AA-SCO-1, AA-SCO-2, AA-SCO-3, AA-SCO-4, AA-SCO-5,
// AA-SCO-6, AA-SCO-7, AA-SCO-8, TUX-SCO-3).

#include <gtest/gtest.h>

#include "oracle/play/certainty.hpp"
#include "oracle/play/standing.hpp"
#include "properties/agreement/naive_twins.hpp"
#include "properties/generate/dice.hpp"
#include "tests/properties/tables.hpp"
#include "tests/properties/trials.hpp"

namespace casino::properties::score_ways_test {
namespace {

class ScoreWaysTest : public testing::TestWithParam<Table> {};
INSTANTIATE_TEST_SUITE_P(Variants, ScoreWaysTest, testing::ValuesIn(tables()),
                         [](const auto& table) { return name_of(table.param); });

TEST_P(ScoreWaysTest, lead_to_the_same_scores_as_each_card_in_each_place) {
  for (int seed = 1; seed <= trials(40); ++seed)
    ASSERT_TRUE(the_ways_agree_with_the_naive_ones(GetParam().rules(), static_cast<std::uint64_t>(seed)))
        << "seed " << seed;
}

TEST_P(ScoreWaysTest, of_shares_lead_to_the_same_scores_as_each_card_with_each_side) {
  for (int seed = 1; seed <= trials(40); ++seed)
    ASSERT_TRUE(the_ways_of_shares_agree_with_the_naive_ones(GetParam().rules(), static_cast<std::uint64_t>(seed)))
        << "seed " << seed;
}

// A deal of which all cards are stated but some of one side's, or of each; what was left lies there, and who captured
// last is said.
Captured partly_stated(const Rules& rules, Dice& dice) {
  Captured captured;
  const Sides sides = sides_of(rules);
  const Side open = sides[dice.below(sides.size())];
  const bool are_all_open = dice.one_in(3);
  for (const Card card : shuffled(rules.pack, dice)) {
    const Side side = sides[dice.below(sides.size())];
    if (dice.one_in(10)) captured.left.insert(card);
    else if (dice.one_in(2) || (side != open && !are_all_open)) captured.cards[side].insert(card);
    else ++captured.hidden[side];
  }
  captured.last_capture = sides[dice.below(sides.size())];
  return captured;
}

// AA-END-1: a match counts a deal as its score is told, wherever that is certain.
TEST_P(ScoreWaysTest, count_for_a_match_what_the_score_of_a_deal_says) {
  const Rules rules = GetParam().rules();
  int certain = 0;
  for (int seed = 1; seed <= trials(60); ++seed) {
    Dice dice(static_cast<std::uint64_t>(seed));
    const Captured captured = partly_stated(rules, dice);
    const Certainty certainty = certainty_of_shares(rules, captured);
    for (const Side side : sides_of(rules)) {
      if (!certainty.total) continue;
      EXPECT_GE(certainty.score.total[side], certainty.total->least[side]) << "seed " << seed;
      EXPECT_LE(certainty.score.total[side], certainty.total->most[side]) << "seed " << seed;
    }
    if (!certainty.is_whole()) continue;
    ++certain;
    const Match match = standing_after(rules, with_what_is_certain(rules, DealsPlayed{{}, {captured}, {}, {}, {}, {}}));
    for (const Side side : sides_of(rules))
      EXPECT_EQ(match.totals[side], certainty.score.added[side]) << "seed " << seed;
  }
  EXPECT_GT(certain, 0);
}

// What each side has is stated, but not who captured last, nor who came to what first.
Captured all_shared_out(const Rules& rules, Dice& dice) {
  Captured captured;
  const Sides sides = sides_of(rules);
  for (const Card card : shuffled(rules.pack, dice)) captured.cards[sides[dice.below(sides.size())]].insert(card);
  return captured;
}

// DOM-WIN-8, AA-WIN-7: a standing that is called certain is the same whoever captured last.
TEST_P(ScoreWaysTest, make_no_standing_certain_that_hangs_on_what_nobody_told) {
  constexpr int most_points = 22;
  const Rules rules = GetParam().rules();
  int certain = 0;
  for (int seed = 1; seed <= trials(100); ++seed) {
    Dice dice(static_cast<std::uint64_t>(seed));
    DealsPlayed played{{}, {all_shared_out(rules, dice)}, {}, {}, {}, {}};
    for (const Side side : sides_of(rules)) played.match.totals[side] = static_cast<int>(dice.below(most_points));
    if (!doubt_of_standing(rules, played).empty()) continue;
    ++certain;
    const Match told = standing_after(rules, with_what_is_certain(rules, played));
    for (const Side last : sides_of(rules)) {
      DealsPlayed other = played;
      other.deals.front().last_capture = last;
      EXPECT_EQ(standing_after(rules, with_what_is_certain(rules, other)), told) << "seed " << seed;
    }
  }
  EXPECT_TRUE(certain > 0 || rules.score_last_capture != 0);
}

}  // namespace
}  // namespace casino::properties::score_ways_test
