#pragma once
// Rules in JSON: "swazi", or {"variant","seats","options","off","pack"}. Only what differs from the variant's
// own rules for so many seats is written.

#include "oracle/json/cards.hpp"

namespace casino::json {

inline constexpr std::array<std::string_view, 5> rules_keys{"variant", "seats", "options", "off", "pack"};

[[nodiscard]] Json of(const Rules& rules);

// Rules that contradict themselves are read all the same: what to do about it is the caller's business.
[[nodiscard]] Rules read_rules(const Cursor& at);
// Refuses rules that cannot be played.
void refuse_contradiction(const Cursor& at, const Rules& rules);

// Both.
[[nodiscard]] Parsed<Rules> parse_rules(std::string_view text);

// Rules laid over others: its options, and its clauses that are off, are added to theirs; the rest replaces
// theirs. Where the variant is another one, nothing of theirs remains.
[[nodiscard]] Node rules_over(const Node& base, const Node& over);

}  // namespace casino::json
