#pragma once
// A turn in progress in JSON: the fields of TurnState that are not at their defaults, under their own names.

#include "model/table/position.hpp"
#include "oracle/json/cards.hpp"

namespace casino::json {

inline constexpr std::array<std::string_view, 26> turn_state_keys{"played",
                                                                  "play",
                                                                  "play_value",
                                                                  "actions",
                                                                  "table_only",
                                                                  "table_only_built",
                                                                  "used_up",
                                                                  "trailed_owning",
                                                                  "added_to_own",
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
