#pragma once
// Positions in JSON. What is absent is unknown (hands, the stock) or has its default; the defaults are not
// written, except for who is to act and who dealt.

#include "model/table/position.hpp"
#include "oracle/json/cards.hpp"

namespace casino::json {

inline constexpr std::array<std::string_view, 16> position_keys{
    "to_act",  "acts_again",    "dealer", "loose",  "builds", "hands",  "piles",     "stock",
    "dealing", "last_capturer", "sweeps", "orange", "calls",  "proven", "last_play", "turn"};

[[nodiscard]] Json of(const Position& position, const Rules& rules);

// Without "to_act" the seat after the dealer is to act, without "dealer" the seat before that one dealt, and
// without both the first seat acts. Structural faults (a card twice, a card outside the pack, ...) are
// refused at the card's place.
[[nodiscard]] Position read_position(const Cursor& at, const Rules& rules);
// The same, but structural faults stay in, for structural_faults to find.
[[nodiscard]] Position read_position_as_given(const Cursor& at, const Rules& rules);
[[nodiscard]] Parsed<Position> parse_position(std::string_view text, const Rules& rules);

inline constexpr std::array<std::string_view, 2> last_play_keys{"seat", "left_more"};

// A turn in progress in JSON: the fields of TurnState that are not at their defaults, under their own names.
inline constexpr std::array<std::string_view, 28> turn_state_keys{"played",
                                                                  "play",
                                                                  "play_value",
                                                                  "actions",
                                                                  "table_only",
                                                                  "table_only_built",
                                                                  "used_up",
                                                                  "capturing",
                                                                  "trailed_owning",
                                                                  "added_to_own",
                                                                  "took_one_of_two",
                                                                  "is_over",
                                                                  "has_drawn",
                                                                  "drawn",
                                                                  "captured",
                                                                  "captured_builds",
                                                                  "stolen_from",
                                                                  "left_by_play",
                                                                  "could_be_added",
                                                                  "demand_is_open",
                                                                  "capture_demanded_by",
                                                                  "capture_named",
                                                                  "addition_demanded_by",
                                                                  "addition_pool",
                                                                  "addition_named",
                                                                  "addition_is_too_late",
                                                                  "asked_by",
                                                                  "asked_card"};

[[nodiscard]] Json of(const TurnState& turn, const Rules& rules);
[[nodiscard]] TurnState read_turn_state(const Cursor& at, const Rules& rules);

}  // namespace casino::json
