#pragma once
// What would have been legal: turns near one that was not.

#include <cstddef>
#include <vector>

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"

namespace casino::explain {

// How many legal turns are looked through for the nearest; in some positions there are far more.
inline constexpr std::size_t most_turns_compared = 20000;

// A turn as it is made, without what turns up on piles meanwhile.
[[nodiscard]] Turn without_reveals(const Turn& turn);

// Legal turns of the seat to act, nearest to this one first: those that play the same card, and of them those
// that touch most of the same cards. One that can turn up several cards is told once. Where not all of the hand is
// known, turns that are legal whatever the rest is.
[[nodiscard]] std::vector<Turn> legal_instead(const Rules& rules, const Position& position, const Turn& turn,
                                              std::size_t limit);

}  // namespace casino::explain
