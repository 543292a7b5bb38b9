#pragma once
// Random games, legal from the first dealing to the result, written down as logs. The same rules and seed give the same
// game on every machine. Where the rules leave a seat without any legal turn, the game breaks off there; a comment at
// the end of the log says so.

#include "oracle/log/log.hpp"

namespace casino::generate {

struct GamePlan {
  int most_deals = 500;  // a match that is not over by then breaks off
};

[[nodiscard]] log::Log random_game(const log::StatedRules& rules, std::uint64_t seed, const GamePlan& plan = {});

}  // namespace casino::generate
