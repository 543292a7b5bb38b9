#pragma once
// Turns in text: "S: trail 6C", "8S takes 5C 3D", "build 8: 3D on 5C". The grammar is in docs/notation.md.

#include "model/table/turn.hpp"
#include "oracle/notation/cards.hpp"
#include "oracle/text/parsed.hpp"

namespace casino::notation {

// What may stand in brackets: either all the cards of a build or none of one, or any cards, for judging to say that
// they cannot be had so.
enum class Brackets : std::uint8_t { of_whole_builds, of_any_cards };

// How a turn is worded, and by whom.
struct Wording {
  Brackets brackets = Brackets::of_whole_builds;
  PlayerNames players = {};       // that can stand for their seats
  bool doubts_the_table = false;  // cards may lie otherwise than whoever wrote this took them to lie
};

// Reads a turn that is to be made in a position. The position tells which build "[9]" is, and that a card
// whose place is not said comes from the table if it lies there, else from the hand. Whose turn it is need
// not be said.
[[nodiscard]] Parsed<Turn> read_turn(const Rules& rules, const Position& position, std::string_view text,
                                     const Wording& wording = {});

// "S: build 8: 3D on 5C; over": reading it in the same position gives the turn back.
[[nodiscard]] std::string text_of(const Rules& rules, const Position& position, const Turn& turn, Style style = {});

// One step of the turn of the seat to act, as its first.
[[nodiscard]] std::string text_of(const Rules& rules, const Position& position, const Action& action, Style style = {});
[[nodiscard]] std::string text_of(const Rules& rules, const Position& position, const Event& event, Style style = {});

}  // namespace casino::notation
