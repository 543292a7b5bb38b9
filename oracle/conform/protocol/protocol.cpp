#include "oracle/conform/protocol/protocol.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "oracle/json/clauses.hpp"
#include "oracle/json/judgement.hpp"
#include "oracle/json/options.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "oracle/rulesets/rules.hpp"
#include "oracle/rulesets/scoring.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/nearest.hpp"

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
  json::read_option(option.name, at, rules);
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

// Where nothing is wrong with a row it is held against the options that are always so.
void read_own_scoring(const Cursor& at, const NamedRules& named, PlayedRules& played) {
  const std::size_t faults = at.faults();
  Rules rules = named.usual_rules();
  for (const auto& [option, value] : played.fixed) static_cast<void>(set_value(rules, option, value));
  json::read_scoring(at, rules);
  if (at.faults() == faults) json::refuse_faulty_row(at, rules);
  played.scoring = rules.scoring;
}

const NamedRules* read_name(const Cursor& at) {
  const auto place = at.choice("a variant or dialect", names_of(all_named_rules()));
  return place ? &all_named_rules()[*place] : nullptr;
}

void look_at_direction(const Cursor& at) { static_cast<void>(at.choice("which way round it goes", direction_names)); }

void look_at_order(const Cursor& at, const Rules& rules) {
  const std::size_t faults = at.faults();
  const SeatSet seats = json::read_seats(at, rules);
  if (at.faults() == faults && !(seats == SeatSet::all(rules.seats)))
    at.refuse("every seat, in the order in which they act");
}

// As many play as it names seats.
void look_at_order_of(const PlayedRules& played, const NamedRules& named, const Cursor& at) {
  const auto* list = at.node().as_list();
  const int count = list == nullptr ? named.usual_seats : static_cast<int>(list->size());
  const bool is_one_of_them = std::find(played.seats.begin(), played.seats.end(), count) != played.seats.end();
  if (!named.can_seat(count) || (!played.seats.empty() && !is_one_of_them))
    return at.refuse("the seats of as many as play, in the order in which they act");
  look_at_order(at, named.rules(Seats{static_cast<std::uint8_t>(count)}));
}

PlayedRules read_played(const Cursor& at) {
  PlayedRules played;
  if (at.node().as_text() != nullptr) {
    if (const NamedRules* named = read_name(at)) played.name = named->name;
    return played;
  }
  const Members members(at, "rules that are played");
  const auto variant = members.require("variant", "a variant or dialect");
  const NamedRules* named = variant ? read_name(*variant) : nullptr;
  if (named == nullptr) return played;
  played.name = named->name;
  if (const auto seats = members.find("seats"))
    for (const Cursor& count : seats->items("numbers of seats"))
      played.seats.push_back(count.integer(named->fewest_seats, named->most_in_theory()).value_or(named->usual_seats));
  if (const auto fixed = members.find("options")) read_fixed(*fixed, *named, played);
  if (const auto scoring = members.find("scoring")) read_own_scoring(*scoring, *named, played);
  if (const auto off = members.find("off")) played.off = json::read_clauses(*off);
  if (const auto settable = members.find("settable")) read_settable(*settable, *named, played);
  if (const auto direction = members.find("direction")) look_at_direction(*direction);
  if (const auto order = members.find("order")) look_at_order_of(played, *named, *order);
  return played;
}

// As the adapter plays it where nothing is set; nothing if it does not play it with so many seats.
std::optional<Rules> rules_of(const PlayedRules& played, Seats seats) {
  const NamedRules* named = find_named_rules(played.name);
  if (named == nullptr || !named->can_seat(seats.count)) return std::nullopt;
  if (played.seats.empty() && seats.count > named->most_seats) return std::nullopt;  // more in theory has to be said
  if (!played.seats.empty() && std::find(played.seats.begin(), played.seats.end(), seats.count) == played.seats.end())
    return std::nullopt;
  Rules rules = named->rules(seats);
  for (const auto& [option, value] : played.fixed) static_cast<void>(set_value(rules, option, value));
  if (played.scoring) rules.scoring = *played.scoring;
  for (std::uint16_t i = 0; i < all_clauses.size(); ++i)
    if (played.off.contains(Clause{i})) rules.off.insert(Clause{i});
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
  if (!(rules.scoring == own->scoring)) return "a scoring table";
  if (!(rules.off == own->off)) return "clauses that are switched off";
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

void note_passed_over(const Cursor& at, std::span<const std::string_view> keys, Declaration& read) {
  constexpr std::size_t most_noted = 20;
  const json::Object* members = at.node().as_object();
  for (std::size_t i = 0; members != nullptr && i < members->size() && read.passed_over.size() < most_noted; ++i) {
    const std::string& key = (*members)[i].key;
    if (std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
    const std::string noted = json::shown(json::Node{key}) + nearest_phrase(key, keys);
    if (std::find(read.passed_over.begin(), read.passed_over.end(), noted) == read.passed_over.end())
      read.passed_over.push_back(noted);
  }
}

void read_what_it_does(const Members& members, Declaration& read) {
  if (const auto rules = members.find("rules"))
    for (const Cursor& one : rules->items("a list of rules")) {
      note_passed_over(one, played_rules_keys, read);
      read.rules.push_back(read_played(one));
    }
  if (const auto operations = members.find("operations"))
    for (const Cursor& one : operations->items("a list of operations"))
      if (const auto place = one.choice("an operation", declared_operation_names)) {
        if (*place < operation_names.size()) read.operations.push_back(static_cast<Operation>(*place));
        else read.chooses = true;
      }
}

}  // namespace

Declaration read_introduction(const Cursor& at) {
  const Members members(at, "what an adapter says of itself");
  Declaration read;
  note_passed_over(at, declaration_keys, read);
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

Declaration read_declaration(const Cursor& at) {
  const Members members(at, "what an adapter says of itself");
  static_cast<void>(members.require("rules", "a list of the rules that are played (or ask it with --infer)"));
  static_cast<void>(members.require("operations", "a list: judge, turns, apply, score, play, choose"));
  return read_introduction(at);
}

namespace {

// A value of an option as it is said: a word, a number or a list.
json::Json said_value(const NamedRules& named, const Setting& setting) {
  Rules rules = named.usual_rules();
  static_cast<void>(set_value(rules, setting.option, setting.value));
  return json::of(rules, entry_of(setting.option));
}

json::Json in_json(const PlayedRules& played) {
  json::Json told = {{"variant", played.name}};
  if (!played.seats.empty()) told["seats"] = played.seats;
  const NamedRules* named = find_named_rules(played.name);
  if (named == nullptr) return told;
  for (const Setting& setting : played.fixed)
    told["options"][std::string(entry_of(setting.option).name)] = said_value(*named, setting);
  if (played.scoring) told["scoring"] = json::of(*played.scoring);
  if (!(played.off == ClauseSet{})) told["off"] = json::of(played.off);
  for (const auto& [option, values] : played.settable) {
    json::Json& list = told["settable"][std::string(entry_of(option).name)] = json::Json::array();
    for (const std::string& value : values) list.push_back(said_value(*named, {option, value}));
  }
  return told;
}

}  // namespace

json::Json in_json(const Declaration& declaration) {
  json::Json told = {{"protocol", protocol_name}, {"name", declaration.name}};
  if (!declaration.version.empty()) told["version"] = declaration.version;
  if (!declaration.language.empty()) told["language"] = declaration.language;
  told["operations"] = json::Json::array();
  for (const Operation operation : declaration.operations) told["operations"].push_back(name_of(operation));
  if (declaration.chooses) told["operations"].push_back(choosing);
  told["rules"] = json::Json::array();
  for (const PlayedRules& played : declaration.rules) told["rules"].push_back(in_json(played));
  if (declaration.knows_partial) told["partial"] = true;
  return told;
}

// ---- What an answer tells besides

namespace {

using LookAtField = void (*)(const Cursor&, const Rules&);
struct AnswerField {
  std::string_view key;
  LookAtField look;
};

void look_at_words(const Cursor& at, const Rules&) { static_cast<void>(at.text("a text")); }
void look_at_truth(const Cursor& at, const Rules&) { static_cast<void>(at.truth()); }
void look_at_points(const Cursor& at, const Rules& rules) { static_cast<void>(json::read_points(at, rules)); }
void look_at_impossible(const Cursor& at, const Rules& rules) { static_cast<void>(json::read_impossible(at, rules)); }

void look_at_verdict(const Cursor& at, const Rules&) { static_cast<void>(at.choice("a verdict", json::verdict_names)); }

// Beside the position after a turn: that it is legal goes without saying.
void look_at_no_legal_verdict(const Cursor& at, const Rules&) {
  static_cast<void>(at.choice("the verdict on a turn that is not legal", std::span(json::verdict_names).subspan(1)));
}

void look_at_clauses(const Cursor& at, const Rules&) {
  for (const Cursor& clause : at.items("a list of clause IDs")) static_cast<void>(clause.text("a clause ID"));
}

void look_at_items(const Cursor& at, const Rules&) {
  for (const Cursor& item : at.items("a list of items of the score"))
    static_cast<void>(item.choice("an item of the score", score_item_names()));
}

// Of items of the score, and of sums of them, the fewest and the most points.
void look_at_reaches(const Cursor& at, const Rules& rules) {
  constexpr std::array<std::string_view, 2> sums{"total", "added"};
  constexpr std::array<std::string_view, 2> ends{"least", "most"};
  const auto names = score_item_names();
  std::vector<std::string_view> keys(names.begin(), names.end());
  keys.insert(keys.end(), sums.begin(), sums.end());
  const Members members(at, "what is not certain of a score", keys);
  for (const std::string_view key : keys) {
    const auto reach = members.find(key);
    if (!reach) continue;
    const Members both(*reach, "the fewest and the most points", ends);
    for (const std::string_view end : ends)
      if (const auto points = both.require(end, "the points of each side")) look_at_points(*points, rules);
  }
}

constexpr std::array fields_of_judge{AnswerField{"by_itself", look_at_verdict}, AnswerField{"clauses", look_at_clauses},
                                     AnswerField{"impossible", look_at_impossible}, AnswerField{"why", look_at_words}};
constexpr std::array fields_of_apply{AnswerField{"verdict", look_at_no_legal_verdict},
                                     AnswerField{"by_itself", look_at_verdict}, AnswerField{"clauses", look_at_clauses},
                                     AnswerField{"impossible", look_at_impossible}, AnswerField{"why", look_at_words}};
constexpr std::array fields_of_turns{AnswerField{"total", look_at_points}};
constexpr std::array fields_of_score{AnswerField{"certain", look_at_truth}, AnswerField{"open", look_at_items},
                                     AnswerField{"between", look_at_reaches}, AnswerField{"doubt", look_at_words}};

std::span<const AnswerField> further_fields_of(Operation operation) {
  switch (operation) {
    case Operation::judge: return fields_of_judge;
    case Operation::apply: return fields_of_apply;
    case Operation::score: return fields_of_score;
    case Operation::turns:
    case Operation::play: break;
  }
  return fields_of_turns;
}

}  // namespace

void look_at_further_fields(const Cursor& answer, Operation operation, const Rules& rules) {
  const Members members(answer, "an answer");
  for (const AnswerField& field : further_fields_of(operation))
    if (const auto at = members.find(field.key)) field.look(*at, rules);
}

void look_at_way_round(const Members& answer, const Rules& rules) {
  if (const auto direction = answer.find("direction")) look_at_direction(*direction);
  if (const auto order = answer.find("order")) look_at_order(*order, rules);
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

Rules played_unless_set(const Declaration& declaration, const Rules& asked) {
  for (const PlayedRules& played : declaration.rules) {
    const auto own = rules_of(played, asked.seats);
    if (own && own->variant == asked.variant && !difference(played, asked)) return *own;
  }
  return asked;
}

std::vector<Rules> all_played(const Declaration& declaration) {
  std::vector<Rules> all;
  for (const PlayedRules& played : declaration.rules)
    for (std::uint8_t seats = 2; seats <= max_seats; ++seats)
      if (const auto rules = rules_of(played, Seats{seats}); rules && !contradiction(*rules))
        if (std::find(all.begin(), all.end(), *rules) == all.end()) all.push_back(*rules);
  return all;
}

bool declares_the_same(const Declaration& a, const Declaration& b) {
  return a.knows_partial == b.knows_partial && a.chooses == b.chooses &&
         std::ranges::is_permutation(a.rules, b.rules) && std::ranges::is_permutation(a.operations, b.operations);
}

}  // namespace casino::conform
