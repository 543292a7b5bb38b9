#pragma once
// What was captured, in JSON: {"sides":{"P1":{"cards":[..]}},"sweeps":["P1"],"last_capture":"P1"}. Instead of
// its cards a side may give the number of its cards and spades, and those cards that score by themselves:
// {"count":30,"spades":8,"aces":["AS"],"other":["10D"]}.

#include "model/score/score.hpp"
#include "oracle/json/cards.hpp"

namespace casino::json {

inline constexpr std::array<std::string_view, 5> captured_keys{"sides", "left", "sweeps", "last_capture", "calls"};
inline constexpr std::array<std::string_view, 6> captured_side_keys{"cards",  "hidden", "count",
                                                                    "spades", "aces",   "other"};

[[nodiscard]] Json of(const Captured& captured, const Rules& rules);
[[nodiscard]] Captured read_captured(const Cursor& at, const Rules& rules);
// The same of a whole deal, in which somebody has every spade. An example may tell of less.
[[nodiscard]] Captured read_whole_captured(const Cursor& at, const Rules& rules);

// Oranges and their calls: {"count":1,"call":"open"}, and by side {"P1":{"oranges":1,"false_calls":2}}.
inline constexpr std::array<std::string_view, 2> orange_keys{"count", "call"};
inline constexpr std::array<std::string_view, 2> calls_keys{"oranges", "false_calls"};

[[nodiscard]] Json of(const Orange& orange);
[[nodiscard]] Orange read_orange(const Cursor& at);

// Sides that called nothing are left out.
[[nodiscard]] Json of(const PerSide<Calls>& calls, const Rules& rules);
[[nodiscard]] PerSide<Calls> read_calls(const Cursor& at, const Rules& rules);

// Sweeps: a side, or {"side":"N","cards":3} with the number of cards taken, and "initial":true of a sweep of the first
// layout.
inline constexpr std::array<std::string_view, 3> sweep_keys{"side", "cards", "initial"};
[[nodiscard]] Json of(const BoundedList<Sweep, max_builds>& sweeps, const Rules& rules);
[[nodiscard]] BoundedList<Sweep, max_builds> read_sweeps(const Cursor& at, const Rules& rules);

}  // namespace casino::json
