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

}  // namespace casino::json
