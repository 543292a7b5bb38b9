#pragma once
// A dialect in JSON (docs/dialects.md): {"format":"casino-dialect/1","name","title","base","seats","options","scoring",
// "off","why","source"}.

#include <array>

#include "oracle/json/document/cursor.hpp"
#include "oracle/rulesets/named_rules.hpp"

namespace casino::json {

inline constexpr std::array<std::string_view, 10> dialect_keys{"format",  "name",    "title", "base", "seats",
                                                               "options", "scoring", "off",   "why",  "source"};
// What reasons call the table by.
inline constexpr std::string_view scoring_key = "scoring";
inline constexpr std::string_view dialect_format = "casino-dialect/1";

// Whether an object is meant to be a dialect; every other object with rules has no format.
[[nodiscard]] bool is_dialect(const Node& node);

// Its base is one of the rules that are known; its name is none of theirs, unless it is the same dialect. Without
// a variant if it cannot be read.
[[nodiscard]] NamedRules read_dialect(const Cursor& at, std::span<const NamedRules> known);

}  // namespace casino::json
