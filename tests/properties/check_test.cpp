#include "properties/run/check.hpp"

#include <array>

#include <gmock/gmock.h>

#include "model/rules/variants.hpp"
#include "oracle/corpus/run.hpp"
#include "oracle/generate/game.hpp"
#include "properties/generate/show.hpp"
#include "properties/generate/vary.hpp"
#include "properties/run/kept_breach.hpp"
#include "tests/properties/trials.hpp"

namespace casino::check_test {
namespace {

using namespace properties;
using testing::IsEmpty;
using testing::SizeIs;

bool always(const Rules&) { return true; }

// ---- A fact that is none, to see that it is found out, and by how little.

bool nobody_ever_builds(const Rules&, const Position& position) { return position.builds.empty(); }
constexpr std::array false_facts{
    PositionFact{"nobody_ever_builds", "There are no builds.", always, nobody_ever_builds}};

bool nothing_is_ever_captured(const Rules&, const Position&, const Turn&, const Judgement& judgement) {
  return !judgement.after.last_capturer || judgement.after.piles[*judgement.after.last_capturer].empty();
}
constexpr std::array false_turn_facts{
    TurnFact{"nothing_is_ever_captured", "Nobody captures.", always, nothing_is_ever_captured}};

Check check_of_false_facts() { return Check({}, Facts{false_facts, false_turn_facts, {}}); }

log::Log some_game(std::uint64_t seed) {
  return generate::random_game(log::stated(anglo_american(Seats{2})), seed, {.deals = 1});
}

const Breach* find(const Check& check, std::string_view fact) {
  for (const Breach& breach : check.breaches())
    if (breach.fact == fact) return &breach;
  return nullptr;
}

TEST(Check, finds_a_position_that_breaks_a_fact_and_the_least_that_does) {
  Check check = check_of_false_facts();
  for (std::uint64_t seed = 0; seed < 20; ++seed) check.game(some_game(seed));
  const Breach* breach = find(check, "nobody_ever_builds");
  ASSERT_NE(breach, nullptr);
  EXPECT_GT(breach->turn, 0);
  const Breach small = shrunk(check, *breach);
  EXPECT_THAT(check.broken_by(small.exhibit), testing::Contains("nobody_ever_builds"));
  // A card that is played to another, and one that will capture them (AA-BLD-3).
  EXPECT_LE(cards_named(small.exhibit), 3) << shown(small.exhibit.rules, small.exhibit.position, small.exhibit.turn);
  EXPECT_THAT(small.exhibit.turn.steps, SizeIs(1));
}

TEST(Check, finds_a_turn_that_breaks_a_fact_and_the_least_that_does) {
  Check check = check_of_false_facts();
  for (std::uint64_t seed = 0; seed < 20; ++seed) check.game(some_game(seed));
  const Breach* breach = find(check, "nothing_is_ever_captured");
  ASSERT_NE(breach, nullptr);
  const Breach small = shrunk(check, *breach);
  // A card of an unseen hand captures another, or a build of two.
  EXPECT_LE(cards_named(small.exhibit), 2) << shown(small.exhibit.rules, small.exhibit.position, small.exhibit.turn);
}

TEST(Check, what_was_found_is_a_case_that_is_read_again) {
  Check check = check_of_false_facts();
  for (std::uint64_t seed = 0; seed < 20; ++seed) check.game(some_game(seed));
  const Breach small = shrunk(check, check.breaches().front());
  const std::string text = case_of(small, "There are no builds.").dump(2);
  const auto kept = parse_kept_breaches(text);
  ASSERT_TRUE(kept) << text;
  ASSERT_THAT(*kept, SizeIs(1));
  EXPECT_EQ(kept->front().fact, small.fact);
  EXPECT_EQ(check.broken_by(kept->front().exhibit), check.broken_by(small.exhibit)) << text;
  const auto file = corpus::parse_case_file(text);
  ASSERT_TRUE(file);
  EXPECT_EQ(corpus::run(file->cases.front()).result(), corpus::Result::pass) << text;
}

TEST(Check, looks_at_the_facts_that_are_wanted_only) {
  Check check({"nobody_ever_builds"}, Facts{false_facts, false_turn_facts, {}});
  for (std::uint64_t seed = 0; seed < 20; ++seed) check.game(some_game(seed));
  EXPECT_EQ(find(check, "nothing_is_ever_captured"), nullptr);
  EXPECT_NE(find(check, "nobody_ever_builds"), nullptr);
}

TEST(Check, passes_over_turns_that_broke_a_rule) {
  log::Log log = some_game(1);
  for (log::Entry& entry : log.deals.front().entries)
    if (auto* turn = std::get_if<Turn>(&entry.what)) turn->seat.index ^= 1U;  // everybody out of turn
  Check check;
  check.game(log);
  EXPECT_EQ(check.passed_over(), check.turns());
  EXPECT_THAT(check.breaches(), IsEmpty());
}

TEST(Check, every_fact_is_listed_once_with_a_sentence) {
  std::set<std::string_view> names;
  for (const ListedFact& fact : listed()) {
    EXPECT_TRUE(names.insert(fact.name).second) << fact.name;
    EXPECT_TRUE(fact.says.ends_with('.')) << fact.name;
  }
}

// ---- The facts themselves, in generated games of every table.

struct Table {
  const VariantEntry* variant;
  std::uint8_t seats;
};
std::vector<Table> all_tables() {
  std::vector<Table> all;
  for (const VariantEntry& variant : variants())
    for (std::uint8_t seats = variant.fewest_seats; seats <= variant.most_seats; ++seats)
      all.push_back({&variant, seats});
  return all;
}
class GamesOf : public testing::TestWithParam<Table> {};

TEST_P(GamesOf, break_no_fact) {
  const auto& [variant, seats] = GetParam();
  Check check;
  for (int seed = 0; seed < trials(2); ++seed)
    check.game(generate::random_game(log::stated(variant->rules(Seats{seats})), static_cast<std::uint64_t>(seed),
                                     {.deals = 2}));
  if (check.breaches().empty()) return;
  const Breach small = shrunk(check, check.breaches().front());
  FAIL() << small.fact << "\n" << shown(small.exhibit.rules, small.exhibit.position, small.exhibit.turn);
}
TEST_P(GamesOf, break_no_fact_under_other_options) {
  const auto& [variant, seats] = GetParam();
  Check check;
  for (int seed = 0; seed < trials(2); ++seed) {
    generate::Dice dice(static_cast<std::uint64_t>(seed));
    const Rules rules = varied(variant->rules(Seats{seats}), 3, dice);
    check.game(generate::random_game(log::stated(rules), static_cast<std::uint64_t>(seed), {.deals = 1}));
  }
  if (check.breaches().empty()) return;
  const Breach small = shrunk(check, check.breaches().front());
  FAIL() << small.fact << "\n" << shown(small.exhibit.rules, small.exhibit.position, small.exhibit.turn);
}
INSTANTIATE_TEST_SUITE_P(Tables, GamesOf, testing::ValuesIn(all_tables()), [](const auto& tested) {
  std::string name(tested.param.variant->name);
  for (char& letter : name)
    if (letter == '-') letter = '_';
  return name + "_" + std::to_string(tested.param.seats);
});

}  // namespace
}  // namespace casino::check_test
