#include "oracle/rulesets/rules.hpp"

#include <fmt/format.h>

#include "oracle/json/clauses.hpp"
#include "oracle/json/options.hpp"
#include "oracle/rulesets/dialect.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "oracle/rulesets/scoring.hpp"

namespace casino::json {
namespace {

// ---- Reading

const NamedRules* read_name(const Cursor& at) {
  const auto place = at.choice("a variant or dialect", names_of(all_named_rules()));
  return place ? &all_named_rules()[*place] : nullptr;
}

Rules read_seats_of(const Cursor& at, const NamedRules& named) {
  const std::optional<int> count = at.integer(named.fewest_seats, named.most_in_theory());
  return count ? named.rules(Seats{static_cast<std::uint8_t>(*count)}) : named.usual_rules();
}

// A dialect that stands in a document itself, known by no name.
Rules read_dialect_itself(const Cursor& at) {
  const NamedRules dialect = read_dialect(at, all_named_rules());
  return dialect.variant == nullptr ? Rules{} : dialect.usual_rules();
}

void read_off(const Cursor& at, Rules& rules) {
  const ClauseSet off = read_clauses(at);
  for (std::uint16_t i = 0; i < all_clauses.size(); ++i)
    if (off.contains(Clause{i})) rules.off.insert(Clause{i});
}

void read_pack(const Cursor& at, Rules& rules) {
  const CardSet pack = read_cards(at, rules);
  if (pack.empty()) at.refuse("cards");
  else rules.pack = pack;
}

// ---- Writing

// A text by itself is rules too: their name. So is a dialect: its base, and what it lays over it.
Node as_object(const Node& rules) {
  if (rules.as_text() == nullptr && !is_dialect(rules)) return rules;
  Node object{Object{}, rules.line, rules.column};
  auto& members = std::get<Object>(object.value);
  if (rules.as_text() != nullptr) {
    members.push_back({"variant", rules});
    return object;
  }
  if (const Node* base = rules.find("base")) members.push_back({"variant", *base});
  for (const std::string_view key : {"seats", "options", "scoring", "off"})
    if (const Node* value = rules.find(key)) members.push_back({std::string(key), *value});
  return object;
}

}  // namespace

Json of(const Rules& rules) {
  Json object = Json::object();
  object["variant"] = rules.variant;
  object["seats"] = rules.seats.count;
  const std::optional<Rules> usual = rules_of(rules.variant, rules.seats);
  for (const OptionEntry& option : options())
    if (!usual || value_of(rules, option.option) != value_of(*usual, option.option))
      object["options"][std::string(option.name)] = of(rules, option);
  if (!rules.scoring.empty()) object["scoring"] = of(rules.scoring);
  if (!rules.off.empty()) object["off"] = of(rules.off);
  if (rules.pack != cards_of(rules.pack_kind)) object["pack"] = of(rules.pack, rules);
  return object;
}

Rules read_rules(const Cursor& at) {
  const std::size_t faults = at.faults();
  if (at.node().as_text() != nullptr) {
    const NamedRules* named = read_name(at);
    return named == nullptr ? Rules{} : named->usual_rules();
  }
  if (at.node().as_object() == nullptr) {
    at.refuse("rules: the name of a variant or dialect, or an object");
    return {};
  }
  if (is_dialect(at.node())) return read_dialect_itself(at);
  const Members members(at, "rules", rules_keys);
  const auto name = members.require("variant", "the name of a variant or dialect");
  const NamedRules* named = name ? read_name(*name) : nullptr;
  if (named == nullptr) return {};  // nothing else can be judged then
  const auto seats = members.find("seats");
  Rules rules = seats ? read_seats_of(*seats, *named) : named->usual_rules();
  if (const auto options_at = members.find("options")) read_options(*options_at, rules);
  const auto scoring = members.find("scoring");
  if (scoring) read_scoring(*scoring, rules);
  if (const auto off = members.find("off")) read_off(*off, rules);
  if (const auto pack = members.find("pack")) read_pack(*pack, rules);
  if (scoring && at.faults() == faults) refuse_faulty_row(*scoring, rules);
  return rules;
}

void refuse_contradiction(const Cursor& at, const Rules& rules) {
  if (const std::optional<std::string> why = contradiction(rules))
    at.refuse("rules that contradict themselves: " + *why, "rules that can be played");
}

Parsed<Rules> parse_rules(std::string_view text) {
  return parsed(text, [](const Cursor& at) {
    Rules rules = read_rules(at);
    if (!rules.variant.empty() && at.faults() == 0) refuse_contradiction(at, rules);
    return rules;
  });
}

Node rules_over(const Node& base, const Node& over) {
  if (over.as_object() == nullptr || over.find("variant") != nullptr || is_dialect(over)) return over;
  const Node below = as_object(base);
  Node result = overlaid(below, over);
  if (result.as_object() == nullptr || below.find("options") == nullptr || over.find("options") == nullptr)
    return result;
  for (Member& member : std::get<Object>(result.value))
    if (member.key == "options") member.value = overlaid(*below.find("options"), *over.find("options"));
  return result;
}

}  // namespace casino::json

namespace casino {

std::string rules_in_words(const Rules& rules) {
  std::string text = fmt::format("{}, {} seats", rules.variant, rules.seats.count);
  const json::Json document = json::of(rules);
  if (const auto options = document.find("options"); options != document.end())
    for (const auto& [name, value] : options->items())
      text += fmt::format(", {}={}", name, value.is_string() ? value.get<std::string>() : value.dump());
  if (!rules.scoring.empty()) text += fmt::format(", scoring {}", text_of(rules.scoring));
  for (std::uint16_t i = 0; i < all_clauses.size(); ++i)
    if (rules.off.contains(Clause{i})) text += fmt::format(", without {}", entry_of(Clause{i}).id);
  return text;
}

}  // namespace casino
