#pragma once
// The newcomer's way into a game, before its rules: what it is about, the plainest turns one by one, and a deal with
// few cards from the first turn to the points.

#include "model/table/turn.hpp"
#include "oracle/pages/drawings.hpp"
#include "oracle/rulesets/named_rules.hpp"

namespace casino::pages {

// The chapter in Markdown.
[[nodiscard]] std::string first_steps_of(const NamedRules& game, Drawings& drawings);

// The plainest turns that the rules allow, whatever the others hold.
struct PlainTurn {
  std::string_view title;
  std::string_view text;
  Position position;
  Turn turn;
};
[[nodiscard]] std::vector<PlainTurn> plain_turns(const Rules& rules);

}  // namespace casino::pages
