// Walks through worlds that are small enough to be gone through whole, and of which some numbers are known.

#include <limits>
#include <memory>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/parts/framed.hpp"
#include "properties/worlds/walk.hpp"

namespace casino::worlds_test {
namespace {

using namespace properties;
using testing::IsEmpty;
using testing::SizeIs;
using testing::UnorderedElementsAre;

constexpr std::uint64_t all = std::numeric_limits<std::uint64_t>::max();

World world_of(const std::string& variant, const std::string& rules) {
  const auto worlds = parse_worlds(R"({"format": "casino-worlds/1", "variant": ")" + variant +
                                   R"(", "worlds": [{"name": "w", "why": "x", "rules": )" + rules + "}]}");
  EXPECT_TRUE(worlds) << (worlds ? "" : text_of(worlds.errors().front()));
  return worlds ? worlds->front() : World{};
}

// Two hands of one card, nothing on the table, three cards in all: an ace, a two and a three.
World three_cards() {
  return world_of("anglo-american",
                  R"({"seats": 2, "options": {"deal.hand": 1, "deal.table": 1}, "pack": ["AS", "2S", "3S"]})");
}

// The three cards again, as a match to ten. If anybody captures it is the dealer with the three, and he has all that
// there is: cards 3, spades 1, the ace 1, the two 1, a sweep 1.
World match_of_three_cards(const std::string& match = "{}") {
  const auto worlds = parse_worlds(
      R"({"format": "casino-worlds/1", "variant": "anglo-american", "worlds": [{"name": "w", "why": "x", "rules":
      {"seats": 2, "options": {"deal.hand": 1, "deal.table": 1, "match.target": 10}, "pack": ["AS", "2S", "3S"]},
      "match": )" +
      match + "}]}");
  EXPECT_TRUE(worlds) << (worlds ? "" : text_of(worlds.errors().front()));
  return worlds ? worlds->front() : World{};
}

std::vector<std::string> facts_of(const Walk& walk) {
  std::vector<std::string> facts;
  for (const Flaw& flaw : walk.walked().flaws) facts.push_back(flaw.fact);
  return facts;
}

// Each of three cards can lie on the table, and the others are dealt in two ways: six first positions. The leader can
// only trail: nothing makes a pair, and nobody builds with the last card. What lies there then hangs on the card that
// is left alone: three positions. That one is trailed, which ends all deals alike; or it is the three and takes the ace
// and the two.
TEST(Worlds, a_walk_visits_every_position_once) {
  Walk walk(three_cards());
  EXPECT_EQ(walk.walked().deals_in_all, 6U);
  EXPECT_FALSE(walk.go_on(all));
  EXPECT_THAT(facts_of(walk), IsEmpty());
  EXPECT_EQ(walk.walked().tally.deals, 6U);
  EXPECT_EQ(walk.walked().tally.states, 6U + 3 + 2);
  EXPECT_EQ(walk.walked().tally.ends, 2U);
  EXPECT_EQ(walk.walked().tally.turns, 6U + 3 + 1);
  EXPECT_EQ(walk.walked().tally.merged, 6U + 10 - 11);  // begun, and come to by turns; but for the first time
  EXPECT_EQ(walk.walked().tally.refereed, 6U + 3);
}

// Hearts and clubs are alike: of an ace of each, the deals that only they tell apart are one.
TEST(Worlds, what_only_hearts_and_clubs_tell_apart_is_walked_once) {
  const std::string rules = R"({"seats": 2, "options": {"deal.hand": 1, "deal.table": 1}, "pack": )";
  Walk alike(world_of("anglo-american", rules + R"(["AH", "AC", "KH", "KC", "QS"]})"));
  Walk apart(world_of("anglo-american", rules + R"(["AH", "AS", "KH", "KS", "QC"]})"));
  alike.go_on(all);
  apart.go_on(all);
  EXPECT_EQ(alike.walked().deals_in_all, apart.walked().deals_in_all);
  EXPECT_LT(alike.walked().tally.states, apart.walked().tally.states);
}

// The part of one of so many, as it would be kept and read.
NamedWalk part_of(const World& world, Shard shard, std::uint64_t positions = all) {
  Walk walk(world, shard, {"1.0", 1, 1});
  walk.go_on(positions);
  const auto read = read_named_walk(std::to_string(shard.number) + ".json", walk.checkpoint());
  EXPECT_TRUE(read) << (read ? "" : text_of(read.errors().front()));
  return read ? *read : NamedWalk{};
}

std::vector<NamedWalk> parts_of(const World& world, std::uint64_t of, std::uint64_t positions = all) {
  std::vector<NamedWalk> parts;
  for (std::uint64_t number = of; number > 0; --number) parts.push_back(part_of(world, {number, of}, positions));
  return parts;
}

std::string why_not_one(std::vector<NamedWalk> walks) {
  const auto together = joined(std::move(walks));
  const auto* why_not = std::get_if<std::string>(&together);
  return why_not == nullptr ? "" : *why_not;
}

World royal_with_five_cards() {
  return world_of(
      "royal", R"({"seats": 2, "options": {"deal.hand": 2, "deal.table": 1}, "pack": ["AS", "AH", "KS", "QS", "2D"]})");
}

// What does not hold is found by the shard whose it is, and told as by one machine: the first of each kind.
TEST(Worlds, shards_are_what_one_machine_would_have_walked) {
  World that_forgets = royal_with_five_cards();
  that_forgets.rules.off.insert("AA-TRL-3"_clause);
  for (const World& world : {three_cards(), royal_with_five_cards(), match_of_three_cards(), that_forgets}) {
    for (const std::uint64_t positions : {std::uint64_t{7}, all}) {
      Walk whole(world);
      whole.go_on(positions);
      for (const std::uint64_t of : {1, 2, 3, 16}) {
        const auto together = joined(parts_of(world, of, positions));
        ASSERT_TRUE(std::holds_alternative<std::vector<Walked>>(together)) << std::get<std::string>(together);
        EXPECT_THAT(std::get<0>(together), testing::ElementsAre(whole.walked())) << of;
      }
    }
  }
}

TEST(Worlds, no_two_shards_look_at_the_same) {
  std::uint64_t looked_at = 0;
  for (const NamedWalk& part : parts_of(royal_with_five_cards(), 3)) {
    EXPECT_GT(part.walked.tally.states, 0U);
    EXPECT_LT(part.walked.tally.states, part.walked.tally.walked);
    EXPECT_EQ(part.walked.tally.walked, part_of(royal_with_five_cards(), {}).walked.tally.states);
    looked_at += part.walked.tally.states;
  }
  EXPECT_EQ(looked_at, part_of(royal_with_five_cards(), {}).walked.tally.states);
}

// They are told among lines.
TEST(Worlds, have_names_of_one_line_whoever_wrote_the_file) {
  Walk walk(three_cards(), {}, {"1.0", 1, 1});
  walk.go_on(all);
  const std::string kept = walk.checkpoint();
  std::string body(*parts::body_of(kept, "a checkpoint"));
  const std::string name = R"("world":"w")";
  body.replace(body.find(name), name.size(), R"("world":"w\nall that should hold holds")");
  const auto read = read_named_walk("file", parts::framed(body));
  ASSERT_TRUE(read);
  EXPECT_THAT(read->walked.world, testing::Not(testing::HasSubstr("\n")));
}

TEST(Worlds, shards_that_are_not_one_run_are_refused_by_name) {
  const std::vector<NamedWalk> parts = parts_of(three_cards(), 3);
  const auto with = [&](auto change) {
    std::vector<NamedWalk> changed = parts;
    change(changed);
    return why_not_one(std::move(changed));
  };
  using Walks = std::vector<NamedWalk>;
  EXPECT_EQ(with([](Walks& walks) { walks.pop_back(); }), "w: shard 1/3 is missing");
  EXPECT_EQ(with([](Walks& walks) { walks[0] = walks[1]; }), "w: 2.json and 2.json are both shard 2/3");
  EXPECT_EQ(with([](Walks& walks) { walks[1].place.version = "0.9"; }),
            "2.json was made by version 0.9, and 3.json by 1.0");
  EXPECT_EQ(with([](Walks& walks) { walks[1].place.of = 2; }), "2.json is of another run than 3.json");
  EXPECT_EQ(with([](Walks& walks) { walks[1].walked.shard.of = 4; }), "2.json is of another run than 3.json");
  EXPECT_EQ(with([](Walks& walks) { walks[1].walked.rules.trail_owning_build = TrailOwningBuild::allowed; }),
            "w: 2.json is of another run than 3.json");
  EXPECT_EQ(with([](Walks& walks) {
              walks[1] = part_of(three_cards(), {2, 3}, 5);
            }),
            "3.json has gone to 11 positions, and 2.json to 5: let them go on (casino properties worlds --checkpoint)");
  EXPECT_EQ(with([](Walks& walks) {
              for (NamedWalk& walk : walks) walk.place.of = 3;
            }),
            "2 of 3 worlds of the run are missing");
}

TEST(Worlds, a_walk_that_was_broken_off_comes_to_the_same) {
  const World world = royal_with_five_cards();
  Walk whole(world);
  whole.go_on(all);
  auto part = std::make_unique<Walk>(world);
  for (bool has_more = true; has_more;) {
    has_more = part->go_on(7);
    const std::string kept = part->checkpoint();
    part = std::make_unique<Walk>(world);
    EXPECT_THAT(part->resume(kept), IsEmpty());
  }
  EXPECT_TRUE(part->is_over());
  EXPECT_EQ(part->walked().tally, whole.walked().tally);
}

TEST(Worlds, a_checkpoint_of_something_else_is_refused) {
  Walk walk(three_cards());
  walk.go_on(5);
  EXPECT_THAT(Walk(three_cards(), Shard{1, 2}).resume(walk.checkpoint()), SizeIs(1));
  World other = three_cards();
  other.rules.trail_owning_build = TrailOwningBuild::allowed;
  EXPECT_THAT(Walk(other).resume(walk.checkpoint()), SizeIs(1));
  EXPECT_THAT(Walk(three_cards()).resume("{}"), testing::Not(IsEmpty()));
  EXPECT_THAT(Walk(three_cards()).resume("not JSON"), SizeIs(1));
  std::string cut = walk.checkpoint();
  cut.erase(cut.rfind('"') - 1, 1);
  EXPECT_THAT(Walk(three_cards()).resume(cut), SizeIs(1));
}

// Each of these would be gone on from: a walk that takes itself for farther than it is comes to its end too soon.
TEST(Worlds, a_checkpoint_that_was_changed_is_refused) {
  Walk walk(three_cards());
  walk.go_on(5);
  const std::string kept = walk.checkpoint();
  EXPECT_THAT(Walk(three_cards()).resume(kept), IsEmpty());
  const auto with = [&](const std::string& part, const std::string& other) {
    const std::size_t at = kept.find(part);
    EXPECT_NE(at, std::string::npos) << part;
    return std::string(kept).replace(at, part.size(), other);
  };
  for (const std::string& changed :
       {with(R"("states":5)", R"("states":6)"), with(R"("deals":3)", R"("deals":6)"),
        with(R"("turns":4)", R"("turns":5)"), with(R"("seen":")", R"("seen":"00000000000000000000000000000000)"),
        with(R"("moment":)", R"("moment":1)"), kept.substr(0, kept.size() - 1)})
    EXPECT_THAT(Walk(three_cards()).resume(changed), SizeIs(1)) << changed;
}

// What another version found to hold this one has not looked at.
TEST(Worlds, a_checkpoint_of_another_version_is_refused) {
  Walk walk(three_cards(), {}, {"1.0", 1, 1});
  walk.go_on(5);
  EXPECT_THAT(Walk(three_cards(), {}, {"1.0", 1, 1}).resume(walk.checkpoint()), IsEmpty());
  EXPECT_THAT(Walk(three_cards(), {}, {"1.1", 1, 1}).resume(walk.checkpoint()), SizeIs(1));
}

// A flaw that was met before an interruption is told behind it, too.
TEST(Worlds, what_does_not_hold_is_kept_with_the_walk) {
  World world = three_cards();
  world.rules.off.insert("AA-TRL-3"_clause);
  Walk before(world);
  before.go_on(3);
  Walk behind(world);
  EXPECT_THAT(behind.resume(before.checkpoint()), IsEmpty());
  EXPECT_FALSE(before.walked().flaws.empty());
  EXPECT_EQ(behind.walked().flaws, before.walked().flaws);
}

// The generator lists no turns where clauses are off; the referee, which asks judge, finds some.
TEST(Worlds, a_generator_that_forgets_turns_is_found_out) {
  World world = three_cards();
  world.rules.off.insert("AA-TRL-3"_clause);
  Walk walk(world);
  walk.go_on(all);
  EXPECT_THAT(facts_of(walk), UnorderedElementsAre("generator_and_referee_agree", "no_dead_end"));
  EXPECT_EQ(walk.walked().tally.flaws, 12U);  // of both kinds in each of the six first positions
}

// ---- Whole matches

// Points of the leader and of the dealer, who leads next: none in the first deal, or later; none and seven; seven and
// none; seven each. The dealer wins with another seven, if he had seven.
TEST(Worlds, a_match_is_walked_from_every_standing) {
  Walk walk(match_of_three_cards());
  EXPECT_FALSE(walk.go_on(all));
  EXPECT_THAT(facts_of(walk), IsEmpty());
  EXPECT_EQ(walk.walked().standings, std::uint64_t{5});
  EXPECT_EQ(walk.walked().tally.deals, 5U * 6);
  EXPECT_EQ(walk.walked().tally.states, 5U * 11);
  EXPECT_EQ(walk.walked().tally.ends, 5U * 2);
  EXPECT_EQ(walk.walked().tally.match_ends, 2U);
}

TEST(Worlds, a_match_begins_as_the_world_says) {
  Walk walk(match_of_three_cards(R"({"totals": {"N": 7, "S": 7}, "deals": 4})"));
  walk.go_on(all);
  EXPECT_EQ(walk.walked().standings, std::uint64_t{1});
  EXPECT_EQ(walk.walked().tally.match_ends, 1U);
}

// Without a pair, a sum or a sweep nobody ever scores, and no deal leads on.
TEST(Worlds, a_match_that_cannot_end_is_found_out) {
  World world = match_of_three_cards();
  world.rules.pack = CardSet{"AS"_card, "2S"_card, "9S"_card};
  Walk walk(world);
  walk.go_on(all);
  EXPECT_THAT(facts_of(walk), UnorderedElementsAre("every_match_can_end"));
}

TEST(Worlds, a_walk_through_matches_that_was_broken_off_comes_to_the_same) {
  const World world = match_of_three_cards();
  Walk whole(world);
  whole.go_on(all);
  auto part = std::make_unique<Walk>(world);
  for (bool has_more = true; has_more;) {
    has_more = part->go_on(3);
    const std::string kept = part->checkpoint();
    part = std::make_unique<Walk>(world);
    EXPECT_THAT(part->resume(kept), IsEmpty());
  }
  EXPECT_TRUE(part->is_over());
  EXPECT_EQ(part->walked().tally, whole.walked().tally);
  EXPECT_EQ(part->walked().standings, whole.walked().standings);
}

TEST(Worlds, a_checkpoint_of_another_match_is_refused) {
  Walk walk(match_of_three_cards());
  walk.go_on(5);
  EXPECT_THAT(Walk(match_of_three_cards(R"({"totals": {"N": 7}})")).resume(walk.checkpoint()), SizeIs(1));
}

TEST(Worlds, a_match_that_is_over_is_refused) {
  EXPECT_FALSE(parse_worlds(R"({"format": "casino-worlds/1", "variant": "royal", "worlds": [
    {"name": "w", "why": "x", "rules": {"seats": 2, "pack": ["AS", "AH", "KS", "KH", "2S"],
    "options": {"deal.hand": 2, "deal.table": 1}}, "match": {"over": true}}]})"));
}

TEST(Worlds, a_file_that_is_none_is_refused) {
  EXPECT_FALSE(parse_worlds("{}"));
  EXPECT_FALSE(parse_worlds(R"({"format": "casino-worlds/2", "variant": "royal", "worlds": []})"));
  EXPECT_FALSE(parse_worlds(R"({"format": "casino-worlds/1", "variant": "royal", "worlds": [
    {"name": "w", "why": "x", "rules": {"seats": 2, "pack": ["AS", "AH", "KS"]}}]})"));  // it does not go round
}

TEST(Worlds, have_as_many_deals_as_are_counted) {
  const Rules rules = three_cards().rules;
  EXPECT_EQ(first_dealings_at_most(rules), 6);
  EXPECT_THAT(first_dealings(rules), SizeIs(6));
}

TEST(Worlds, that_are_not_small_are_refused_before_anybody_lists_their_deals) {
  const auto worlds = parse_worlds(R"({"format": "casino-worlds/1", "variant": "royal", "worlds": [
    {"name": "big", "why": "x", "rules": {"seats": 2}}]})");
  ASSERT_FALSE(worlds);
  EXPECT_EQ(worlds.errors().front().where.line, 2);
  EXPECT_EQ(worlds.errors().front().expected, "at most 1000000");
}

TEST(Worlds, are_named_so_that_files_can_be_called_by_it) {
  for (const std::string name : {"../evil", "", "a b", "x/y"}) {
    const auto worlds =
        parse_worlds(R"({"format": "casino-worlds/1", "variant": "royal", "worlds": [{"name": ")" + name +
                     R"(", "why": "x", "rules": {"options": {"deal.hand": 1, "deal.table": 1},
      "seats": 2, "pack": ["AS", "2S", "3S"]}}]})");
    ASSERT_FALSE(worlds) << name;
    EXPECT_THAT(worlds.errors(), SizeIs(1)) << name;
  }
}

}  // namespace
}  // namespace casino::worlds_test
