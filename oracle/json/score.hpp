#pragma once
// Scores in JSON: what was captured, the score sheet of a deal, and a match.

#include "model/match.hpp"
#include "model/score.hpp"
#include "oracle/json/clauses.hpp"

namespace casino::json {

// {"sides":{"P1":{"cards":[..]}},"sweeps":["P1"],"last_capture":"P1"}. Instead of its cards a side may give
// the number of its cards and spades, and those cards that score by themselves:
// {"count":30,"spades":8,"aces":["AS"], "other":["10D"]}.
inline constexpr std::array<std::string_view, 3> captured_keys{"sides", "sweeps", "last_capture"};
inline constexpr std::array<std::string_view, 5> captured_side_keys{"cards", "count", "spades", "aces",
                                                                    "other"};
[[nodiscard]] Json of(const Captured& captured, const Rules& rules);
[[nodiscard]] Captured read_captured(const Cursor& at, const Rules& rules);

// {"lines":[{"item":"cards","clause":"AA-SCO-1","points":{"P1":3}}],"total":{..},"added":{..}}
inline constexpr std::array<std::string_view, 3> deal_score_keys{"lines", "total", "added"};
inline constexpr std::array<std::string_view, 7> score_line_keys{"item",   "clause", "as",  "statement",
                                                                 "source", "points", "tied"};
[[nodiscard]] Json of(const DealScore& score, const Rules& rules, Detail detail = Detail::ids);
[[nodiscard]] DealScore read_deal_score(const Cursor& at, const Rules& rules);

// {"totals":{..},"deals":3,"dealer":"P1","winner":"P1","over":true}
inline constexpr std::array<std::string_view, 5> match_keys{"totals", "deals", "dealer", "winner", "over"};
[[nodiscard]] Json of(const Match& match, const Rules& rules);
[[nodiscard]] Match read_match(const Cursor& at, const Rules& rules);

}  // namespace casino::json
