#include <memory>

#include <CLI/CLI.hpp>

#include "cli/arguments/rules_choice.hpp"
#include "cli/arguments/words_refused.hpp"
#include "cli/commands/commands.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/formats.hpp"
#include "oracle/json/clauses.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "oracle/rulesets/rules.hpp"
#include "oracle/rulesets/scoring.hpp"

namespace casino::cli {
namespace {

json::Json rules_in_json(const NamedRules& named) {
  json::Json seats = json::Json::array();
  for (int count = named.fewest_seats; count <= named.most_seats; ++count) seats.push_back(count);
  json::Json object = {{"name", named.name},
                       {"seats", seats},
                       {"usual_seats", named.usual_seats},
                       {"title", named.title},
                       {"source", named.source}};
  if (named.is_dialect()) object["base"] = named.base;
  return object;
}

json::Json rules_in_json(const ReportedGame& game) {
  return {{"name", game.name}, {"where", game.where}, {"clause", game.clause}};
}

std::string words_of_seats(const NamedRules& named) {
  if (named.fewest_seats == named.most_seats) return fmt::format("{} seats", named.usual_seats);
  return fmt::format("{} to {} seats (usually {})", named.fewest_seats, named.most_seats, named.usual_seats);
}

void print_text(Session& session, const NamedRules& named) {
  const std::size_t width = named.is_dialect() ? 20 : 16;
  const std::string base = named.is_dialect() ? fmt::format("; base {}", named.base) : "";
  const std::string rest = fmt::format("  {}  {}  [{}{}]", words_of_seats(named), named.title, named.source, base);
  session.out.line("{}{}", session.look().strong(fmt::format("{:<{}}", named.name, width)),
                   wrapped(rest, width + 2, width));
}

void list_rules(Session& session) {
  if (session.as_json) {
    json::Json lists = {
        {"variants", json::Json::array()}, {"dialects", json::Json::array()}, {"reported", json::Json::array()}};
    for (const NamedRules& named : all_named_rules())
      lists[named.is_dialect() ? "dialects" : "variants"].push_back(rules_in_json(named));
    for (const ReportedGame& game : reported_games()) lists["reported"].push_back(rules_in_json(game));
    return print(session, formats::rules_list, lists);
  }
  bool dialects_begun = false;
  for (const NamedRules& named : all_named_rules()) {
    if (named.is_dialect() && !dialects_begun)
      session.out.line("\nDialects, by which a variant is really played somewhere:");
    dialects_begun = named.is_dialect();
    print_text(session, named);
  }
  if (!reported_games().empty()) session.out.line("\nNamed in the texts, without rules:");
  for (const ReportedGame& game : reported_games())
    session.out.line("{}", wrapped(fmt::format("{:<16}  {}  [{}]", game.name, game.where, game.clause), 18));
}

// ---- rules show

struct RulesShow {
  Session& session;
  RulesChoice rules;
  bool changed = false;
};

bool differs_from_variant(const Rules& rules, Option option) {
  const std::optional<Rules> usual = casino::rules_of(rules.variant, rules.seats);
  return usual && value_of(*usual, option) != value_of(rules, option);
}

// A document that --rules reads, with every option in it.
json::Json all_of(const Rules& rules) {
  Rules of_no_variant = rules;  // so that every option differs from what is usual
  of_no_variant.variant = {};
  json::Json document = json::of(of_no_variant);
  document["variant"] = rules.variant;
  return document;
}

std::string off_list(const Rules& rules) {
  std::string list;
  for (const json::Json& id : json::of(rules.off)) list += " " + id.get<std::string>();
  return list;
}

void show(RulesShow& show) {
  const Rules rules = rules_of(show.rules);
  Session& session = show.session;
  if (session.as_json) return print(session, show.changed ? json::of(rules) : all_of(rules));

  const Look look = session.look();
  const NamedRules* named = find_named_rules(show.rules.name);
  const bool is_dialect = named != nullptr && named->is_dialect();
  session.out.line("{}, {} seats, {} cards in the pack", look.strong(is_dialect ? named->name : rules.variant),
                   rules.seats.count, rules.pack.size());
  if (is_dialect) session.out.line("{}: {} with differences  [{}]", named->title, named->base, named->source);
  if (!rules.off.empty()) session.out.line("switched off:{}", off_list(rules));
  if (!rules.scoring.empty()) session.out.line("scoring table: {}", casino::text_of(rules.scoring));
  std::string_view group;
  for (const OptionEntry& option : options()) {
    const bool differs = differs_from_variant(rules, option.option);
    if (show.changed && !differs) continue;
    if (option.group != group) session.out.line("\n{}", look.faint(group = option.group));
    const std::string setting = fmt::format("{:<26} {}", option.name, value_of(rules, option.option));
    session.out.line("{} {}", differs ? "*" : " ", differs ? look.strong(setting) : Shown(setting));
    if (is_dialect)
      for (const auto& [key, reason] : named->why)
        if (key == option.name) session.out.line("{:30}{}", "", look.faint(reason));
  }
  if (!show.changed)
    session.out.line("\n* otherwise than usual in the variant. What an option means: casino rules options NAME");
}

}  // namespace

void add_rules_list(CLI::App& rules, Session& session) {
  add_verb(rules, "list", "The variants and dialects, and games that the texts only name", session,
           {"casino rules list --json"})
      .callback([&session] { list_rules(session); });
}

void add_rules_show(CLI::App& rules, Session& session) {
  auto shown = std::make_shared<RulesShow>(RulesShow{.session = session});
  CLI::App& verb = add_verb(rules, "show", "A ruleset: every option with its value", session,
                            {"casino rules show swazi --seats 4", "casino rules show swazi --json > mine.json",
                             "casino rules show --rules mine.json --changed"});
  verb.add_option("name", shown->rules.name, "A variant or dialect, or a file with rules in JSON (as --rules)");
  add_rules_options(verb, shown->rules);
  verb.add_flag("--changed", shown->changed, "Only what is otherwise than usual in the variant");
  verb.callback([shown, &verb] {
    refuse_together(verb, "name", {"--rules"});
    show(*shown);
  });
}

}  // namespace casino::cli
