#pragma once
// Positions in JSON. What is absent is unknown (hands, the stock) or has its default; the defaults are not
// written, except for who is to act and who dealt.

#include "model/position.hpp"
#include "oracle/json/cards.hpp"

namespace casino::json {

inline constexpr std::array<std::string_view, 13> position_keys{
    "to_act",  "dealer",        "loose",  "builds", "hands",     "piles", "stock",
    "dealing", "last_capturer", "sweeps", "proven", "last_play", "turn"};

[[nodiscard]] Json of(const Position& position, const Rules& rules);

// Without "to_act" seat P1 is to act; without "dealer" the seat before that one dealt. Structural faults (a
// card twice, a card outside the pack, ...) are refused at the card's place.
[[nodiscard]] Position read_position(const Cursor& at, const Rules& rules);
[[nodiscard]] Parsed<Position> parse_position(std::string_view text, const Rules& rules);

// A hand or the stock: a list (complete), a number (how many), or {"known":[..],"more":2}.
inline constexpr std::array<std::string_view, 2> hand_keys{"known", "more"};
[[nodiscard]] Json of(const Hand& hand, const Rules& rules);
[[nodiscard]] Hand read_hand(const Cursor& at, const Rules& rules, CardPlaces& places);

// Sweeps: a side, or {"side":"N","cards":3} with the number of cards taken.
inline constexpr std::array<std::string_view, 2> sweep_keys{"side", "cards"};
[[nodiscard]] Json of(const BoundedList<Sweep, max_builds>& sweeps, const Rules& rules);
[[nodiscard]] BoundedList<Sweep, max_builds> read_sweeps(const Cursor& at, const Rules& rules);

inline constexpr std::array<std::string_view, 2> last_play_keys{"seat", "left_more"};

}  // namespace casino::json
