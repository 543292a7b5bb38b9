// The generator of legal turns under rules changed at random: against the referee, where every turn can be tried, and
// against judge alone beyond that. Each count can be multiplied: CASINO_TRIALS=20.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/variants.hpp"
#include "properties/generate/play.hpp"
#include "properties/generate/position.hpp"
#include "properties/generate/rules.hpp"
#include "properties/generate/turn.hpp"
#include "properties/generator.hpp"
#include "tests/properties/trials.hpp"
#include "tests/support/table.hpp"

namespace casino {
namespace {

using namespace properties;

void agree_in(const Rules& rules, const Position& position) {
  if (!is_within_reach(position)) return;
  const auto fault = generator_and_referee_differ(rules, position, bounds_for(rules, position));
  ASSERT_FALSE(fault) << *fault;
}

// SOT-PILE-1: a two on two aces, or two aces on a two: two ways to lie.
TEST(Generator, tells_orders_of_a_build_apart) {
  test::Table table(rules_of("sotho-40", Seats{3}).value());
  table.loose("AH AD 2D 3D")
      .hand(test::p1, "2S")
      .hand(test::p2, "")
      .hand(test::p3, "")
      .pile(test::p1, "3S 3H", "AS 2H");
  agree_in(table.rules(), table.position());
}

// steal.use=never: what lies on top of a pile is nothing to anybody.
TEST(Generator, agrees_with_the_referee_where_no_pile_is_open) {
  Rules rules = changed(rules_of("south-african", Seats{3}).value(), {Option::steal_use, "never"});
  for (const std::string_view duty : {"none", "add_or_capture"}) {
    test::Table table(changed(rules, {Option::turn_owner_duty, duty}));
    table.loose("AD 7H").hand(test::p1, "2S 7S").pile(test::p1, "10C").pile(test::p2, "9S");
    agree_in(table.rules(), table.position());
  }
}

RC_GTEST_PROP(Generator, agrees_with_the_referee_under_any_options, ()) {
  const Rules rules = *some_rules(5);
  for (int i = 0; i < trials(1); ++i) agree_in(rules, *some_position(rules, Amounts{3, 2, 3, 1}));
}

// What the referee makes choices of: each card doubles its work.
int cards_in_reach(const Position& position) {
  int cards = position.layout().size();
  for (const Pile& pile : position.piles) cards += pile.cards().size();
  return cards;
}

// Turns of two hand cards, parts of builds, cards deep in piles: nobody may, and nothing is missed by not trying. A
// large CASINO_TRIALS takes more cards to it, too.
RC_GTEST_PROP(Generator, agrees_with_a_referee_who_tries_everything, ()) {
  const Rules rules = *some_rules(2);
  const bool is_long = trials(1) > 1;
  for (int i = 0; i < trials(1); ++i) {
    const Position position = *some_position(rules, Amounts{1, 1, 2, 1});
    if (position.layout().size() > 4 || cards_in_reach(position) > (is_long ? 9 : 7)) continue;
    const auto fault = generator_and_referee_differ(rules, position, {2, 2, referee::Reach::everything});
    if (fault) RC_FAIL(*fault);
  }
}

RC_GTEST_PROP(Generator, tells_legal_turns_in_full_games, ()) {
  const Play play = *some_play(some_rules(4), 30);
  const auto fault = generated_turn_is_refused(play.rules, play_through(play), 300);
  if (fault) RC_FAIL(*fault);
}

RC_GTEST_PROP(Generator, misses_no_legal_turn_among_altered_ones, ()) {
  const Play play = *some_play(some_rules(4), 30);
  const Position position = play_through(play);
  Dice dice(play.seed);
  for (int i = 0; i < trials(10); ++i) {
    const auto turn = picked_turn(play.rules, position, static_cast<std::uint8_t>(dice.below(256)));
    if (!turn) return;
    if (const auto fault = legal_turn_is_not_generated(play.rules, position, *turn)) RC_FAIL(*fault);
    const Turn other = altered(play.rules, position, *turn, dice);
    if (const auto fault = legal_turn_is_not_generated(play.rules, position, other)) RC_FAIL(*fault);
  }
}

}  // namespace
}  // namespace casino
