// The generator of legal turns against the referee, where every turn can be tried, and against judge alone
// beyond that. Each count can be multiplied: CASINO_TRIALS=20.

#include <unordered_set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/variants.hpp"
#include "oracle/enumerate.hpp"
#include "properties/generate/play.hpp"
#include "properties/generate/position.hpp"
#include "properties/generate/rules.hpp"
#include "properties/generate/turn.hpp"
#include "properties/generator.hpp"
#include "tests/properties/trials.hpp"

namespace casino {
namespace {

using namespace properties;

// Turns of one action are tried whole, with all the hand cards that may go into one, and so are those of a trail with a
// build; of a turn of many actions so many as the number of things on the table allows.
referee::Bounds bounds_for(const Rules& rules, const Position& position) {
  const int hand_cards =
      rules.capture_hand_cards == CaptureHandCards::one ? 1 : position.hands[position.to_act].cards.size();
  if (LegalTurns(rules).is_one_action()) return {1, hand_cards};
  const auto things = static_cast<std::size_t>(position.loose.size()) + position.builds.size();
  if (rules.turn_shape == TurnShape::single_action) return {2, hand_cards};
  return {things <= 3 ? 4 : things <= 5 ? 3 : 2, 1};
}

bool is_small_enough(const Position& position) {
  return position.loose.size() <= 5 && position.loose.size() + static_cast<int>(position.builds.size()) <= 6;
}

void agree_in(const Rules& rules, const Position& position) {
  if (!is_small_enough(position)) return;
  const auto fault = generator_and_referee_differ(rules, position, bounds_for(rules, position));
  ASSERT_FALSE(fault) << *fault;
}

// Visits positions of a deal in whatever way it can go, each once, up to a number.
void agree_all_over_a_deal(const Rules& rules, std::uint64_t seed, std::size_t most_positions) {
  std::unordered_set<Position, referee::PositionHash> seen;
  std::vector<Position> waiting{start_of(rules, seed)};
  while (!waiting.empty() && seen.size() < most_positions && !testing::Test::HasFatalFailure()) {
    const Position position = waiting.back();
    waiting.pop_back();
    if (!seen.insert(position).second) continue;
    agree_in(rules, position);
    legal_turns(rules, position, [&](const Turn&, const Position& after) {
      if (!after.hands[after.to_act].cards.empty()) waiting.push_back(after);
      return true;
    });
  }
}

// Sixteen cards: hands of three for two seats twice, four on the table. The queens have no number.
TEST(Smallpack, anglo_american_turns_are_those_that_the_referee_finds) {
  const CardSet pack = small_pack({Rank::ace, Rank::two, Rank::three, Rank::queen}, 4);
  const auto rules = in_a_small_world(anglo_american(Seats{2}), {pack, 3, 4});
  for (int seed = 0; seed < trials(10); ++seed) agree_all_over_a_deal(*rules, static_cast<std::uint64_t>(seed), 100);
}

// Fifteen cards: hands of four for three seats, three on the table. Aces count 1 or 14, and queens 12.
TEST(Smallpack, swazi_turns_are_those_that_the_referee_finds) {
  const CardSet pack = small_pack({Rank::ace, Rank::two, Rank::three, Rank::ten, Rank::queen}, 3);
  const auto rules = in_a_small_world(swazi(Seats{3}), {pack, 4, 3});
  for (int seed = 0; seed < trials(10); ++seed) agree_all_over_a_deal(*rules, static_cast<std::uint64_t>(seed), 30);
}

// Sixteen cards: hands of three for two seats twice, four on the table. Aces count 1 or 14, kings 13, and several cards
// of a hand are played together.
void hungarian_turns_are_those_that_the_referee_finds(Rules (*variant)(Seats)) {
  CardSet pack = small_pack({Rank::ace, Rank::two, Rank::seven, Rank::king}, 4);
  const auto rules = in_a_small_world(variant(Seats{2}), {pack, 3, 4});
  for (int seed = 0; seed < trials(5); ++seed) agree_all_over_a_deal(*rules, static_cast<std::uint64_t>(seed), 60);
}
TEST(Smallpack, hungarian_turns_are_those_that_the_referee_finds) {
  hungarian_turns_are_those_that_the_referee_finds(hungarian);
  hungarian_turns_are_those_that_the_referee_finds(hungarian_ulmann);
  hungarian_turns_are_those_that_the_referee_finds(hungarian_nagy);
}

// Sixteen cards: hands of four for two seats twice, nothing on the table; owners are bound in the first half.
TEST(Smallpack, south_african_turns_are_those_that_the_referee_finds) {
  const CardSet pack = small_pack({Rank::ace, Rank::two, Rank::three, Rank::five}, 4);
  const auto rules = in_a_small_world(south_african(Seats{2}), {pack, 4, 0});
  for (int seed = 0; seed < trials(5); ++seed) agree_all_over_a_deal(*rules, static_cast<std::uint64_t>(seed), 60);
}

RC_GTEST_PROP(Generator, agrees_with_the_referee_in_every_variant, ()) {
  const Rules rules = *some_rules(0);
  for (int i = 0; i < trials(1); ++i) agree_in(rules, *some_position(rules, Amounts{3, 2, 3, 1}));
}

RC_GTEST_PROP(Generator, agrees_with_the_referee_under_any_options, ()) {
  const Rules rules = *some_rules(5);
  for (int i = 0; i < trials(1); ++i) agree_in(rules, *some_position(rules, Amounts{3, 2, 3, 1}));
}

// Turns of two hand cards, parts of builds, cards deep in piles: nobody may, and nothing is missed by not
// trying.
RC_GTEST_PROP(Generator, agrees_with_a_referee_who_tries_everything, ()) {
  const Rules rules = *some_rules(2);
  const Position position = *some_position(rules, Amounts{1, 1, 2, 1});
  if (position.layout().size() > 4) return;
  const auto fault = generator_and_referee_differ(rules, position, {2, 2, referee::Reach::everything});
  RC_ASSERT(!fault);
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
