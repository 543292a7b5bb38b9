#include "oracle/conform/protocol/protocol.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "oracle/json/options.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "oracle/rulesets/rules.hpp"

namespace casino::conform {
namespace {

using json::Cursor;
using json::Members;

// An option by its name; a fault is collected where there is none.
const OptionEntry* option_named(std::string_view name, const Cursor& at) {
  if (const OptionEntry* option = find_option(name)) return option;
  std::vector<std::string_view> names;
  for (const OptionEntry& option : options()) names.push_back(option.name);
  at.refuse_name("an option", names);
  return nullptr;
}

// The written value of an option that stands there.
std::string value_at(const OptionEntry& option, const Cursor& at, const NamedRules& named) {
  Rules rules = named.usual_rules();
  const json::Node object{json::Object{{std::string(option.name), at.node()}}};
  json::read_options(at.on(object), rules);
  return value_of(rules, option.option);
}

void read_fixed(const Cursor& at, const NamedRules& named, PlayedRules& played) {
  for (const auto& [name, value] : json::named_members(at, "options with their values"))
    if (const OptionEntry* option = option_named(name, value))
      played.fixed.push_back({option->option, value_at(*option, value, named)});
}

void read_settable(const Cursor& at, const NamedRules& named, PlayedRules& played) {
  for (const auto& [name, values] : json::named_members(at, "options with lists of values")) {
    const OptionEntry* option = option_named(name, values);
    if (option == nullptr) continue;
    std::vector<std::string> list;
    for (const Cursor& value : values.items("a list of values; an empty one stands for all"))
      list.push_back(value_at(*option, value, named));
    played.settable.push_back({option->option, std::move(list)});
  }
}

const NamedRules* read_name(const Cursor& at) {
  const auto place = at.choice("a variant or dialect", names_of(all_named_rules()));
  return place ? &all_named_rules()[*place] : nullptr;
}

PlayedRules read_played(const Cursor& at) {
  PlayedRules played;
  if (at.node().as_text() != nullptr) {
    if (const NamedRules* named = read_name(at)) played.name = named->name;
    return played;
  }
  const Members members(at, "rules that are played", played_rules_keys);
  const auto variant = members.require("variant", "a variant or dialect");
  const NamedRules* named = variant ? read_name(*variant) : nullptr;
  if (named == nullptr) return played;
  played.name = named->name;
  if (const auto seats = members.find("seats"))
    for (const Cursor& count : seats->items("numbers of seats"))
      played.seats.push_back(count.integer(named->fewest_seats, named->most_seats).value_or(named->usual_seats));
  if (const auto fixed = members.find("options")) read_fixed(*fixed, *named, played);
  if (const auto settable = members.find("settable")) read_settable(*settable, *named, played);
  return played;
}

// As the adapter plays it where nothing is set; nothing if it does not play it with so many seats.
std::optional<Rules> rules_of(const PlayedRules& played, Seats seats) {
  const NamedRules* named = find_named_rules(played.name);
  if (named == nullptr || seats.count < named->fewest_seats || seats.count > named->most_seats) return std::nullopt;
  if (!played.seats.empty() && std::find(played.seats.begin(), played.seats.end(), seats.count) == played.seats.end())
    return std::nullopt;
  Rules rules = named->rules(seats);
  for (const auto& [option, value] : played.fixed) static_cast<void>(set_value(rules, option, value));
  return rules;
}

bool can_be_set(const PlayedRules& played, Option option, const std::string& value) {
  return std::any_of(played.settable.begin(), played.settable.end(), [&](const auto& settable) {
    const auto& [one, values] = settable;
    return one == option && (values.empty() || std::find(values.begin(), values.end(), value) != values.end());
  });
}

// The first thing in which the rules are not those that are played.
std::optional<std::string> difference(const PlayedRules& played, const Rules& rules) {
  const auto own = rules_of(played, rules.seats);
  if (!own) return fmt::format("{} seats", rules.seats.count);
  for (const OptionEntry& option : options()) {
    const std::string value = value_of(rules, option.option);
    if (value != value_of(*own, option.option) && !can_be_set(played, option.option, value))
      return fmt::format("{}={}", option.name, value);
  }
  if (rules.pack != cards_of(rules.pack_kind)) return "a pack of other cards";
  if (!rules.off.empty()) return "clauses that are switched off";
  return std::nullopt;
}

}  // namespace

std::string_view name_of(Operation operation) { return operation_names.at(static_cast<std::size_t>(operation)); }

std::string members_of(const json::Json& object) {
  const std::string text = object.dump();
  return text.substr(1, text.size() - 2);
}

bool Declaration::does(Operation operation) const {
  return std::find(operations.begin(), operations.end(), operation) != operations.end();
}

namespace {

void read_what_it_does(const Members& members, Declaration& read) {
  if (const auto rules = members.find("rules"))
    for (const Cursor& one : rules->items("a list of rules")) read.rules.push_back(read_played(one));
  if (const auto operations = members.find("operations"))
    for (const Cursor& one : operations->items("a list of operations"))
      read.operations.push_back(static_cast<Operation>(one.choice("an operation", operation_names).value_or(0)));
}

Declaration read(const Members& members) {
  Declaration read;
  const std::array<std::string_view, 1> protocols{protocol_name};
  if (const auto protocol = members.require("protocol", "\"casino-adapter/1\""))
    static_cast<void>(protocol->choice("a protocol that is known", protocols));
  if (const auto name = members.require("name", "what the implementation is called"))
    read.name = name->text("a name").value_or("");
  if (const auto version = members.find("version")) read.version = version->text("a version").value_or("");
  if (const auto language = members.find("language")) read.language = language->text("a language").value_or("");
  if (const auto partial = members.find("partial")) read.knows_partial = partial->truth().value_or(false);
  read_what_it_does(members, read);
  return read;
}

}  // namespace

Declaration read_declaration(const Cursor& at) {
  const Members members(at, "what an adapter says of itself", declaration_keys);
  static_cast<void>(members.require("rules", "a list of the rules that are played (or ask it with --infer)"));
  static_cast<void>(members.require("operations", "a list: judge, turns, apply, score, play"));
  return read(members);
}

Declaration read_introduction(const Cursor& at) {
  return read(Members(at, "what an adapter says of itself", declaration_keys));
}

std::string text_of(const Reason& reason) {
  return reason.about.empty() ? reason.kind : fmt::format("{}: {}", reason.kind, reason.about);
}

std::optional<Reason> why_not_played(const Declaration& declaration, const Rules& rules) {
  std::optional<Reason> why;
  for (const PlayedRules& played : declaration.rules) {
    const NamedRules* named = find_named_rules(played.name);
    if (named == nullptr || named->variant->name != rules.variant) continue;
    const auto otherwise = difference(played, rules);
    if (!otherwise) return std::nullopt;
    if (!why) why = Reason{"an option that is not declared", *otherwise};
  }
  return why ? why : Reason{"a game that is not declared", std::string(rules.variant)};
}

std::vector<Rules> all_played(const Declaration& declaration) {
  std::vector<Rules> all;
  for (const PlayedRules& played : declaration.rules)
    for (std::uint8_t seats = 2; seats <= max_seats; ++seats)
      if (const auto rules = rules_of(played, Seats{seats}); rules && !contradiction(*rules))
        if (std::find(all.begin(), all.end(), *rules) == all.end()) all.push_back(*rules);
  return all;
}

}  // namespace casino::conform
