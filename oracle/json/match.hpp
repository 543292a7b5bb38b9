#pragma once
// A match in JSON: {"totals":{..},"deals":3,"dealer":"P1","winner":"P1","over":true}; without a winner that
// is null.

#include "model/match/match.hpp"
#include "oracle/json/cards.hpp"

namespace casino::json {

inline constexpr std::array<std::string_view, 10> match_keys{"totals",   "deals",     "dealer", "lot_among", "carried",
                                                             "forfeits", "met_first", "winner", "over",      "double"};

[[nodiscard]] Json of(const Match& match, const Rules& rules);
[[nodiscard]] Match read_match(const Cursor& at, const Rules& rules);

}  // namespace casino::json
