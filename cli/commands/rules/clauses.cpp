#include <algorithm>
#include <cctype>
#include <memory>

#include <CLI/CLI.hpp>

#include "cli/commands/commands.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/formats.hpp"
#include "model/rules/clause.hpp"
#include "model/rules/option.hpp"
#include "model/rules/variants.hpp"
#include "oracle/explain/explanation.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/nearest.hpp"
#include "oracle/text/statement.hpp"

namespace casino::cli {
namespace {

// What the registries say about a clause besides its own entry.
struct Around {
  std::vector<const ClauseAlias*> aliases;
  std::vector<std::string_view> options;
};

Around around(Clause clause) {
  Around found;
  for (const ClauseAlias& alias : all_aliases)
    if (explain::names_clause(alias.clauses, clause)) found.aliases.push_back(&alias);
  for (const OptionEntry& option : options())
    if (explain::names_clause(option.clauses, clause)) found.options.push_back(option.name);
  return found;
}

// What the clause says in the game whose text has this ID for it, if that is something else.
std::string said_there(Clause clause, const ClauseAlias& alias) {
  const std::string_view prefix = prefix_of(alias.id);
  for (const VariantEntry& variant : variants()) {
    if (own_prefix(variant) != prefix) continue;
    Statement there = statement_of(clause, variant.rules(Seats{variant.usual_seats}));
    return there.is_registered ? std::string{} : std::move(there.text);
  }
  return {};
}

json::Json clause_in_json(const ClauseAlias& alias, Clause clause) {
  json::Json object = {{"id", alias.id}, {"source", alias.source}};
  if (std::string text = said_there(clause, alias); !text.empty()) object["statement"] = std::move(text);
  return object;
}

json::Json clause_in_json(Clause clause) {
  const ClauseEntry& entry = entry_of(clause);
  const Around near = around(clause);
  json::Json object = {{"id", entry.id},
                       {"kind", name_of(entry.kind)},
                       {"derived", entry.derived},
                       {"has_off", has_an_off(clause)},
                       {"statement", entry.statement},
                       {"source", entry.source}};
  object["aliases"] = json::Json::array();
  for (const ClauseAlias* alias : near.aliases) object["aliases"].push_back(clause_in_json(*alias, clause));
  object["options"] = near.options;
  return object;
}

void print_text(Session& session, Clause clause) {
  const ClauseEntry& entry = entry_of(clause);
  const Around near = around(clause);
  const std::string kind =
      fmt::format("  {}{}  [{}]", name_of(entry.kind), entry.derived ? ", follows from others" : "", entry.source);
  session.out.line("{}{}", session.look().strong(entry.id), wrapped(kind, 4, entry.id.size()));
  session.out.line("{}", wrapped(fmt::format("    {}", entry.statement), 4));
  for (const ClauseAlias* alias : near.aliases) {
    const std::string there = said_there(clause, *alias);
    session.out.line(
        "{}",
        wrapped(fmt::format("    also {}  [{}]{}", alias->id, alias->source, there.empty() ? "" : ": " + there), 6));
  }
  if (!near.options.empty())
    session.out.line("{}", wrapped(fmt::format("    options: {}", fmt::join(near.options, ", ")), 6));
}

std::vector<Clause> all_of_them() {
  std::vector<Clause> clauses;
  for (std::uint16_t i = 0; i < all_clauses.size(); ++i) clauses.push_back(Clause{i});
  return clauses;
}

// An ID, an alias, or the beginning of IDs such as "AA-TRL" or "SWZ".
std::vector<Clause> named_clauses(const std::string& typed) {
  std::string name = typed;  // in capitals, as all of them are
  std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return std::toupper(c); });
  const ClauseList list = find_clauses(name);
  std::vector<Clause> clauses(list.begin(), list.end());
  for (const Clause clause : all_of_them())
    if (entry_of(clause).id.starts_with(name + "-")) clauses.push_back(clause);
  if (!clauses.empty()) return clauses;
  throw Unusable("no clause \"" + typed + "\"" + nearest_phrase(typed, all_clause_names()));
}

void print_clauses(Session& session, const std::vector<std::string>& names) {
  std::vector<Clause> clauses = names.empty() ? all_of_them() : std::vector<Clause>{};
  for (const std::string& name : names)
    for (const Clause clause : named_clauses(name)) clauses.push_back(clause);
  json::Json list = {{"clauses", json::Json::array()}};
  for (const Clause clause : clauses) {
    if (session.as_json) list["clauses"].push_back(clause_in_json(clause));
    else print_text(session, clause);
  }
  if (session.as_json) print(session, formats::clauses, list);
}

}  // namespace

void add_rules_clauses(CLI::App& rules, Session& session) {
  auto names = std::make_shared<std::vector<std::string>>();
  CLI::App& verb =
      add_verb(rules, "clauses", "The clauses: one testable sentence of the rules each, and where it stands", session,
               {"casino rules clauses AA-TRL-3", "casino rules clauses SWZ-BLD AA-CAP"});
  verb.add_option("id", *names, "Clauses, aliases, or the beginnings of their IDs; all if none is given");
  verb.callback([&session, names] { print_clauses(session, *names); });
}

}  // namespace casino::cli
