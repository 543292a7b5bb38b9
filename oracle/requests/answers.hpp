#pragma once
// Answers about scores and matches, in JSON, and what is asked of them.

#include "oracle/json/cards.hpp"
#include "oracle/play/certainty.hpp"
#include "oracle/play/standing.hpp"

namespace casino::json {

inline constexpr std::array<std::string_view, 8> deals_played_keys{
    "totals", "deals", "dealer", "claimed_by", "false_claim_by", "last_capturer", "met_first", "drawn"};

// Deals of a match: {"deals":[{"sides":{..}},..],"totals":{"N":15,"S":12},"dealer":"S"}, the totals being those before
// them.
[[nodiscard]] DealsPlayed read_deals_played(const Cursor& at, const Rules& rules);

// Whether a score is certain: "certain", and if it is not "open", "between" and "doubt".
void add_certainty(Json& answer, const Rules& rules, const Certainty& certainty);

// {"match":{"totals":{..},"winner":"N","over":true,..},"certain":true}
[[nodiscard]] Json standing_in_json(const Rules& rules, const DealsPlayed& played);

}  // namespace casino::json
