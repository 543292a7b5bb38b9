#pragma once
// Games that go by the rules up to one turn, which breaks one clause and nothing else.

#include <optional>

#include "oracle/log/log.hpp"

namespace casino::generate {

// Whether there is anything to break: a prohibition or an obligation that does not follow from others.
[[nodiscard]] bool can_be_broken(Clause clause);

struct BreakingPlan {
  int most_games = 200;  // that are played in search of an occasion
};

// A game whose last turn breaks exactly this clause; nothing if these rules do not have it, or no occasion came up. The
// same rules and seed break it the same way.
[[nodiscard]] std::optional<log::Log> broken_game(const log::StatedRules& rules, Clause clause, std::uint64_t seed,
                                                  const BreakingPlan& plan = {});

// The first rules under which it can be broken: a variant as it is, with few players or many, or with one option
// set anew. Nothing if none were found.
[[nodiscard]] std::optional<log::StatedRules> rules_to_break(Clause clause);

}  // namespace casino::generate
