#pragma once
// Logs of random matches, as somebody would write them down who sees all hands.

#include "oracle/log/log.hpp"
#include "properties/generate/match.hpp"

namespace casino::properties {

// The log of a match of so many deals at the most, with dealings, scores, totals, and the result if there is one.
[[nodiscard]] log::Log log_of_match(const Rules& rules, std::uint64_t seed, int most_deals);

}  // namespace casino::properties
