// Whole matches of random play, in every variant at every number of seats that it is played by: each comes to its
// end, and every fact of the library holds on the way.

#include <gtest/gtest.h>

#include "model/apply/apply.hpp"
#include "model/match/endgame.hpp"
#include "properties/facts/facts.hpp"
#include "properties/generate/match.hpp"
#include "properties/generate/show.hpp"
#include "tests/properties/tables.hpp"
#include "tests/properties/trials.hpp"

namespace casino::match_play_test {
namespace {

using namespace properties;

// A side that scores in one deal of three wins within so many; random play is not that slow by far.
constexpr int most_deals = 400;

void holds_in(const Rules& rules, const Position& position) {
  for (const PositionFact& fact : position_facts())
    EXPECT_TRUE(!fact.is_due(rules) || fact.holds(rules, position)) << fact.name << "\n" << shown(rules, position);
}

void holds_of(const PlayedTurn& played) {
  const Judgement judgement = judge(played.rules, played.before, played.turn);
  for (const TurnFact& fact : turn_facts())
    EXPECT_TRUE(!fact.is_due(played.rules) || fact.holds(played.rules, played.before, played.turn, judgement))
        << fact.name << "\n"
        << shown(played.rules, played.before, played.turn);
}

// DOM-WIN-5, DOM-WIN-8: who is the first to meet a criterion wins, wherever the play ended.
void first_to_meet_wins(const DealPlayed& deal) {
  const auto first = only_one_of(deal.rules, deal.before.met_first);
  if (!first) return;
  EXPECT_EQ(deal.after.winner, first);
}

void holds_of_the_match(const DealPlayed& deal) {
  const DealScore counted = deal.is_complete ? score_in_match(deal.rules, deal.before, deal.captured) : deal.score;
  for (const MatchFact& fact : match_facts())
    EXPECT_TRUE(!fact.is_due(deal.rules) || fact.holds(deal.rules, deal.before, counted, deal.after)) << fact.name;
}

void holds_of(const DealPlayed& deal) {
  first_to_meet_wins(deal);
  holds_of_the_match(deal);
  if (!deal.is_complete) return;
  EXPECT_TRUE(deal_is_over(deal.rules, deal.end)) << "nobody can go on\n" << shown(deal.rules, deal.end);
  for (const DealFact& fact : deal_facts())
    EXPECT_TRUE(!fact.is_due(deal.rules) || fact.holds(deal.rules, deal.captured, deal.score)) << fact.name;
}

class MatchPlay : public testing::TestWithParam<Table> {};

TEST_P(MatchPlay, comes_to_its_end_and_every_fact_holds) {
  const Rules rules = GetParam().rules();
  for (int trial = 0; trial < trials(10); ++trial) {
    int turns = 0;
    const Match match = play_match(
        rules, static_cast<std::uint64_t>(trial), most_deals,
        [&](const PlayedTurn& played) {
          ++turns;
          holds_of(played);
          holds_in(played.rules, played.after);
          return !testing::Test::HasFailure();
        },
        [](const DealPlayed& deal) {
          holds_of(deal);
          return !testing::Test::HasFailure();
        });
    EXPECT_GT(turns, rules.seats.count);
    if (each_deal_is_won_by_itself(rules)) EXPECT_GT(match.deals, 1);
    else EXPECT_TRUE(match.is_over) << match.deals << " deals";
  }
}

INSTANTIATE_TEST_SUITE_P(Variants, MatchPlay, testing::ValuesIn(tables()),
                         [](const auto& tested) { return name_of(tested.param); });

}  // namespace
}  // namespace casino::match_play_test
