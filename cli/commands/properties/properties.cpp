

#include <CLI/CLI.hpp>

#include "cli/commands/commands.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/formats.hpp"
#include "model/rules/variants.hpp"
#include "properties/run/check.hpp"

namespace casino::cli {
namespace {

// The variants that promise a fact at some number of seats.
std::vector<std::string_view> promised_by(const properties::ListedFact& fact) {
  std::vector<std::string_view> names;
  for (const VariantEntry& variant : variants()) {
    bool is_due = false;
    for (std::uint8_t seats = variant.fewest_seats; seats <= variant.most_seats; ++seats)
      is_due = is_due || fact.is_due(variant.rules(Seats{seats}));
    if (is_due) names.push_back(variant.name);
  }
  return names;
}

void list_facts(Session& session) {
  json::Json all = json::Json::array();
  for (const properties::ListedFact& fact : properties::listed()) {
    const std::string_view kind = properties::fact_kind_names.at(static_cast<std::size_t>(fact.kind));
    const auto names = promised_by(fact);
    if (session.as_json) {
      all.push_back({{"fact", fact.name}, {"of", kind}, {"says", fact.says}, {"variants", names}});
      continue;
    }
    session.out.line("{}  ({})", session.look().strong(fact.name), kind);
    session.out.line("    {}", fact.says);
    if (names.size() < variants().size())
      session.out.line("    {}", session.look().faint(fmt::format("{}", fmt::join(names, ", "))));
  }
  if (session.as_json) print(session, formats::facts, {{"facts", std::move(all)}});
}

}  // namespace

void add_properties_list(CLI::App& properties, Session& session) {
  CLI::App& verb = add_verb(properties, "list", "What should hold of every legal game, and in which variants", session,
                            {"casino properties list", "casino properties list --json"});
  verb.callback([&session] { list_facts(session); });
}

void add_properties(CLI::App& app, Session& session) {
  CLI::App& properties = *app.add_subcommand("properties", "What should hold of every legal game, tried on many games");
  properties.require_subcommand(1);
  properties.footer(
      "Examples:\n  casino properties list\n  casino properties run --budget 30s\n  casino properties run --on "
      "games/\n  "
      "casino properties worlds --budget 1m");
  add_properties_list(properties, session);
  add_properties_run(properties, session);
  add_properties_worlds(properties, session);
}

}  // namespace casino::cli
