// Games of a study: the same cards and the same dice whatever the rules.

#include "oracle/study/game.hpp"

#include <numeric>

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "oracle/rulesets/settings.hpp"
#include "oracle/threads/breakable.hpp"

namespace casino::study::game_test {
namespace {

Beginning beginning_of(std::uint64_t seed, Extent extent = Extent::deal) {
  Beginning beginning;
  beginning.seed = seed;
  beginning.extent = extent;
  return beginning;
}

TEST(StudyGame, is_the_same_again) {
  const Table table(swazi(Seats{3}));
  EXPECT_EQ(played(table, beginning_of(4)).turns, played(table, beginning_of(4)).turns);
  EXPECT_NE(played(table, beginning_of(4)).turns, played(table, beginning_of(5)).turns);
}

TEST(StudyGame, can_be_broken_off_whoever_plays) {
  const Table table(swazi(Seats{3}));
  for (const char* name : {"random", "greedy", "careful", "search:2000"}) {
    Beginning beginning = beginning_of(4);
    for (const Seat seat : table.rules().seats) beginning.seated[seat] = *players::player_called(name);
    int asked = 0;
    const Breakable work([&] { return ++asked > 20; });
    EXPECT_THROW(static_cast<void>(played(table, beginning)), BrokenOff) << name;
    EXPECT_EQ(asked, 21) << name;
  }
}

// Random players do not look at points: all that changes is the score, by a point for each sweep that was made.
TEST(StudyGame, differs_by_the_score_of_sweeps_alone) {
  const Rules without = rules_with(royal(Seats{2}), Option::sweep_score, "0").value_or(royal(Seats{2}));
  const Table none(without);
  const Table one(rules_with(without, Option::sweep_score, "1").value());
  std::int64_t sweeps = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const PlayedGame a = played(none, beginning_of(seed));
    const PlayedGame b = played(one, beginning_of(seed));
    EXPECT_EQ(a.turns, b.turns);
    EXPECT_EQ(b.points[Side{0}] + b.points[Side{1}] - a.points[Side{0}] - a.points[Side{1}], a.sweeps);
    sweeps += a.sweeps;
  }
  EXPECT_GT(sweeps, 0);
}

// Eleven points are given in a deal of Anglo-American Casino without sweeps, three of them for most cards: they may be
// tied, and nothing else.
TEST(StudyGame, gives_out_eleven_points) {
  const Table table(rules_with(anglo_american(Seats{2}), Option::sweep_score, "0").value_or(anglo_american(Seats{2})));
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const PlayedGame course = played(table, beginning_of(seed));
    const std::int64_t given = std::accumulate(course.items.begin(), course.items.end(), std::int64_t{0});
    EXPECT_TRUE(given == 11 || given == 8) << given;
    EXPECT_EQ(course.turns.size(), 48U);
  }
}

// A match goes on until somebody has the target: whoever wins has it.
TEST(StudyGame, of_a_match_ends_with_a_winner_at_the_target) {
  const Rules rules = anglo_american(Seats{2});
  const Table table(rules);
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const PlayedGame course = played(table, beginning_of(seed, Extent::match));
    EXPECT_FALSE(course.has_broken_off);
    ASSERT_TRUE(course.winner);
    EXPECT_GE(course.points[*course.winner], rules.match_target);
    EXPECT_GT(course.deals, 1);
  }
}

TEST(StudyGame, is_led_by_the_seat_after_the_dealer) {
  const Rules rules = royal(Seats{4});
  Beginning beginning = beginning_of(9);
  beginning.dealer = Seat{2};
  const Table table(rules);
  const PlayedGame a = played(table, beginning);
  beginning.dealer = Seat{1};
  EXPECT_NE(played(table, beginning).turns, a.turns);
}

}  // namespace
}  // namespace casino::study::game_test
