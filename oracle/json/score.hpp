#pragma once
// Scores in JSON: the sheet of a deal,
// {"lines":[{"item":"cards","clause":"AA-SCO-1","points":{"P1":3}}],"total":{..},"added":{..}}

#include "model/match/match.hpp"
#include "oracle/json/captured.hpp"
#include "oracle/json/clauses.hpp"

namespace casino::json {

inline constexpr std::array<std::string_view, 5> deal_score_keys{"lines", "sweeps", "total", "added", "carried"};
inline constexpr std::array<std::string_view, 7> score_line_keys{"item",   "clause", "as",  "statement",
                                                                 "source", "points", "tied"};
inline constexpr std::array<std::string_view, 2> carried_keys{"cards", "spades"};

[[nodiscard]] Json of(const DealScore& score, const Rules& rules, Detail detail = Detail::ids);
[[nodiscard]] DealScore read_deal_score(const Cursor& at, const Rules& rules);

[[nodiscard]] Json of(const Carried& carried);
[[nodiscard]] Carried read_carried(const Cursor& at);

// A match: {"totals":{..},"deals":3,"dealer":"P1","winner":"P1","over":true}; without a winner that is null.
inline constexpr std::array<std::string_view, 10> match_keys{"totals",   "deals",     "dealer", "lot_among", "carried",
                                                             "forfeits", "met_first", "winner", "over",      "double"};

[[nodiscard]] Json of(const Match& match, const Rules& rules);
// Whether a side has so many points that it may score some items alone (DOM-WIN-6): of no other can it be said that it
// was the first to meet its criterion ("met_first").
[[nodiscard]] bool is_restricted(const Rules& rules, const Match& match, Side side);
[[nodiscard]] Match read_match(const Cursor& at, const Rules& rules);

}  // namespace casino::json
