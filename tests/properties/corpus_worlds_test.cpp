// The small worlds that come with the program: of every variant, and of every way to end a match.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rules/option.hpp"
#include "model/rules/variants.hpp"
#include "properties/worlds/walk.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::corpus_worlds_test {
namespace {

using namespace properties;
using testing::SizeIs;

std::vector<World> own_worlds() {
  std::vector<World> worlds;
  for (const auto& entry : std::filesystem::directory_iterator(test::source_path("corpus/worlds"))) {
    std::ifstream file(entry.path());
    const auto read = parse_worlds(std::string{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()});
    EXPECT_TRUE(read) << entry.path() << (read ? "" : text_of(read.errors().front()));
    if (read) worlds.insert(worlds.end(), read->begin(), read->end());
  }
  return worlds;
}

TEST(CorpusWorlds, there_is_one_for_every_variant_and_number_of_players) {
  const std::vector<World> worlds = own_worlds();
  for (const VariantEntry& variant : variants())
    for (std::uint8_t seats = variant.fewest_seats; seats <= variant.most_seats; ++seats)
      EXPECT_TRUE(std::any_of(
          worlds.begin(), worlds.end(),
          [&](const World& world) { return world.rules.variant == variant.name && world.rules.seats.count == seats; }))
          << variant.name << " for " << int{seats};
}

// Each value that a way of ending a match can have is in some world of matches.
TEST(CorpusWorlds, there_are_matches_of_every_plan) {
  std::set<std::string> plans;
  std::set<std::string_view> of_variants;
  for (const World& world : own_worlds()) {
    if (!world.match) continue;
    of_variants.insert(world.rules.variant);
    for (const Option option :
         {Option::match_count_when, Option::match_resolve, Option::match_tie, Option::match_double_first_deal,
          Option::endgame_restrictions, Option::claim_false, Option::deal_next_lead})
      plans.insert(std::string(entry_of(option).name) + "=" + value_of(world.rules, option));
  }
  EXPECT_THAT(of_variants, SizeIs(variants().size()));
  for (const Option option :
       {Option::match_count_when, Option::match_resolve, Option::match_tie, Option::match_double_first_deal,
        Option::endgame_restrictions, Option::claim_false, Option::deal_next_lead})
    for (const std::string_view value : entry_of(option).values)
      EXPECT_THAT(plans, testing::Contains(std::string(entry_of(option).name) + "=" + std::string(value)));
}

// docs/worlds.md is written by ./dev worlds. That takes long, but a world that was changed since is noticed.
TEST(CorpusWorlds, their_table_is_of_these_worlds) {
  std::ifstream file(test::source_path("docs/worlds.md"));
  const std::string table{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  const std::vector<World> worlds = own_worlds();
  for (const World& world : worlds) {
    const std::string row = "| " + world.name + " | " + std::to_string(world.rules.seats.count) + " | " +
                            std::to_string(world.rules.pack.size()) + " | " +
                            std::to_string(Walk(world).walked().first_deals) + " |";
    EXPECT_THAT(table, testing::HasSubstr(row));
  }
  EXPECT_THAT(table, testing::Not(testing::HasSubstr("in part")));
  const std::string count = std::to_string(worlds.size());
  EXPECT_THAT(table, testing::HasSubstr(count + " of " + count + " worlds were gone through wholly"));
}

}  // namespace
}  // namespace casino::corpus_worlds_test
