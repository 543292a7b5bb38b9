#pragma once
// A position drawn for people, a few lines of text. Nothing reads it: it may change, and it leaves history
// out.

#include <string>
#include <string_view>
#include <vector>

#include "model/table/position.hpp"
#include "oracle/notation/cards.hpp"

namespace casino::notation {

// The table with its builds, their owners and values, the hands, piles and stock, each on lines of its own:
//
//   table   5C 3D KH
//           [QS | 5D 7H]=12 of E
//   hands   S: 8S KC, to act
//           E: 9H and 2 more
//   piles   E: 5D > 2H > {4C JC} > 3 more
[[nodiscard]] std::string drawing_of(const Rules& rules, const Position& position, Style style = {});

// Of the same drawing the table alone.
[[nodiscard]] std::string drawing_of_table(const Rules& rules, const Position& position, Style style = {});

// The red cards in a drawing, or in another text of this style, as pieces of it and in its order: for whoever can show
// them in red.
[[nodiscard]] std::vector<std::string_view> red_cards_in(const Rules& rules, std::string_view text, Style style = {});

}  // namespace casino::notation
