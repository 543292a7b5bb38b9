#pragma once
// Positions of which less is told. What nobody told can decide a verdict; then it stays open, and is never guessed.

#include <cstdint>

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"

namespace casino::properties {

// The same position, with hands, piles and the stock told in part or not at all. How much, the seed says.
[[nodiscard]] Position told_in_part(const Rules& rules, Position position, std::uint64_t seed);

// Where less is told the verdict is the same, or open, and every clause that refuses then refuses when all is told.
[[nodiscard]] bool judging_guesses_nothing(const Rules& rules, const Position& position, const Turn& turn);

// The short ways to a verdict (`is_legal`, `play`) come to what `judge` comes to, however much is told.
[[nodiscard]] bool short_ways_agree(const Rules& rules, const Position& position, const Turn& turn);

}  // namespace casino::properties
