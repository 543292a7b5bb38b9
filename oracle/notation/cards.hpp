#pragma once
// Cards in text. Their names are those of oracle/text/names.hpp; people at a terminal may prefer the suits' signs.

#include "model/rules/rules.hpp"

namespace casino::notation {

enum class Suits : std::uint8_t { letters, symbols };
enum class Clauses : std::uint8_t { in_one_line, line_by_line };

// What the players are called, where somebody has said so; empty: no name. In a text a name can stand for its seat.
using PlayerNames = PerSeat<std::string>;

// How text is printed. Every reader reads every style.
struct Style {
  Suits suits = Suits::letters;  // symbols: "10♦"; the Rook pack's colours stay letters
  Clauses clauses = Clauses::in_one_line;
};

[[nodiscard]] std::string text_of(const Rules& rules, Card card, Style style = {});
// "2H 10D": by rank and suit; "none" if there are none.
[[nodiscard]] std::string text_of(const Rules& rules, CardSet cards, Style style = {});

}  // namespace casino::notation
