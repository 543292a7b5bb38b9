#pragma once
// The turn in progress, as a clause of a position: "turn so far: 1 action, played 9S, to capture, at 9".

#include <string>

#include "model/table/position.hpp"
#include "oracle/notation/cards.hpp"
#include "oracle/notation/reader.hpp"

namespace casino::notation {

// Reads what follows the words "turn so far:".
[[nodiscard]] TurnState read_turn_state(Reader& in);

// What follows them; empty between turns.
[[nodiscard]] std::string text_of(const Rules& rules, const TurnState& turn, Style style);

}  // namespace casino::notation
