#pragma once
// What comes to light on piles in a turn.

#include "model/apply/apply.hpp"
#include "oracle/generate/dice.hpp"

namespace casino::generate {

// Piles that were taken from or laid on show a card (SWZ-STL-4, Q-SAF-07): any that can lie there, where that is not
// known. Stated in the turn.
inline void lay_bare(const Rules& rules, Position& position, Turn& turn, Dice& dice) {
  for (std::uint8_t i = 0; i < rules.seats.count; ++i) {
    const CardSet tops = position.piles[Seat{i}].possible_tops();
    if (tops.size() < 2 || !shows_a_new_top(rules, position, Seat{i})) continue;
    const std::vector<Card> each(tops.begin(), tops.end());
    const Event reveal{EventKind::reveal, Seat{i}, each[dice.below(each.size())]};
    apply(rules, position, reveal);
    turn.steps.emplace_back(reveal);
  }
}

}  // namespace casino::generate
