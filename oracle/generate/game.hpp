#pragma once
// Random games, legal from the first dealing to the result, written down as logs. The same rules and seed give the same
// game on every machine. Where the rules leave a seat without any legal turn, or switch clauses off, so that nobody can
// list what is legal, the game breaks off there; a comment at the end of the log says so.

#include <optional>

#include "oracle/log/log.hpp"

namespace casino::generate {

inline constexpr int most_deals_of_a_match = 500;  // one that is not over by then breaks off

struct GamePlan {
  std::optional<int> deals;  // at most; else to the end of the match, and one where a match has no end
};

[[nodiscard]] log::Log random_game(const log::StatedRules& rules, std::uint64_t seed, const GamePlan& plan = {});

// For whoever holds rules with clauses switched off against games: these can be played.
[[nodiscard]] Rules with_all_clauses(Rules rules);

}  // namespace casino::generate
