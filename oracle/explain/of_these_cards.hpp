#pragma once
// Turns of the notation for whoever has written one in words of his own.

#include <string_view>

#include "model/table/turn.hpp"
#include "oracle/text/parsed.hpp"

namespace casino::explain {

// Reads a turn as notation::read_turn does. Of one that cannot be read the first error says, too, what it would be in
// the notation: the legal turns that move the cards that it names and the fewest others.
[[nodiscard]] Parsed<Turn> read_turn_or_offer(const Rules& rules, const Position& position, std::string_view text);

}  // namespace casino::explain
