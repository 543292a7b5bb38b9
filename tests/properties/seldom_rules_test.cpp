// Combinations of rules that are drawn seldom at random: the generator against the referee, and judge against itself.
// Each count can be multiplied: CASINO_TRIALS=20.

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "model/judge/judge.hpp"
#include "model/rules/variants.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "properties/agreement/generator.hpp"
#include "properties/generate/dice.hpp"
#include "properties/generate/position.hpp"
#include "properties/generate/rules.hpp"
#include "properties/generate/show.hpp"
#include "tests/properties/trials.hpp"

namespace casino::seldom_rules_test {
namespace {

using namespace properties;

constexpr std::array<std::string_view, 5> western{"anglo-american", "royal", "dominican", "haiti", "tuxedo"};

// A western variant with this change, and some of those options at random.
Rules some_rules_with(const OptionChange& change, std::span<const Option> changing, Dice& dice) {
  const Seats seats{static_cast<std::uint8_t>(dice.one_in(3) ? 4 : 2)};
  Rules rules = changed(rules_of(western[dice.below(western.size())], seats).value(), change);
  for (const Option option : changing) {
    const auto& values = entry_of(option).values;
    if (dice.one_in(2)) rules = changed(rules, {option, values[dice.below(values.size())]});
  }
  return rules;
}

Position some_table(const Rules& rules, Dice& dice, const Amounts& amounts) {
  return made_up_position(rules, dice.below(std::uint64_t{1} << 32), amounts);
}

// AA-VAR-1: what counts for a build of table cards beside a trail.
constexpr std::array beside_a_trail{Option::trail_capturing_card, Option::build_same_value,  Option::build_card_held,
                                    Option::trail_owning_build,   Option::build_owner,       Option::capture_ace_values,
                                    Option::build_two_aces,       Option::capture_compulsory};
Rules some_rules_of_trails(Dice& dice) {
  return some_rules_with({Option::build_table_only, "with_trail"}, beside_a_trail, dice);
}

TEST(SeldomRules, generator_agrees_with_the_referee_about_builds_beside_a_trail) {
  Dice dice(20261123);
  for (int i = 0; i < trials(100); ++i) {
    const Rules rules = some_rules_of_trails(dice);
    const Position position = some_table(rules, dice, {3, 1, 3, 0});
    const auto fault = generator_and_referee_differ(rules, position, {2, 1});
    ASSERT_FALSE(fault) << "trial " << i << ": " << *fault;
  }
}

// A trail and a build, both orders.
struct TrailAndBuild {
  Turn build_first;
  Turn trail_first;
};
std::vector<TrailAndBuild> trails_and_builds(const Position& position) {
  std::vector<TrailAndBuild> turns;
  const CardSet loose = position.loose;
  for (std::uint64_t bits = loose.bits(); bits != 0; bits = (bits - 1) & loose.bits()) {
    const CardSet cards = CardSet::from_bits(bits);
    if (cards.size() < 2) continue;
    for (std::uint8_t value = 1; value <= 14; ++value)
      for (const Card card : position.hands[position.to_act].cards) {
        const Action build{.kind = Do::build, .table = cards, .value = Value{value}};
        const Action trail{.kind = Do::trail, .hand = card};
        turns.push_back({{position.to_act, {build, trail}}, {position.to_act, {trail, build}}});
      }
  }
  return turns;
}

// 004 Building Rules: they are made at the same time (Q-AA-09, Q-DOM-33).
TEST(SeldomRules, a_trail_and_a_build_beside_it_are_judged_alike_in_either_order) {
  Dice dice(20261124);
  int legal = 0;
  for (int i = 0; i < trials(300); ++i) {
    const Rules rules = some_rules_of_trails(dice);
    const Position position = some_table(rules, dice, {4, 1, 2, 0});
    for (const auto& [build_first, trail_first] : trails_and_builds(position)) {
      const Judgement one = judge(rules, position, build_first);
      const Judgement other = judge(rules, position, trail_first);
      ASSERT_EQ(one.verdict.index(), other.verdict.index())
          << "trial " << i << ": " << shown(rules, position, build_first);
      ASSERT_EQ(one.after, other.after) << "trial " << i << ": " << shown(rules, position, build_first);
      if (std::holds_alternative<Legal>(one.verdict)) ++legal;
    }
  }
  EXPECT_GT(legal, 0);
}

// AA-VAR-5: what counts where single builds are cards.
constexpr std::array beside_builds{Option::raise_table_cards, Option::raise_loose_groups, Option::build_same_value,
                                   Option::build_card_held,   Option::build_owner,        Option::build_two_aces,
                                   Option::raise_whose};

TEST(SeldomRules, generator_agrees_with_the_referee_about_single_builds_as_cards) {
  Dice dice(20261125);
  for (int i = 0; i < trials(100); ++i) {
    const OptionChange change{Option::build_single_as_card, dice.one_in(2) ? "full" : "capture_and_groups"};
    Rules rules = some_rules_with(change, beside_builds, dice);
    if (dice.one_in(3)) rules = changed(rules, {Option::capture_groups, "one"});
    const Position position = some_table(rules, dice, {4, 2, 2, 0});
    if (!is_within_reach(position)) continue;
    const auto fault = generator_and_referee_differ(rules, position, bounds_for(rules, position));
    ASSERT_FALSE(fault) << "trial " << i << ": " << *fault;
  }
}

// The same where turns have several actions, and builds of a value are united (SWZ-EQL-3): what is listed is legal.
TEST(SeldomRules, whatever_is_listed_with_single_builds_as_cards_is_legal_in_african_games) {
  constexpr std::array<std::string_view, 4> african{"swazi", "sotho", "south-african", "swazi-2"};
  Dice dice(20261129);
  int listed = 0;
  for (int i = 0; i < trials(400); ++i) {
    const VariantEntry& variant = *find_variant(african[dice.below(african.size())]);
    Rules rules = variant.rules(Seats{variant.usual_seats});
    rules = changed(rules, {Option::build_single_as_card, dice.one_in(2) ? "full" : "capture_and_groups"});
    const Position position = some_table(rules, dice, {2, 3, 2, 1});
    legal_turns(rules, position, [&](const Turn& turn, const Position&) {
      ++listed;
      const Judgement judgement = judge(rules, position, turn);
      EXPECT_TRUE(std::holds_alternative<Legal>(judgement.verdict))
          << "trial " << i << ": " << shown(rules, position, turn);
      return !HasFailure();
    });
    if (HasFailure()) return;
  }
  EXPECT_GT(listed, 100);
}

}  // namespace
}  // namespace casino::seldom_rules_test
