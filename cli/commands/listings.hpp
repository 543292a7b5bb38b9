#pragma once
// What `moves` and `perft` have in common.

#include <optional>

#include "oracle/enumerate/enumerate.hpp"
#include "oracle/text/parsed.hpp"

namespace casino::cli {

// Why nothing could be listed, if that is so.
[[nodiscard]] std::optional<ParseError> why_not_listed(const Rules& rules, const Position& position, Listing listing);

}  // namespace casino::cli
