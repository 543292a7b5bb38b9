// Random walks through deals, turn by turn: the sequence of commands of RapidCheck's stateful tests.

#include "properties/generate/walk.hpp"

#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/rules/variants.hpp"
#include "properties/facts/facts.hpp"
#include "properties/generate/rules.hpp"

namespace casino::walk_test {
namespace {

using namespace properties;

RC_GTEST_PROP(Walk, holds_at_every_step_in_every_variant, ()) {
  const Rules rules = *some_rules(0);
  if (can_be_walked(rules)) walk_at_random(rules);
}

// Some options leave a player without a turn: an owner who need not keep a card for a build, and may not trail.
bool promise_a_turn(const Rules& rules) {
  const auto facts = position_facts();
  return std::any_of(facts.begin(), facts.end(), [&](const PositionFact& fact) {
    return fact.name.starts_with("whoever_is_to_act_has_a_legal") && fact.is_due(rules);
  });
}

RC_GTEST_PROP(Walk, holds_at_every_step_under_any_options, ()) {
  const Rules rules = *some_rules(4);
  if (can_be_walked(rules) && promise_a_turn(rules)) walk_at_random(rules);
}

// Not the three Hungarian ones, where several hand cards are played at once; Crazy, where cards are drawn; Tuxedo and
// South African, where the cards do not come out even with some numbers of players.
TEST(Walk, eleven_variants_of_seventeen_can_be_walked) {
  int walked = 0;
  for (const VariantEntry& variant : variants())
    if (can_be_walked(variant.rules(Seats{variant.fewest_seats}))) ++walked;
  EXPECT_EQ(walked, 17 - 3 - 1 - 2);
}

}  // namespace
}  // namespace casino::walk_test
