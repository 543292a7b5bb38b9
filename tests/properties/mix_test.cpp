// What random play brings about, and how often: builds, sweeps, thefts, ties and ends of deals. What hardly ever comes
// up is hardly tested, so each has a floor, well below what play has now: a change of the generators that makes
// something rare is noticed.

#include <algorithm>

#include <gtest/gtest.h>

#include "model/apply/apply.hpp"
#include "model/rules/variants.hpp"
#include "model/score/score.hpp"
#include "properties/generate/play.hpp"

namespace casino::mix_test {
namespace {

using namespace properties;

struct Mix {
  int deals = 0;
  int turns = 0;
  int builds = 0;     // turns in which a build is made
  int additions = 0;  // ... is raised or added to
  int thefts = 0;     // ... tops of piles are taken
  int captures = 0;   // ... something is captured
  int several = 0;    // ... there is more than one action
  int sweeps = 0;     // turns that empty the table
  int ended = 0;      // deals that come to their end
  int ties = 0;       // deals in which a majority is tied

  void add(const PlayedTurn& played) {
    ++turns;
    const auto has = [&](auto is_so) {
      return std::any_of(played.turn.steps.begin(), played.turn.steps.end(), [&](const Step& step) {
        const auto* action = std::get_if<Action>(&step);
        return action != nullptr && is_so(*action);
      });
    };
    builds += has([](const Action& action) { return action.kind == Do::build; }) ? 1 : 0;
    additions += has([](const Action& one) { return one.kind == Do::raise || one.kind == Do::augment; }) ? 1 : 0;
    thefts += has([](const Action& action) { return !action.tops.empty(); }) ? 1 : 0;
    captures += has([](const Action& action) { return action.kind == Do::capture; }) ? 1 : 0;
    several += played.turn.steps.size() > 1 ? 1 : 0;
    sweeps += played.after.table_is_empty() ? 1 : 0;
  }

  void add_end(const Rules& rules, const Position& position) {
    ++deals;
    if (!deal_is_over(rules, position)) return;
    ++ended;
    const auto captured = captured_at_end(rules, position);
    if (!captured || !is_certain(*captured)) return;
    const DealScore score = score_of(rules, *captured);
    ties +=
        std::any_of(score.lines.begin(), score.lines.end(), [](const ScoreLine& line) { return line.tied; }) ? 1 : 0;
  }
};

Mix mix_of(bool (*is_wanted)(const Rules&), int deals_of_each) {
  Mix mix;
  for (const VariantEntry& variant : variants()) {
    for (std::uint8_t seats = variant.fewest_seats; seats <= variant.most_seats; ++seats) {
      const Rules rules = variant.rules(Seats{seats});
      if (!is_wanted(rules)) continue;
      for (int seed = 0; seed < deals_of_each; ++seed) {
        const Play play = whole_deal(rules, static_cast<std::uint64_t>(seed));
        mix.add_end(rules, play_through(play, [&](const PlayedTurn& played) {
                      mix.add(played);
                      return true;
                    }));
      }
    }
  }
  return mix;
}

// Parts in a hundred.
int share(int part, int whole) { return whole == 0 ? 0 : part * 100 / whole; }

constexpr int deals_of_each = 30;

// Every deal comes to its end, and in parts of a hundred turns, or deals, so much happens at least.
TEST(Mix, western_play_builds_adds_and_sweeps) {
  const Mix mix = mix_of(
      [](const Rules& rules) { return rules.build_enabled == BuildEnabled::on && rules.steal_use == StealUse::never; },
      deals_of_each);
  EXPECT_EQ(mix.ended, mix.deals);
  EXPECT_GE(share(mix.captures, mix.turns), 15);
  EXPECT_GE(share(mix.builds, mix.turns), 6);
  EXPECT_GE(share(mix.additions, mix.turns), 1);
  EXPECT_GE(share(mix.sweeps, mix.deals), 10);
  EXPECT_GE(share(mix.ties, mix.deals), 4);
}

TEST(Mix, play_without_builds_captures_and_sweeps) {
  const Mix mix = mix_of([](const Rules& rules) { return rules.build_enabled == BuildEnabled::off; }, deals_of_each);
  EXPECT_EQ(mix.ended, mix.deals);
  EXPECT_EQ(mix.builds + mix.additions, 0);
  EXPECT_GE(share(mix.captures, mix.turns), 16);
  EXPECT_GE(share(mix.sweeps, mix.deals), 9);
  EXPECT_GE(mix.ties, 2);
}

TEST(Mix, african_play_steals) {
  const Mix mix = mix_of([](const Rules& rules) { return rules.steal_use != StealUse::never; }, deals_of_each);
  EXPECT_EQ(mix.ended, mix.deals);
  EXPECT_GE(share(mix.captures, mix.turns), 14);
  EXPECT_GE(share(mix.builds, mix.turns), 7);
  EXPECT_GE(share(mix.additions, mix.turns), 7);
  EXPECT_GE(share(mix.thefts, mix.turns), 6);
  EXPECT_GE(share(mix.several, mix.turns), 7);
  EXPECT_GE(share(mix.sweeps, mix.deals), 30);
  EXPECT_GE(share(mix.ties, mix.deals), 4);
}

}  // namespace
}  // namespace casino::mix_test
