#pragma once
// What the others may hold: hands that fit what a seat has seen.

#include "oracle/generate/dice.hpp"
#include "oracle/players/view.hpp"

namespace casino::players {

// The position with hands for everybody, from the cards that the seat has not seen. Whoever owns a build is given a
// card for it: a few tries are made until the position is lawful, and then the last one has to do.
[[nodiscard]] Position with_some_hands(const Rules& rules, const View& view, generate::Dice& dice);

}  // namespace casino::players
