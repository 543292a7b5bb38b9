#pragma once
// Random rules: a variant, seats, and options changed at random, never into a contradiction.

#include <optional>
#include <string_view>
#include <vector>

#include <rapidcheck.h>

#include "model/rules/option.hpp"
#include "model/rules/rules.hpp"

namespace casino::properties {

// The options on which the legality or the outcome of a turn can depend, and not only a deal, a score or a
// match.
[[nodiscard]] const std::vector<Option>& options_in_play();

// A change of one option to one of its values.
struct OptionChange {
  Option option = Option::seats_sides;
  std::string_view value;
};
// Every change that there is of an option in play.
[[nodiscard]] const std::vector<OptionChange>& changes_in_play();

// The rules with the change, or as they were if it contradicts them.
[[nodiscard]] Rules changed(const Rules& rules, const OptionChange& change);

// Any variant at any number of seats that it is played by, with up to so many options changed; shrinks
// towards the variant as it is.
[[nodiscard]] rc::Gen<Rules> some_rules(int most_changes);
[[nodiscard]] rc::Gen<Rules> some_rules_of(const Rules& base, int most_changes);

// A small world: few cards, short hands, a small table. Nothing if the pack does not go round so.
struct SmallWorld {
  CardSet pack;
  int hand = 2;
  int table = 2;
};
[[nodiscard]] std::optional<Rules> in_a_small_world(Rules rules, const SmallWorld& world);

// All the cards of these ranks in the first suits.
[[nodiscard]] CardSet small_pack(std::initializer_list<Rank> ranks, int suits);

}  // namespace casino::properties
