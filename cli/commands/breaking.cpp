#include "cli/commands/breaking.hpp"

#include <algorithm>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/commands/plan.hpp"
#include "cli/session/failure.hpp"
#include "oracle/generate/breaking.hpp"
#include "oracle/log/seen/hide.hpp"
#include "oracle/text/nearest.hpp"

namespace casino::cli {
namespace {

bool asks_for_rules(const CLI::App& verb) {
  return verb.count("--rules") + verb.count("--seats") + verb.count("--option") + verb.count("--off") > 0;
}

ClauseList clauses_named(const std::string& id) {
  const ClauseList clauses = find_clauses(as_spelt(id, all_clause_names()));
  if (clauses.count != 0) return clauses;
  throw Unusable(fmt::format("--break {}: no such clause{} (see: casino rules clauses)", id,
                             nearest_phrase(id, all_clause_names())));
}

// Rules as the command line would ask for them.
std::string words_of_rules(const log::StatedRules& rules) {
  std::string words = fmt::format("--rules {} --seats {}", rules.name, rules.rules.seats.count);
  for (const Option option : rules.options)
    words += fmt::format(" --option {}={}", entry_of(option).name, value_of(rules.rules, option));
  return words;
}

}  // namespace

ToBreak to_break(const std::string& id, const CLI::App& verb, const RulesChoice& choice) {
  const ClauseList clauses = clauses_named(id);
  const auto* const clause = std::find_if(clauses.begin(), clauses.end(), generate::can_be_broken);
  if (clause == clauses.end())
    throw Unusable(
        fmt::format("--break {}: only prohibitions and obligations can be broken that do not follow from "
                    "others (see: casino rules clauses {})",
                    id, id));
  if (asks_for_rules(verb)) return {*clause, games_by(choice).rules};
  const auto rules = generate::rules_to_break(*clause);
  if (!rules) throw Unusable(fmt::format("--break {}: no rules were found under which it can be broken", id));
  return {*clause, *rules};
}

log::Log broken_game(const ToBreak& what, std::uint64_t seed, bool is_hidden) {
  const std::string_view id = entry_of(what.clause).id;
  auto game = generate::broken_game(what.rules, what.clause, seed);
  if (!game)
    throw Unusable(
        fmt::format("--break {}: these rules do not have it, or no game gave occasion to break it; without "
                    "--rules, --seats and --option such as have it are looked for",
                    id));
  if (is_hidden) game = log::as_seen_by_an_observer(*game);
  game->tags.push_back({"generated", fmt::format("casino generate --break {} {}{} --seed {}", id,
                                                 words_of_rules(what.rules), is_hidden ? " --hide" : "", seed)});
  return *game;
}

}  // namespace casino::cli
