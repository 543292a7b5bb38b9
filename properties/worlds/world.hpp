#pragma once
// Small worlds: rules with so few cards that every position of every deal can be visited. A file (corpus/worlds/) lays
// them over a variant:
//
//   {"format": "casino-worlds/1", "variant": "royal", "worlds": [
//     {"name": "royal-2", "why": "...", "rules": {"seats": 2, "options": {"deal.hand": 2}, "pack": ["AS", "AH",
//     ...]}, "match": {"totals": {"P1": 18}}}]}
//
// With "match" whole matches are gone through, beginning as it says; without, single deals.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/match/match.hpp"
#include "model/rules/rules.hpp"
#include "oracle/text/parsed.hpp"

namespace casino::properties {

inline constexpr std::array<std::string_view, 3> worlds_keys{"format", "variant", "worlds"};
inline constexpr std::array<std::string_view, 4> world_keys{"name", "why", "rules", "match"};
inline constexpr std::string_view worlds_format = "casino-worlds/1";

struct World {
  std::string name;
  std::string why;  // what its cards are there for
  Rules rules;
  std::optional<Match> match;  // as it stands before the first deal; nothing: each deal by itself
};

[[nodiscard]] Parsed<std::vector<World>> parse_worlds(std::string_view text);

}  // namespace casino::properties
