#pragma once
// Rules in JSON: "swazi", or {"variant","seats","options","scoring","off","pack"}, or a whole dialect (dialect.hpp).
// What is named as the variant may be a dialect too. Written as an object with the variant, the seats, and what differs
// from the variant's own rules for so many seats.

#include "oracle/json/cards.hpp"

namespace casino::json {

inline constexpr std::array<std::string_view, 6> rules_keys{"variant", "seats", "options", "scoring", "off", "pack"};

[[nodiscard]] Json of(const Rules& rules);

// Rules that contradict themselves are read all the same: what to do about it is the caller's business.
[[nodiscard]] Rules read_rules(const Cursor& at);
// Refuses rules that cannot be played.
void refuse_contradiction(const Cursor& at, const Rules& rules);

// Both.
[[nodiscard]] Parsed<Rules> parse_rules(std::string_view text);

// The JSON Schema of rules (oracle/schema/rules.json), made from the variants, the dialects and the table of options.
[[nodiscard]] std::string rules_schema();

// Rules laid over others: options are added to theirs, or replace them one by one; every other key replaces
// theirs. Rules that name a variant, and dialects, stand by themselves, whatever the others are.
[[nodiscard]] Node rules_over(const Node& base, const Node& over);

}  // namespace casino::json

namespace casino {

// "anglo-american, 2 seats, build.owner=last_adder, scoring each spade 1, without AA-TRL-3"
[[nodiscard]] std::string rules_in_words(const Rules& rules);

}  // namespace casino
