// Runs of random games in parts.

#include "properties/run/games.hpp"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "oracle/generate/game.hpp"

namespace casino::games_test {
namespace {

using namespace properties;
using testing::ElementsAre;
using testing::HasSubstr;

GamesPlan plan_of(std::uint64_t rounds) {
  GamesPlan plan{"1.0", {}, {}, rounds, 7, 1, 0};
  for (const std::string_view name : {"royal", "haiti", "tuxedo"}) plan.tables.push_back(find_variant(name)->rules({}));
  return plan;
}

Position first_position_of(const log::Log& log) {
  log::Replay replay(log.rules.rules, log.before);
  replay.begin(log.deals.front());
  replay.deal_what_is_due();
  return replay.position();
}

// A run in which every fifth game breaks something.
GamesPart played(const GamesPlan& plan, parts::Shard shard) {
  GamesPart part{plan, shard, 0, {}};
  for (; !part.is_whole(); ++part.next) {
    if (!part.has(part.next)) continue;
    const Rules& rules = plan.tables[part.next % plan.tables.size()];
    const log::Log log = generate::random_game(log::stated(rules), plan.seed + part.next, {plan.deals});
    Check check;
    check.game(log);
    part.tally.add_game(check);
    const std::string fact(listed()[part.next % 2].name);
    if (part.next % 5 == 3 && !part.tally.has_breach_of(fact)) {
      const Position position = first_position_of(log);
      part.tally.breaches.push_back(
          {{fact, {rules, position, Turn{position.to_act, {}}}, 1, 0}, "game", part.next + 1});
    }
  }
  return part;
}

std::string why_not_one(const std::vector<NamedGames>& parts) {
  const auto together = joined(parts);
  const auto* why_not = std::get_if<std::string>(&together);
  return why_not == nullptr ? "" : *why_not;
}

TEST(Games, of_all_shards_are_those_of_one_machine) {
  const GamesPlan plan = plan_of(6);
  const GamesPart whole = played(plan, {});
  ASSERT_EQ(whole.tally.breaches.size(), 2U);
  for (const std::uint64_t of : {2, 4, 40}) {
    std::vector<NamedGames> named;
    for (std::uint64_t number = of; number > 0; --number) {
      const auto read = read_games(text_of(played(plan, {number, of})));
      ASSERT_TRUE(read) << text_of(read.errors().front());
      named.push_back({"file", *read});
    }
    const auto together = joined(named);
    ASSERT_TRUE(std::holds_alternative<GamesPart>(together)) << std::get<std::string>(together);
    EXPECT_EQ(std::get<GamesPart>(together), whole) << of;
  }
}

// Each game is of one shard, and no shard gets the same tables all the time.
TEST(Games, are_shared_out_evenly) {
  GamesPart part{plan_of(12), {1, 6}, 0, {}};
  std::vector<int> of_table(3);
  for (std::uint64_t game = 0; game < part.plan.games(); ++game) {
    int owners = 0;
    for (std::uint64_t number = 1; number <= 6; ++number) {
      part.shard.number = number;
      owners += part.has(game) ? 1 : 0;
    }
    EXPECT_EQ(owners, 1) << game;
    part.shard.number = 1;
    if (part.has(game)) ++of_table[game % 3];
  }
  EXPECT_THAT(of_table, ElementsAre(2, 2, 2));
}

TEST(Games, that_are_not_one_run_are_refused_by_name) {
  const GamesPlan plan = plan_of(2);
  const NamedGames first{"a", played(plan, {1, 2})};
  const NamedGames second{"b", played(plan, {2, 2})};
  EXPECT_EQ(why_not_one({first, second}), "");
  EXPECT_EQ(why_not_one({first}), "shard 2/2 is missing");
  EXPECT_EQ(why_not_one({first, second, first}), "a and a are both shard 1/2");
  NamedGames other = second;
  other.part.plan.seed = 8;
  EXPECT_EQ(why_not_one({first, other}), "b is of another run than a");
  other = second;
  other.part.plan.version = "1.1";
  EXPECT_EQ(why_not_one({first, other}), "b was made by version 1.1, and a by 1.0");
  other = second;
  other.part.next = 3;
  EXPECT_EQ(why_not_one({first, other}), "b is not at its end: casino properties run --resume b");
}

TEST(Games, that_were_changed_or_are_of_no_fact_are_refused) {
  const std::string kept = text_of(played(plan_of(2), {}));
  std::string changed = kept;
  changed.replace(changed.find("\"games\":6"), 9, "\"games\":7");
  EXPECT_THAT(read_games(changed).errors().front().found, HasSubstr("changed"));
  GamesPart part = played(plan_of(2), {});
  part.tally.breaches.front().breach.fact = "no_such_fact";
  EXPECT_FALSE(read_games(text_of(part)));
  part = played(plan_of(2), {});
  part.plan.tables.clear();
  EXPECT_FALSE(read_games(text_of(part)));
  part = played(plan_of(2), {});
  part.plan.rounds = most_rounds + 1;  // with many tables more games than can be counted
  EXPECT_FALSE(read_games(text_of(part)));
}

}  // namespace
}  // namespace casino::games_test
