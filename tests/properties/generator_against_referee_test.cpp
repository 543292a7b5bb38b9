// The generator of legal turns under rules changed at random: against the referee, where every turn can be tried, and
// against judge alone beyond that. Each count can be multiplied: CASINO_TRIALS=20.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/rules/variants.hpp"
#include "properties/agreement/generator.hpp"
#include "properties/generate/play.hpp"
#include "properties/generate/position.hpp"
#include "properties/generate/rules.hpp"
#include "properties/generate/turn.hpp"
#include "properties/run/kept.hpp"
#include "tests/properties/trials.hpp"
#include "tests/support/table.hpp"

namespace casino::generator_against_referee_test {
namespace {

using namespace properties;

// What is wrong, told where RapidCheck shows it, and kept as a case.
void fail_by(std::string_view name, const Exhibit& exhibit, FunctionRef<properties::Fault(const Exhibit&)> fault_in) {
  KeptProperty& property = kept_property(name, "The turns that are generated are those that judge allows.");
  const auto broken = property.broken_by(exhibit, [&](const Exhibit& one) { return !fault_in(one); });
  if (broken) RC_FAIL(fault_in(exhibit).value_or("") + "\n" + *broken);
}

Exhibit exhibit_of(const Rules& rules, const Position& position) {
  return {rules, position, Turn{position.to_act, {}}};
}

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
  for (int i = 0; i < trials(1); ++i)
    fail_by("generator_and_referee_agree", exhibit_of(rules, *some_position(rules, Amounts{3, 2, 3, 1})),
            [](const Exhibit& one) -> properties::Fault {
              if (!is_within_reach(one.position)) return std::nullopt;
              return generator_and_referee_differ(one.rules, one.position, bounds_for(one.rules, one.position));
            });
}

// AA-BLD-4, AA-BLD-5, AA-BLD-8: one of the builds has another value than its cards make, or in the place of one of them
// a picture of the stock. No position may have it, and its turns are judged nevertheless.
Position made_crooked(const Rules& rules, Position position, Dice& dice) {
  if (position.builds.empty()) return position;
  const std::size_t which = dice.below(position.builds.size());
  Build build = position.builds[which];
  position.builds.erase_at(which);
  const CardSet pictures = without_value(rules, rules.pack - position.known_cards() - build.cards);
  if (!dice.one_in(3) && !pictures.empty() && position.laid.empty()) {
    position.loose.insert(build.cards.first());
    build.cards.remove(build.cards.first());
    build.cards.insert(pictures.first());
    --position.stock.more;
  } else {
    build.value.points = static_cast<std::uint8_t>(1 + dice.below(14));
  }
  build.groups = groups_in(rules, build.cards, build.value);
  add_build(position, build);
  return position;
}

RC_GTEST_PROP(Generator, agrees_with_the_referee_where_a_build_breaks_the_rules_by_itself, ()) {
  const Rules rules = *some_rules(5);
  Dice dice(*rc::gen::arbitrary<std::uint64_t>());
  for (int i = 0; i < trials(3); ++i) {
    const Position position = made_crooked(rules, *some_position(rules, Amounts{2, 2, 3, 1}), dice);
    fail_by("generator_and_referee_agree_about_crooked_builds", exhibit_of(rules, position),
            [](const Exhibit& one) -> properties::Fault {
              if (!is_within_reach(one.position)) return std::nullopt;
              return generator_and_referee_differ(one.rules, one.position, bounds_for(one.rules, one.position));
            });
  }
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
    fail_by("generator_agrees_with_all_that_can_be_tried", exhibit_of(rules, position), [](const Exhibit& one) {
      return generator_and_referee_differ(one.rules, one.position, {2, 2, referee::Reach::everything});
    });
  }
}

RC_GTEST_PROP(Generator, tells_legal_turns_in_full_games, ()) {
  const Play play = *some_play(some_rules(4), 30);
  fail_by("no_generated_turn_is_refused", exhibit_of(play.rules, play_through(play)),
          [](const Exhibit& one) { return generated_turn_is_refused(one.rules, one.position, 300); });
}

RC_GTEST_PROP(Generator, misses_no_legal_turn_among_altered_ones, ()) {
  const Play play = *some_play(some_rules(4), 30);
  const Position position = play_through(play);
  Dice dice(play.seed);
  for (int i = 0; i < trials(10); ++i) {
    const auto turn = picked_turn(play.rules, position, static_cast<std::uint8_t>(dice.below(256)));
    if (!turn) return;
    for (const Turn& tried : {*turn, altered(play.rules, position, *turn, dice)})
      fail_by("every_legal_turn_is_generated", {play.rules, position, tried},
              [](const Exhibit& one) { return legal_turn_is_not_generated(one.rules, one.position, one.turn); });
  }
}

}  // namespace
}  // namespace casino::generator_against_referee_test
