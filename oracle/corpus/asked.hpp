#pragma once
// Reads what a case asks: turns in a position, a dealing, a score, a match, ...

#include <array>

#include "oracle/corpus/case.hpp"
#include "oracle/json/cursor.hpp"

namespace casino::corpus {

// The keys of which a case has exactly one.
inline constexpr std::array<std::string_view, 13> asked_keys{"turn",      "turns", "judge", "end",   "dealing",
                                                             "cut",       "score", "match", "claim", "in_play",
                                                             "last_call", "perft", "play"};
inline constexpr std::string_view rules_only_key = "rules_only";

// `position` is the situation of the case, if it has one.
[[nodiscard]] Asked read_asked(std::string_view key, const json::Cursor& at,
                               const std::optional<json::Cursor>& position, const Rules& rules);

}  // namespace casino::corpus
