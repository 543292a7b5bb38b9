#pragma once
// The rules that a command line asks for: --rules, --seats, --option, --off.

#include <string>
#include <vector>

#include "model/rules/rules.hpp"
#include "oracle/json/document/node.hpp"
#include "oracle/rulesets/named_rules.hpp"

namespace CLI {
class App;
}

namespace casino::cli {

struct RulesChoice {
  std::string name = "anglo-american";  // a variant or dialect, or a file with either in JSON
  int seats = 0;                        // 0: as many as usual
  std::vector<std::string> options;     // key=value
  std::vector<std::string> off;         // clauses
  std::vector<std::string> scoring;     // rows of a scoring table, "each spade 1"; "none" alone: a table without rows
};

void add_rules_options(CLI::App& verb, RulesChoice& choice);
// --option and --off alone.
void add_settings_options(CLI::App& verb, RulesChoice& choice);
// Of a verb that makes games or lists turns, which is done by all clauses: --off is not offered. Whoever names it all
// the same is told why it is refused.
void keep_off_out_of_help(CLI::App& verb);
// Of what the games are called that are to be made. Throws Unusable where the rules switch clauses off.
void want_all_clauses(const Rules& rules, const std::string& name);

// The rules as a JSON document, over which a record can lay its own. Throws Unusable.
[[nodiscard]] json::Node document_of(const RulesChoice& choice);
// The rules themselves, which can be played. Throws Unusable.
[[nodiscard]] Rules rules_of(const RulesChoice& choice);

// The game that they are, with its name and reasons if it is a dialect; of a variant with other options a game on it.
// Throws Unusable.
[[nodiscard]] NamedRules game_of(const RulesChoice& choice);

}  // namespace casino::cli
