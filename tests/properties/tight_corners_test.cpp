// The generator against the referee where several things have to come together before a rule acts: aces of two values
// and partners, two builds of one owner and a trail, options that narrow one another. The packs are small, so that they
// do. The count can be multiplied: CASINO_TRIALS=20.

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "properties/agreement/generator.hpp"
#include "properties/generate/dice.hpp"
#include "properties/generate/position.hpp"
#include "properties/generate/rules.hpp"
#include "properties/generate/vary.hpp"
#include "tests/properties/trials.hpp"

namespace casino::tight_corners_test {
namespace {

using namespace properties;

// Packs of which many cards make a value together: 4 + A, 9 + A and 5 + 5, 9 + 5 and 10 + 4; or of which every third
// card is an ace.
enum class Pack : std::uint8_t { sums, aces };

struct Corner {
  std::string_view name;
  std::string_view variant;
  std::uint8_t seats;
  Pack pack;
  std::vector<OptionChange> changes;

  [[nodiscard]] Rules rules() const {
    using enum Rank;
    Rules rules = rules_of(variant, Seats{seats}).value();
    for (const OptionChange& change : changes) rules = changed(rules, change);
    rules.pack = pack == Pack::aces ? small_pack({ace, four, ten}, 4) : small_pack({ace, four, five, nine, ten}, 4);
    return rules;
  }
};

void PrintTo(const Corner& corner, std::ostream* out) { *out << corner.name; }

std::vector<Corner> corners() {
  using enum Option;
  return {
      {"aces_of_partners", "swazi", 4, Pack::aces, {}},  // Q-SWZ-20, SWZ-PTN-3
      {"aces_of_partners_proven_by_count", "swazi", 4, Pack::aces, {{partner_build_for, "any_proof"}}},
      {"aces_of_partners_who_own", "swazi", 4, Pack::aces, {{partner_build_for, "proven"}}},
      {"aces_of_partners_for_one_build_each", "swazi", 4, Pack::aces, {{partner_shared_ace, "forbidden"}}},  // Q-SWZ-52
      {"aces_of_a_side", "swazi", 4, Pack::aces, {{build_owner, "side"}, {partner_build_for, "any_proof"}}},
      {"south_african_partners", "south-african", 4, Pack::sums, {{seats_sides, "partners"}}},  // Q-SAF-28
      {"south_african_turns_of_several_actions",
       "south-african",
       3,
       Pack::sums,
       {{turn_shape, "several_actions"}, {build_table_only, "free"}, {augment_loose_groups, "free"}}},  // Q-SAF-29
      {"table_builds_with_builds_in_them",
       "anglo-american",
       2,
       Pack::sums,
       {{build_table_only, "with_trail"}, {build_single_as_card, "full"}}},                              // Q-AA-49
      {"adding_on_the_partners_card", "swazi", 4, Pack::sums, {{augment_card_needed, "whoever_adds"}}},  // Q-SWZ-24
      {"owners_add_and_trail", "anglo-american", 2, Pack::sums, {{augment_loose_groups, "free"}}},       // AA-OWN-4
      {"south_african_owners_add_and_trail", "south-african", 2, Pack::sums, {{augment_loose_groups, "free"}}},
      {"south_african_owners_add_to_others",
       "south-african",
       3,
       Pack::sums,
       {{augment_loose_groups, "free"}, {augment_opponent_build, "takes_over"}}},  // SAF-TRL-2
      {"south_african_owners_build_and_trail", "south-african", 2, Pack::sums, {{build_table_only, "with_trail"}}},
      {"crazy_owners_add_and_trail", "crazy", 2, Pack::sums, {{turn_shape, "single_action"}}},
      // Q-AA-10, AA-VAR-5
      {"builds_in_overlapping_groups",
       "swazi",
       3,
       Pack::sums,
       {{build_single_as_card, "full"}, {capture_groups, "overlapping"}}},
      {"builds_in_sets_of_one_play",
       "anglo-american",
       2,
       Pack::sums,
       {{build_single_as_card, "capture_and_groups"}, {capture_groups, "overlapping"}}},
      {"builds_in_groups_beside_an_ace", "swazi", 3, Pack::sums, {{build_single_as_card, "capture_and_groups"}}},
      {"aces_held_when_building", "swazi", 3, Pack::aces, {{build_card_held, "when_made"}}},  // Q-SWZ-14
      {"cards_held_in_the_last_hands", "swazi-2", 2, Pack::sums, {{build_card_held, "kept_first_half"}}},
      {"captured_with_a_second_card", "swazi", 3, Pack::sums, {{capture_same_turn, "second_card_needed"}}},  // Q-SWZ-13
      {"captured_if_no_loose_card", "swazi", 3, Pack::sums, {{capture_same_turn, "builds_only"}}},
  };
}

int things_to_take(const Position& position) {
  const auto has_top = [](const Pile& pile) { return !pile.possible_tops().empty(); };
  return position.loose.size() + static_cast<int>(position.builds.size()) +
         static_cast<int>(std::count_if(position.piles.begin(), position.piles.end(), has_top));
}

class TightCorners : public testing::TestWithParam<Corner> {};

// With another option changed as often as not.
TEST_P(TightCorners, turns_are_those_that_the_referee_finds) {
  const Rules base = GetParam().rules();
  Dice dice{20190408};
  const bool is_one_play = base.turn_shape == TurnShape::single_action;
  for (int i = 0; i < trials(GetParam().pack == Pack::aces ? 300 : 100); ++i) {
    const Rules rules = varied(base, 1, dice);
    const Amounts amounts{1 + static_cast<int>(dice.below(3)), 1 + static_cast<int>(dice.below(2)),
                          1 + static_cast<int>(dice.below(is_one_play ? 3 : 2)), 0};
    const Position position = made_up_position(rules, dice.below(std::uint64_t{1} << 32), amounts);
    if (!is_within_reach(position) || things_to_take(position) > (is_one_play ? 5 : 4)) continue;
    const auto fault = generator_and_referee_differ(rules, position, bounds_for(rules, position));
    ASSERT_FALSE(fault) << *fault;
  }
}

INSTANTIATE_TEST_SUITE_P(Corners, TightCorners, testing::ValuesIn(corners()),
                         [](const auto& tested) { return std::string(tested.param.name); });

}  // namespace
}  // namespace casino::tight_corners_test
