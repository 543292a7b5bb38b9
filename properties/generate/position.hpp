#pragma once
// Made-up positions: cards strewn over table, builds, hands and piles, without a thought of how they got
// there. They reach what play reaches seldom; that owners hold their cards is made likely, not certain.

#include <rapidcheck.h>

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"

namespace casino::properties {

// How much lies where, at most.
struct Amounts {
  int loose = 4;
  int builds = 2;
  int hand = 3;     // of each seat
  int batches = 1;  // of captured cards, of each keeper of a pile
};

[[nodiscard]] Position made_up_position(const Rules& rules, std::uint64_t seed, const Amounts& amounts);

// Shrinks towards fewer cards.
[[nodiscard]] rc::Gen<Position> some_position(const Rules& rules, const Amounts& most);

}  // namespace casino::properties
