#pragma once
// Turns of the notation for whoever has written one in words of his own.

#include <string_view>

#include "model/table/turn.hpp"
#include "oracle/text/parsed.hpp"

namespace casino::explain {

// Says with the first of the reasons why this text is no turn of the seat to act what it would be in the notation: the
// legal turns that move the cards that it names and the fewest others, or else the plainest that can be judged.
void add_offer(ParseErrors& errors, const Rules& rules, const Position& position, std::string_view text);

// Reads a turn as notation::read_turn does, with an offer where it cannot be read.
[[nodiscard]] Parsed<Turn> read_turn_or_offer(const Rules& rules, const Position& position, std::string_view text);

}  // namespace casino::explain
