// The facts about matches, each held against a match that it fits and one that it does not: a check that cannot fail
// is none.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "properties/facts/facts.hpp"

namespace casino::match_facts_test {
namespace {

using namespace properties;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr Side north{0};
constexpr Side south{1};

DealScore score_of_deal(int of_north, int of_south) {
  DealScore score;
  ScoreLine& line = score.lines.emplace_back();
  line.item = ScoreItem::sweeps;
  line.clause = "AA-SWP-1"_clause;
  line.points[north] = of_north;
  line.points[south] = of_south;
  score.total[north] = score.added[north] = of_north;
  score.total[south] = score.added[south] = of_south;
  return score;
}

Match match_at(int of_north, int of_south) {
  Match match;
  match.totals[north] = of_north;
  match.totals[south] = of_south;
  return match;
}

std::vector<std::string_view> broken(const Rules& rules, const Match& before, const DealScore& score,
                                     const Match& after) {
  std::vector<std::string_view> names;
  for (const MatchFact& fact : match_facts())
    if (fact.is_due(rules) && !fact.holds(rules, before, score, after)) names.push_back(fact.name);
  return names;
}

// AA-WIN-1: to 21.
TEST(MatchFacts, a_match_as_it_should_be_breaks_none) {
  const Rules rules = anglo_american(Seats{2});
  const DealScore score = score_of_deal(6, 5);
  EXPECT_THAT(broken(rules, match_at(10, 10), score, after_deal(rules, match_at(10, 10), score)), IsEmpty());
  EXPECT_THAT(broken(rules, match_at(17, 10), score, after_deal(rules, match_at(17, 10), score)), IsEmpty());
  EXPECT_THAT(broken(rules, match_at(15, 16), score, after_deal(rules, match_at(15, 16), score)), IsEmpty());
}

TEST(MatchFacts, points_that_were_not_scored_are_noticed) {
  const Rules rules = anglo_american(Seats{2});
  EXPECT_THAT(broken(rules, match_at(10, 10), score_of_deal(6, 5), match_at(16, 16)),
              Contains("totals_grow_by_what_counts"));
}

TEST(MatchFacts, a_match_that_goes_on_past_its_end_is_noticed) {
  const Rules rules = anglo_american(Seats{2});
  EXPECT_THAT(broken(rules, match_at(17, 10), score_of_deal(6, 5), match_at(23, 15)),
              Contains("a_match_goes_on_while_nobody_has_won"));
}

TEST(MatchFacts, a_winner_below_the_target_is_noticed) {
  const Rules rules = anglo_american(Seats{2});
  Match after = match_at(16, 15);
  after.winner = north;
  after.is_over = true;
  EXPECT_THAT(broken(rules, match_at(10, 10), score_of_deal(6, 5), after), Contains("a_winner_has_reached_the_target"));
}

TEST(MatchFacts, a_winner_who_is_behind_is_noticed) {
  const Rules rules = anglo_american(Seats{2});
  Match after = match_at(22, 23);
  after.winner = north;
  after.is_over = true;
  EXPECT_THAT(broken(rules, match_at(16, 18), score_of_deal(6, 5), after), Contains("nobody_has_more_than_the_winner"));
}

TEST(MatchFacts, a_draw_that_is_none_is_noticed) {
  Rules rules = anglo_american(Seats{2});
  rules.match_tie = MatchTie::draw;
  Match after = match_at(22, 21);
  after.is_over = true;
  EXPECT_THAT(broken(rules, match_at(16, 16), score_of_deal(6, 5), after), Contains("a_drawn_match_is_level"));
}

TEST(MatchFacts, a_winner_of_a_match_that_goes_on_is_noticed) {
  const Rules rules = anglo_american(Seats{2});
  Match after = match_at(23, 15);
  after.winner = north;
  EXPECT_THAT(broken(rules, match_at(17, 10), score_of_deal(6, 5), after),
              Contains("a_match_that_has_a_winner_is_over"));
}

// SAF-DEAL-2: the second of three seats has the least, so the first deals; AA-DEAL-7: else the next seat does.
TEST(MatchFacts, a_deal_that_somebody_else_leads_is_noticed) {
  const DealScore score = score_of_deal(6, 5);
  const auto dealt_by = [&](const Rules& rules, Seat dealer) {
    Match after = after_deal(rules, match_at(0, 0), score);
    after.dealer = dealer;
    return broken(rules, match_at(0, 0), score, after);
  };
  EXPECT_THAT(dealt_by(anglo_american(Seats{2}), Seat{1}), IsEmpty());
  EXPECT_THAT(dealt_by(anglo_american(Seats{2}), Seat{0}), ElementsAre("whoever_is_due_leads_the_next_deal"));
  EXPECT_THAT(dealt_by(south_african(Seats{2}), Seat{0}), IsEmpty());
  EXPECT_THAT(dealt_by(south_african(Seats{2}), Seat{1}), ElementsAre("whoever_is_due_leads_the_next_deal"));
}

// Q-SAF-22: play goes to the right. The first seat dealt, so the third led, and he and the second have nothing.
TEST(MatchFacts, another_of_those_who_are_level_is_noticed) {
  Rules rules = south_african(Seats{3});
  const DealScore score = score_of_deal(11, 0);
  const Match before = match_at(0, 0);
  Match after = after_deal(rules, before, score);
  const auto can_deal = [&](Seat dealer) {
    after.dealer = dealer;
    return broken(rules, before, score, after).empty();
  };
  rules.deal_loser_tie = DealLoserTie::first_in_order;
  EXPECT_TRUE(can_deal(Seat{0}));
  EXPECT_FALSE(can_deal(Seat{1}));
  EXPECT_FALSE(can_deal(Seat{2}));
  rules.deal_loser_tie = DealLoserTie::next_after_starter;
  EXPECT_FALSE(can_deal(Seat{0}));
  EXPECT_FALSE(can_deal(Seat{1}));
  EXPECT_TRUE(can_deal(Seat{2}));
}

}  // namespace
}  // namespace casino::match_facts_test
