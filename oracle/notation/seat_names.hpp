#pragma once
// What seats are called: by their letters and words, and by the names of those who sit there.

#include <optional>
#include <string>
#include <string_view>

#include "model/rules/rules.hpp"
#include "oracle/notation/cards.hpp"
#include "oracle/notation/lexer.hpp"

namespace casino::notation {

// "N, S"; with what their players are called: "N (Ann), S".
[[nodiscard]] std::string names_of_seats(const Rules& rules, const PlayerNames& players = {});

// Several seats, a space before each: " S E".
[[nodiscard]] std::string names_of(const Rules& rules, SeatSet seats);

// The seat that a word names: "N", "North" or "P1", in any capitals. Whether there is one in a game of however many.
[[nodiscard]] std::optional<Seat> seat_named(std::string_view word, Seats seats);
[[nodiscard]] bool is_seat_of_some_game(const Token& token);

// The names that can stand for their seats: those that nobody else has, and in which a word means nothing else.
[[nodiscard]] PlayerNames readable_names(const Rules& rules, const PlayerNames& players);

}  // namespace casino::notation
