#include "oracle/json/rules.hpp"

#include <algorithm>
#include <charconv>

#include "model/variants.hpp"
#include "oracle/json/clauses.hpp"
#include "oracle/names.hpp"
#include "oracle/nearest.hpp"

namespace casino::json {
namespace {

std::vector<std::string_view> variant_names() {
  std::vector<std::string_view> names;
  for (const VariantEntry& entry : variants()) names.push_back(entry.name);
  return names;
}

std::vector<std::string_view> option_names() {
  std::vector<std::string_view> names;
  for (const OptionEntry& entry : options()) names.push_back(entry.name);
  return names;
}

std::string joined(std::span<const std::string_view> names) {
  std::string list;
  for (const std::string_view name : names) list += (list.empty() ? "" : ", ") + std::string(name);
  return list;
}

// ---- Reading

const VariantEntry* read_variant(const Cursor& at) {
  const auto names = variant_names();
  const std::optional<std::size_t> place = at.choice("a variant", names);
  return place ? &variants()[*place] : nullptr;
}

Rules usual_rules(const VariantEntry& variant) { return variant.rules(Seats{variant.usual_seats}); }

Rules read_seats_of(const Cursor& at, const VariantEntry& variant) {
  const std::optional<int> count = at.integer(variant.fewest_seats, variant.most_seats);
  return count ? variant.rules(Seats{static_cast<std::uint8_t>(*count)}) : usual_rules(variant);
}

// The value of an option as `set_value` takes it; nothing if the JSON is of another kind.
std::optional<std::string> written_value(const Cursor& at, const OptionEntry& option) {
  const std::string* word = at.node().as_text();
  const std::int64_t* number = at.node().as_integer();
  if (option.kind == OptionKind::number && number != nullptr) return std::to_string(*number);
  if (option.kind == OptionKind::number && word != nullptr && *word == option.word_for_zero) return *word;
  if (option.kind == OptionKind::choice && word != nullptr) return *word;
  if (option.kind != OptionKind::order || at.node().as_list() == nullptr) return std::nullopt;
  std::string order;
  for (const Cursor& item : at.items("")) {
    const std::string* name = item.node().as_text();
    if (name == nullptr || name->find(',') != std::string::npos) return std::nullopt;
    order += (order.empty() ? "" : ",") + *name;
  }
  return order;
}

// What stands for a value that is none.
constexpr std::string_view no_value = "?";

void read_option(std::string_view name, const Cursor& at, Rules& rules) {
  const OptionEntry* option = find_option(name);
  if (option == nullptr) {
    at.refuse("the option " + shown(Node{std::string(name)}), "an option" + nearest_phrase(name, option_names()));
    return;
  }
  if (option->kind == OptionKind::choice && !at.choice("a value of " + std::string(name), option->values)) return;
  const std::string value = written_value(at, *option).value_or(std::string(no_value));
  const std::optional<std::string> expected = set_value(rules, option->option, value);
  if (!expected) return;
  at.refuse(option->kind == OptionKind::order ? "a list of items, each once: " + joined(score_item_names) : *expected);
}

void read_options(const Cursor& at, Rules& rules) {
  for (const auto& [name, value] : named_members(at, "an object with options as keys")) read_option(name, value, rules);
  rules.pack = cards_of(rules.pack_kind);
}

void read_pack(const Cursor& at, Rules& rules) {
  const CardSet pack = read_cards(at, rules);
  if (pack.empty()) at.refuse("cards");
  else rules.pack = pack;
}

// ---- Writing

Json written_option(const Rules& rules, const OptionEntry& option) {
  const std::string value = value_of(rules, option.option);
  if (option.kind == OptionKind::choice) return value;
  if (option.kind == OptionKind::number) {
    int number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (error == std::errc{} && end == value.data() + value.size()) return number;
    return value;  // the word for 0
  }
  Json order = Json::array();
  for (std::size_t begin = 0; begin < value.size();) {
    const std::size_t comma = std::min(value.find(',', begin), value.size());
    order.push_back(value.substr(begin, comma - begin));
    begin = comma + 1;
  }
  return order;
}

// A text by itself is rules too: the name of their variant.
Node as_object(const Node& rules) {
  if (rules.as_text() == nullptr) return rules;
  Node object{Object{}, rules.line, rules.column};
  std::get<Object>(object.value).push_back({"variant", rules});
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
      object["options"][std::string(option.name)] = written_option(rules, option);
  if (!rules.off.empty()) object["off"] = of(rules.off);
  if (rules.pack != cards_of(rules.pack_kind)) object["pack"] = of(rules.pack, rules);
  return object;
}

Rules read_rules(const Cursor& at) {
  if (at.node().as_text() != nullptr) {
    const VariantEntry* variant = read_variant(at);
    return variant == nullptr ? Rules{} : usual_rules(*variant);
  }
  if (at.node().as_object() == nullptr) {
    at.refuse("rules: the name of a variant, or an object");
    return {};
  }
  const Members members(at, "rules", rules_keys);
  const auto name = members.require("variant", "the name of a variant");
  const VariantEntry* variant = name ? read_variant(*name) : nullptr;
  if (variant == nullptr) return {};  // nothing else can be told then
  const auto seats = members.find("seats");
  Rules rules = seats ? read_seats_of(*seats, *variant) : usual_rules(*variant);
  if (const auto options_at = members.find("options")) read_options(*options_at, rules);
  if (const auto off = members.find("off")) rules.off = read_clauses(*off);
  if (const auto pack = members.find("pack")) read_pack(*pack, rules);
  return rules;
}

void refuse_contradiction(const Cursor& at, const Rules& rules) {
  if (const std::optional<std::string> why = contradiction(rules)) at.refuse("rules that contradict themselves", *why);
}

Parsed<Rules> parse_rules(std::string_view text) {
  return parsed(text, [](const Cursor& at) {
    Rules rules = read_rules(at);
    if (!rules.variant.empty()) refuse_contradiction(at, rules);
    return rules;
  });
}

Node rules_over(const Node& base, const Node& over) {
  if (over.as_object() == nullptr || over.find("variant") != nullptr) return over;
  const Node below = as_object(base);
  Node result = overlaid(below, over);
  if (result.as_object() == nullptr || below.find("options") == nullptr || over.find("options") == nullptr)
    return result;
  for (Member& member : std::get<Object>(result.value))
    if (member.key == "options") member.value = overlaid(*below.find("options"), *over.find("options"));
  return result;
}

}  // namespace casino::json
