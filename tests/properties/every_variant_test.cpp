// The generator of legal turns in every variant as it is: against the referee in positions that are small enough to try
// every turn, and against judge alone in deals of the whole pack. Each count can be multiplied: CASINO_TRIALS=20.

#include <algorithm>

#include <gtest/gtest.h>

#include "oracle/enumerate/enumerate.hpp"
#include "properties/agreement/generator.hpp"
#include "properties/generate/play.hpp"
#include "properties/generate/position.hpp"
#include "properties/generate/turn.hpp"
#include "tests/properties/tables.hpp"
#include "tests/properties/trials.hpp"

namespace casino::every_variant_test {
namespace {

using namespace properties;

class EveryVariant : public testing::TestWithParam<Table> {
 protected:
  const Rules rules_ = GetParam().rules();
  Dice dice_{20190407};

  std::uint64_t seed() { return dice_.below(std::uint64_t{1} << 32); }

  // Each thing to be taken doubles what the referee has to try; where turns are of several actions, twice over.
  Position small_position() {
    const bool is_one_action = LegalTurns(rules_).is_one_action();
    const bool is_rich = is_one_action || dice_.one_in(50);
    while (true) {
      const Amounts amounts{static_cast<int>(dice_.below(is_one_action ? 5 : 3)),
                            static_cast<int>(dice_.below(is_one_action ? 3 : 2)),
                            1 + static_cast<int>(dice_.below(is_rich ? 3 : 2)), static_cast<int>(dice_.below(2))};
      Position position = made_up_position(rules_, seed(), amounts);
      if (is_within_reach(position) && (is_rich || things_to_take(position) <= 5)) return position;
    }
  }

  static int things_to_take(const Position& position) {
    const auto has_top = [](const Pile& pile) { return !pile.possible_tops().empty(); };
    return position.loose.size() + static_cast<int>(position.builds.size()) +
           static_cast<int>(std::count_if(position.piles.begin(), position.piles.end(), has_top));
  }

  // Somewhere in a deal, a turn before its end at the latest.
  Position position_of_a_deal() {
    Play play = whole_deal(rules_, seed());
    play.choices.resize(dice_.below(static_cast<std::size_t>(rules_.pack.size() - rules_.deal_table)));
    return play_through(play);
  }
};

TEST_P(EveryVariant, turns_are_those_that_the_referee_finds) {
  for (int i = 0; i < trials(2); ++i) {
    const Position position = small_position();
    const auto fault = generator_and_referee_differ(rules_, position, bounds_for(rules_, position));
    ASSERT_FALSE(fault) << *fault;
  }
}

TEST_P(EveryVariant, turns_in_whole_deals_are_those_that_judge_allows) {
  for (int i = 0; i < trials(3); ++i) {
    const Position position = position_of_a_deal();
    const auto refused = generated_turn_is_refused(rules_, position, 100);
    ASSERT_FALSE(refused) << *refused;
    for (int j = 0; j < 3; ++j) {
      const auto turn = picked_turn(rules_, position, static_cast<std::uint8_t>(dice_.below(256)));
      if (!turn) break;
      for (const Turn& one : {*turn, altered(rules_, position, *turn, dice_)}) {
        const auto forgotten = legal_turn_is_not_generated(rules_, position, one);
        ASSERT_FALSE(forgotten) << *forgotten;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Tables, EveryVariant, testing::ValuesIn(tables()),
                         [](const auto& tested) { return name_of(tested.param); });

}  // namespace
}  // namespace casino::every_variant_test
