#include "model/rules/option.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "model/rules/rules.hpp"

namespace casino {
namespace {

// "kept, never" -> {"kept", "never"}: the values of a choice as they stand in the table.
std::vector<std::string_view> split(std::string_view list) {
  std::vector<std::string_view> words;
  while (!list.empty()) {
    const auto comma = list.find(',');
    words.push_back(list.substr(0, comma));
    list = comma == std::string_view::npos ? std::string_view{} : list.substr(comma + 1);
    list.remove_prefix(std::min(list.find_first_not_of(' '), list.size()));
  }
  return words;
}

std::vector<OptionEntry> all_options() {
  std::vector<OptionEntry> table;
  std::string_view group;
#define GROUP(title) group = title;
#define CHOICE(field, Type, name, help, clauses, questions, ...) \
  table.push_back(                                               \
      {Option::field, OptionKind::choice, name, group, help, clauses, questions, split(#__VA_ARGS__), 0, 0, {}});
#define CHOICE_AGAIN CHOICE
#define NUMBER(field, name, lowest, highest, zero, help, clauses, questions) \
  table.push_back(                                                           \
      {Option::field, OptionKind::number, name, group, help, clauses, questions, {}, lowest, highest, zero});
#define ORDER(field, name, help, clauses, questions) \
  table.push_back({Option::field, OptionKind::order, name, group, help, clauses, questions, {}, 0, 0, {}});
#include "model/rules/option.def"
#undef GROUP
#undef CHOICE
#undef CHOICE_AGAIN
#undef NUMBER
#undef ORDER
  return table;
}

// Calls `use` with the field of a ruleset that holds an option: an enumeration, a number or an order.
template <typename SomeRules, typename Use>
auto with_field(SomeRules& rules, Option option, Use use) {
  switch (option) {
#define GROUP(title)
#define CHOICE(field, ...) \
  case Option::field:      \
    return use(rules.field);
#define CHOICE_AGAIN CHOICE
#define NUMBER CHOICE
#define ORDER CHOICE
#include "model/rules/option.def"
#undef GROUP
#undef CHOICE
#undef CHOICE_AGAIN
#undef NUMBER
#undef ORDER
  }
  return use(rules.seats_sides);  // not reached: the switch has every option
}

constexpr std::array<std::string_view, score_item_count> item_names = {
    "cards", "spades", "10D",          "2S",    "AS",      "AC",         "AH",
    "AD",    "sweeps", "last_capture", "fives", "oranges", "false_calls"};

std::string written(const OptionEntry& entry, std::int16_t number) {
  if (number == 0 && !entry.word_for_zero.empty()) return std::string(entry.word_for_zero);
  return std::to_string(number);
}

std::string written(const OptionEntry&, const ScoreOrder& order) {
  std::string text;
  for (const ScoreItem item : order) {
    if (!text.empty()) text += ",";
    text += item_names[static_cast<std::size_t>(item)];
  }
  return text;
}

template <typename Choice>
std::string written(const OptionEntry& entry, Choice choice) {
  return std::string(entry.values[static_cast<std::size_t>(choice)]);
}

std::string expected_choice(const OptionEntry& entry) {
  std::string list;
  for (const std::string_view value : entry.values) list += (list.empty() ? "one of " : ", ") + std::string(value);
  return list;
}

std::optional<std::string> read_into(const OptionEntry& entry, std::int16_t& field, std::string_view text) {
  if (!entry.word_for_zero.empty() && text == entry.word_for_zero) {
    field = 0;
    return std::nullopt;
  }
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number < entry.lowest || number > entry.highest) {
    const std::string word = entry.word_for_zero.empty() ? "" : ", or " + std::string(entry.word_for_zero);
    return "a number from " + std::to_string(entry.lowest) + " to " + std::to_string(entry.highest) + word;
  }
  field = static_cast<std::int16_t>(number);
  return std::nullopt;
}

std::optional<std::string> read_into(const OptionEntry&, ScoreOrder& field, std::string_view text) {
  ScoreOrder order;
  for (const std::string_view word : split(text)) {
    const auto item = std::find(item_names.begin(), item_names.end(), word);
    const auto known = static_cast<ScoreItem>(item - item_names.begin());
    if (item == item_names.end() || std::find(order.begin(), order.end(), known) != order.end())
      return "items separated by commas, each once: cards, spades, 10D, 2S, AS, AC, AH, AD, sweeps, last_capture, "
             "fives, "
             "oranges, false_calls";
    order.push_back(known);
  }
  field = order;
  return std::nullopt;
}

template <typename Choice>
std::optional<std::string> read_into(const OptionEntry& entry, Choice& field, std::string_view text) {
  const auto value = std::find(entry.values.begin(), entry.values.end(), text);
  if (value == entry.values.end()) return expected_choice(entry);
  field = static_cast<Choice>(value - entry.values.begin());
  return std::nullopt;
}

}  // namespace

const std::vector<OptionEntry>& options() {
  static const std::vector<OptionEntry> table = all_options();
  return table;
}

const OptionEntry& entry_of(Option option) { return options()[static_cast<std::size_t>(option)]; }

const OptionEntry* find_option(std::string_view name) {
  const auto& table = options();
  const auto found =
      std::find_if(table.begin(), table.end(), [&](const OptionEntry& entry) { return entry.name == name; });
  return found == table.end() ? nullptr : &*found;
}

std::string value_of(const Rules& rules, Option option) {
  return with_field(rules, option, [&](const auto& field) { return written(entry_of(option), field); });
}

std::optional<std::string> set_value(Rules& rules, Option option, std::string_view value) {
  auto expected = with_field(rules, option, [&](auto& field) { return read_into(entry_of(option), field, value); });
  if (option == Option::pack_kind && !expected) rules.pack = cards_of(rules.pack_kind);
  return expected;
}

}  // namespace casino
