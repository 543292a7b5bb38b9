#include "cli/arguments/rules_choice.hpp"

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/ranges.h>

#include "cli/arguments/numbers.hpp"
#include "cli/input/document_kind.hpp"
#include "cli/session/failure.hpp"
#include "oracle/json/clauses.hpp"
#include "oracle/rulesets/dialect.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "oracle/rulesets/rules.hpp"
#include "oracle/rulesets/scoring.hpp"
#include "oracle/text/nearest.hpp"

namespace casino::cli {
namespace {

bool is_a_file(const std::string& name) {
  std::error_code ignored;
  return std::filesystem::is_regular_file(name, ignored);
}

// The rules that --rules names, before the other options change them.
json::Node named_rules(const std::string& name) {
  if (const NamedRules* named = find_named_rules(name)) return json::Node{named->name};
  const bool looks_like_a_file = name.find('/') != std::string::npos || name.ends_with(".json");
  if (!looks_like_a_file && !is_a_file(name)) {
    throw Unusable(fmt::format("no variant or dialect \"{}\"{} (see: casino rules list)", name,
                               nearest_phrase(name, names_of(all_named_rules()))));
  }
  const Parsed<json::Node> document = json::read_document(text_of_file(name, DocumentKind::rules));
  if (!document) throw Unusable(document.errors(), name);
  const Parsed<Rules> rules = json::parsed(*document, [](const json::Cursor& at) { return json::read_rules(at); });
  if (!rules) throw Unusable(rules.errors(), name);
  return *document;
}

// A value that the option can have, as JSON has it: a number or a list where it is no word.
json::Node node_of(const OptionEntry& option, const std::string& value) {
  if (option.kind == OptionKind::number &&
      std::find(option.words.begin(), option.words.end(), value) == option.words.end())
    return json::Node{std::int64_t{std::stoll(value)}};
  if (option.kind != OptionKind::order) return json::Node{value};
  json::List items;
  std::istringstream words(value);
  for (std::string word; std::getline(words >> std::ws, word, ',');) items.push_back(json::Node{word});
  return json::Node{items};
}

// One "key=value" of --option, refused as it stands on the command line.
json::Member option_of(const std::string& written) {
  const auto equals = written.find('=');
  if (equals == std::string::npos)
    throw Unusable(fmt::format("--option {}: expected key=value, such as trail.owning_build=allowed", written));
  const std::string key = as_spelt(written.substr(0, equals), all_option_names());
  const OptionEntry* option = find_option(key);
  if (option == nullptr)
    throw Unusable(fmt::format("--option {}: no option \"{}\"{} (see: casino rules options)", written, key,
                               nearest_phrase(key, all_option_names())));
  const std::string value = as_spelt(written.substr(equals + 1), option->values);
  Rules tried;
  if (const auto expected = set_value(tried, option->option, value))
    throw Unusable(
        fmt::format("--option {}: {} is {}{}", written, key, *expected, nearest_phrase(value, option->values)));
  return {key, node_of(*option, value)};
}

json::Node clause_of(const std::string& typed) {
  const std::string id = as_spelt(typed, all_clause_names());
  const ClauseList clauses = find_clauses(id);
  if (clauses.count == 0)
    throw Unusable(fmt::format("--off {}: no such clause{} (see: casino rules clauses)", id,
                               nearest_phrase(id, all_clause_names())));
  if (std::none_of(clauses.begin(), clauses.end(), has_an_off))
    throw Unusable(fmt::format("--off {}: a definition, a deal or the course of a match cannot be switched off", id));
  return json::Node{id};
}

// The rows of --scoring as one table. Each is refused as it stands on the command line; what they contradict in each
// other or in options is seen when the rules are read.
json::Node table_of(const json::Node& base, const std::vector<std::string>& rows) {
  Rules rules = json::parsed(base, [](const json::Cursor& at) { return json::read_rules(at); }).value();
  for (const std::string& row : rows) {
    const json::Node table = json::table_in_line(row, {});
    ParseErrors errors;
    json::read_scoring(json::Cursor(table, errors), rules);
    if (!errors.empty())
      throw Unusable(fmt::format("--scoring \"{}\": found {}, expected {}", row, errors[0].found, errors[0].expected));
  }
  return json::table_in_line(fmt::format("{}", fmt::join(rows, ", ")), {});
}

json::Node* member(json::Object& object, std::string_view key) {
  const auto found = std::find_if(object.begin(), object.end(), [&](const json::Member& m) { return m.key == key; });
  return found == object.end() ? nullptr : &found->value;
}

// The clauses that the rules switch off already, and those of the command line.
json::Node switched_off(const json::Node& rules, const RulesChoice& choice) {
  json::List clauses;
  if (const json::Node* off = rules.find("off"); off != nullptr && off->as_list() != nullptr) clauses = *off->as_list();
  for (const std::string& id : choice.off) clauses.push_back(clause_of(id));
  return json::Node{clauses};
}

// What the rules are called that a document is, or rests on.
std::optional<NamedRules> named_rules_in(const json::Node& rules) {
  if (json::is_dialect(rules)) {
    ParseErrors none;  // it was read before
    return json::read_dialect(json::Cursor(rules, none), all_named_rules());
  }
  const json::Node* name = rules.as_text() != nullptr ? &rules : rules.find("variant");
  const NamedRules* named =
      name != nullptr && name->as_text() != nullptr ? find_named_rules(*name->as_text()) : nullptr;
  return named == nullptr ? std::nullopt : std::optional(*named);
}

void refuse_seats(const json::Node& rules, int seats) {
  const std::optional<NamedRules> named = named_rules_in(rules);
  if (!named || named->can_seat(seats)) return;
  throw Unusable(fmt::format("--seats {}: {} is played by {}", seats, named->name, seats_of(*named)));
}

}  // namespace

void add_rules_options(CLI::App& verb, RulesChoice& choice) {
  verb.add_option("--rules", choice.name, "A variant or dialect, or a file with rules or a dialect in JSON")
      ->type_name("NAME|FILE.json")
      ->capture_default_str();
  add_number(verb, "--seats", choice.seats, "How many play (default: as many as usual in the variant)", 2, max_seats);
  add_settings_options(verb, choice);
}

void add_settings_options(CLI::App& verb, RulesChoice& choice) {
  verb.add_option("--option", choice.options, "Set an option of the rules; can be repeated")
      ->type_name("KEY=VALUE")
      ->allow_extra_args(false);
  verb.add_option("--off", choice.off, "Switch a clause off; can be repeated")
      ->type_name("CLAUSE")
      ->allow_extra_args(false);
}

void keep_off_out_of_help(CLI::App& verb) { verb.get_option("--off")->group(""); }

void want_all_clauses(const Rules& rules, const std::string& name) {
  if (rules.off.empty()) return;
  std::string ids;
  for (const json::Json& id : json::of(rules.off)) ids += " " + id.get<std::string>();
  throw Unusable(fmt::format("{}: games are made by all clauses, and here are switched off:{}", name, ids));
}

json::Node document_of(const RulesChoice& choice) {
  const json::Node base = named_rules(choice.name);
  json::Object over;
  if (choice.seats != 0) {
    refuse_seats(base, choice.seats);
    over.push_back({"seats", json::Node{std::int64_t{choice.seats}}});
  }
  json::Object settings;
  for (const std::string& written : choice.options) {
    json::Member setting = option_of(written);
    if (member(settings, setting.key) != nullptr) throw Unusable("--option " + setting.key + " is set twice");
    settings.push_back(std::move(setting));
  }
  if (!settings.empty()) over.push_back({"options", json::Node{settings}});
  if (!choice.scoring.empty()) over.push_back({"scoring", table_of(base, choice.scoring)});
  if (!choice.off.empty()) over.push_back({"off", switched_off(base, choice)});
  return over.empty() ? base : json::rules_over(base, json::Node{over});
}

Rules rules_of(const RulesChoice& choice) {
  const json::Node document = document_of(choice);
  const Parsed<Rules> rules = json::parsed(document, [](const json::Cursor& at) { return json::read_rules(at); });
  if (!rules) throw Unusable(rules.errors(), choice.scoring.empty() ? choice.name : "--scoring");
  if (const auto why = contradiction(*rules)) throw Unusable("these rules contradict themselves: " + *why);
  return *rules;
}

namespace {

// What is laid over a game: it may be so anyway with one number of players, and otherwise with another.
std::vector<Setting> settings_laid_over(const NamedRules& game, const RulesChoice& choice, const Rules& rules) {
  std::vector<Setting> settings = differing_settings(game.rules(rules.seats), rules);
  if (choice.seats) return settings;
  for (const std::string& word : choice.options) {
    const OptionEntry* option = find_option(std::string_view(word).substr(0, word.find('=')));
    if (option == nullptr) continue;
    Setting said{option->option, value_of(rules, option->option)};
    const bool is_known = std::find(settings.begin(), settings.end(), said) != settings.end();
    bool is_otherwise = false;
    for (std::uint8_t seats = game.fewest_seats; seats <= game.most_seats; ++seats)
      is_otherwise = is_otherwise || value_of(game.rules(Seats{seats}), said.option) != said.value;
    if (is_otherwise && !is_known) settings.push_back(std::move(said));
  }
  return settings;
}

}  // namespace

NamedRules game_of(const RulesChoice& choice) {
  const json::Node document = document_of(choice);
  const Rules rules = rules_of(choice);
  NamedRules game = named_rules_in(document).value();
  const bool is_as_named = document.as_text() != nullptr || json::is_dialect(document);
  if (is_as_named) return game;
  // As rules_over has it: a name, and what is laid over it.
  const std::vector<Setting> settings = settings_laid_over(game, choice, rules);
  const bool is_for_more = rules.seats.count > game.most_seats;  // than in the text, but for theory
  if (document.find("seats") != nullptr) game.fewest_seats = game.most_seats = game.usual_seats = rules.seats.count;
  if (settings.empty() && !is_for_more && rules.off == game.off && rules.scoring == game.scoring) return game;
  game.base = std::exchange(game.name, "these-rules");
  game.title = "A game on " + game.title;
  game.source.clear();
  game.why.clear();
  game.settings_below = game.settings.size();
  game.settings.insert(game.settings.end(), settings.begin(), settings.end());
  game.off = rules.off;
  game.scoring = rules.scoring;
  return game;
}

}  // namespace casino::cli
