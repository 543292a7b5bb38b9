#pragma once
// What would have been legal: turns near one that was not.

#include <cstddef>
#include <string>
#include <vector>

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"
#include "oracle/enumerate/effort.hpp"

namespace casino::explain {

// How many legal turns are looked through for the nearest, and what looking for them may cost: in some positions there
// are far more.
inline constexpr std::size_t most_turns_compared = 20000;
inline constexpr Effort::Limits effort_of_comparing{.steps = std::uint64_t{1} << 23U, .bytes = std::size_t{64} << 20U};

// A turn as it is made, without what turns up on piles meanwhile.
[[nodiscard]] Turn without_reveals(const Turn& turn);

struct Instead {
  std::vector<Turn> turns;
  bool is_complete = true;  // false: there are legal turns that were not looked at
};

// Legal turns of the seat to act, nearest to this one first: those that play the same card, and of them those
// that touch most of the same cards. One that can turn up several cards is told once. Where not all of the hand is
// known, turns that are legal whatever the rest is. Where there are too many to look at them all, those that come first
// and those that differ from this one in a card or two of one action.
[[nodiscard]] Instead legal_instead(const Rules& rules, const Position& position, const Turn& turn, std::size_t limit);

// That there are more, for whoever reads of those.
[[nodiscard]] std::string words_of_what_was_left_out();

}  // namespace casino::explain
