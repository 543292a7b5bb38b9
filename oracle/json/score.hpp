#pragma once
// The score sheet of a deal in JSON:
// {"lines":[{"item":"cards","clause":"AA-SCO-1","points":{"P1":3}}],"total":{..},"added":{..}}

#include "model/score/score.hpp"
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

}  // namespace casino::json
