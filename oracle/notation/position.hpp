#pragma once
// Positions in text: "table 5C KH [5C 4D]=9 of S; hand S: 8S KC; to act S". The grammar is in
// docs/notation.md.

#include "model/table/position.hpp"
#include "oracle/notation/cards.hpp"
#include "oracle/text/parsed.hpp"

namespace casino::notation {

// Reads a position. What is not said is unknown. A seat to act that is not named is the one after the dealer,
// a dealer that is not named is the one before the seat to act; without both the first seat acts. Structural
// faults (a card in two places, a card outside the pack) are refused at their place. `first_line`: of the file, on
// which the text begins, for messages that name a second place; where errors stand is told by lines of the text.
// `players`: names that can stand for their seats.
[[nodiscard]] Parsed<Position> read_position(const Rules& rules, std::string_view text, int first_line = 1,
                                             const PlayerNames& players = {});

// The position, with nothing left out that is known: reading it gives the position back.
[[nodiscard]] std::string text_of(const Rules& rules, const Position& position, Style style = {});

// One build: "[QS | 7H 5D]=12 of E", the groups parted if they can be made out.
[[nodiscard]] std::string text_of(const Rules& rules, const Build& build, Style style = {});
// The same with how its cards lie on one another, if that is known: "(laid 8D > 3C > 5H)".
[[nodiscard]] std::string text_of(const Rules& rules, const Build& build, const Pile& laid, Style style = {});

// A hand or a stock: "8S KC +2", "none", "?".
[[nodiscard]] std::string text_of(const Rules& rules, const Hand& hand, Style style = {});

// A pile, top first: "5D > 2H > {4C JC} > +3"; where no order is kept "2H 5D".
[[nodiscard]] std::string text_of(const Rules& rules, const Pile& pile, Style style = {});

}  // namespace casino::notation
