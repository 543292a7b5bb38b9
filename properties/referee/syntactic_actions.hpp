#pragma once
// Every action that can be written down in a position, sense or nonsense: any cards, any base, any value.
// Rules have no say here, except for what there is to be said at all (piles that have tops, seats that have a
// partner).

#include <vector>

#include "model/rules/rules.hpp"
#include "model/table/action.hpp"

namespace casino::referee {

// How far sense is left behind.
enum class Reach : std::uint8_t {
  usual,      // builds are named with all their cards, piles by cards that may lie on top
  everything  // single cards of builds and cards deep in piles, too
};

[[nodiscard]] std::vector<Action> syntactic_actions(const Rules& rules, const Position& position,
                                                    Reach reach = Reach::usual);

}  // namespace casino::referee
