#pragma once
// Games that break a clause on purpose: casino generate --break CLAUSE.

#include <string>

#include "cli/arguments/rules_choice.hpp"
#include "oracle/log/log.hpp"

namespace CLI {
class App;
}

namespace casino::cli {

// What is to be broken, and by what rules the game is played.
struct ToBreak {
  Clause clause;
  log::StatedRules rules;
};

// The clause of an ID or alias, and the rules that the command line asks for, or if it asks for none the first ones
// under which it can be broken. Throws Unusable.
[[nodiscard]] ToBreak to_break(const std::string& id, const CLI::App& verb, const RulesChoice& choice);

// A game whose last turn breaks it; hidden: as everybody at the table sees it. Throws Unusable if none is found.
[[nodiscard]] log::Log broken_game(const ToBreak& what, std::uint64_t seed, bool is_hidden);

}  // namespace casino::cli
