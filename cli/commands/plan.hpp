#pragma once
// A plan of games: by which rules they are played in turn, one a line.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/arguments/rules_choice.hpp"
#include "oracle/log/log.hpp"

namespace casino::cli {

// "swazi 4 insist.capture=never seed=17   # why": a variant or dialect, by how many it is played, options, and the seed
// of its first game, if it is not that of the command.
struct PlannedGames {
  RulesChoice choice;
  log::StatedRules rules;
  std::optional<std::uint64_t> seed;
};

// Games by rules as a command line, or a line of a plan, asks for them. Throws Unusable, also where clauses are off.
[[nodiscard]] PlannedGames games_by(const RulesChoice& choice);

// Throws Unusable, with the line.
[[nodiscard]] std::vector<PlannedGames> plan_in(const std::string& file);

}  // namespace casino::cli
