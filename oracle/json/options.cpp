#include "oracle/json/options.hpp"

#include <charconv>

#include "oracle/text/names.hpp"
#include "oracle/text/nearest.hpp"

namespace casino::json {
namespace {

std::string joined(std::span<const std::string_view> names) {
  std::string list;
  for (const std::string_view name : names) list += (list.empty() ? "" : ", ") + std::string(name);
  return list;
}

// The value of an option as `set_value` takes it; nothing if the JSON is of another kind.
std::optional<std::string> written_value(const Cursor& at, const OptionEntry& option) {
  const std::string* word = at.node().as_text();
  const std::int64_t* number = at.node().as_integer();
  if (option.kind == OptionKind::number && number != nullptr) return std::to_string(*number);
  const bool is_word =
      word != nullptr && std::find(option.words.begin(), option.words.end(), *word) != option.words.end();
  if (is_word || (option.kind == OptionKind::choice && word != nullptr)) return *word;
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

}  // namespace

Json of(const Rules& rules, const OptionEntry& option) {
  const std::string value = value_of(rules, option.option);
  if (option.kind == OptionKind::choice) return value;
  if (option.kind == OptionKind::number) {
    int number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (error == std::errc{} && end == value.data() + value.size()) return number;
    return value;  // a word
  }
  Json order = Json::array();
  for (std::size_t begin = 0; begin < value.size();) {
    const std::size_t comma = std::min(value.find(',', begin), value.size());
    order.push_back(value.substr(begin, comma - begin));
    begin = comma + 1;
  }
  return order;
}

void read_option(std::string_view name, const Cursor& at, Rules& rules) {
  const OptionEntry* option = find_option(name);
  if (option == nullptr) {
    at.refuse("the option " + shown(Node{std::string(name)}), "an option" + nearest_phrase(name, all_option_names()));
    return;
  }
  if (option->kind == OptionKind::choice && !at.choice("a value of " + std::string(name), option->values)) return;
  const std::string value = written_value(at, *option).value_or(std::string(no_value));
  const std::optional<std::string> expected = set_value(rules, option->option, value);
  if (!expected) return;
  at.refuse(option->kind == OptionKind::order
                ? "a list of items, each once: " + joined(score_item_names().first(score_item_count))
                : *expected);
}

void read_options(const Cursor& at, Rules& rules) {
  for (const auto& [name, value] : named_members(at, "an object with options as keys")) read_option(name, value, rules);
  rules.pack = cards_of(rules.pack_kind);
}

}  // namespace casino::json
