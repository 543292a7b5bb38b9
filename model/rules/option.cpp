#include "model/rules/option.hpp"

#include <array>
#include <charconv>
#include <type_traits>
#include <utility>

#include "model/rules/rules.hpp"

namespace casino {
namespace {

// "cards, spades" -> {"cards", "spades"}
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

constexpr bool always = true;

template <typename... Looser>
ValueEntry known(std::string_view value, std::string_view meaning, Looser... looser) {
  return {value, meaning, {static_cast<std::uint8_t>(looser)...}};
}

std::vector<OptionEntry> all_options() {
  std::vector<OptionEntry> table;
  std::string_view group;
  const auto add = [&](OptionEntry entry) {
    if (entry.kind == OptionKind::choice)
      for (const ValueEntry& value : entry.known) entry.values.push_back(value.value);
    table.push_back(std::move(entry));
  };
#define GROUP(title) group = title;
#define CHOICE(field, Type, name, where, help, clauses, questions, ...)                                             \
  {                                                                                                                 \
    using enum Type;                                                                                                \
    add({Option::field, OptionKind::choice, name, group, help, clauses, questions, DECIDES(where), {__VA_ARGS__}}); \
  }
#define CHOICE_AGAIN CHOICE
// clang-format off
#define NUMBER(field, name, lowest, highest, zero, where, help, clauses, questions, ...)                          \
  add({Option::field, OptionKind::number, name, group, help, clauses, questions, DECIDES(where), {__VA_ARGS__},   \
       lowest, highest, split(zero)});
// clang-format on
#define ORDER(field, name, where, help, clauses, questions) \
  add({Option::field, OptionKind::order, name, group, help, clauses, questions, DECIDES(where), {}});
#define VALUE(value, ...) known(#value, __VA_ARGS__)
#define LEFT_OPEN_BY(clause) table.back().left_open_by = clause;
#define SAID_BY(clause) table.back().said_by = clause;
#define NOT_SAID_BY(clauses) table.back().not_said_by = clauses;
#define ABOUT_PARTNERS() table.back().is_about_partners = true;
#define DECIDES(where) []([[maybe_unused]] const Rules& rules) { return where; }
#include "model/rules/option.def"
#undef DECIDES
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
  }
  return use(rules.seats_sides);  // not reached: the switch has every option
}

std::string written(const OptionEntry&, const ScoreOrder& order) {
  std::string text;
  for (const ScoreItem item : order) {
    if (!text.empty()) text += ",";
    text += score_item_names()[static_cast<std::size_t>(item)];
  }
  return text;
}

template <typename Choice>
requires std::is_enum_v<Choice> std::string written(const OptionEntry& entry, Choice choice) {
  return std::string(entry.values[static_cast<std::size_t>(choice)]);
}

std::string expected_choice(const OptionEntry& entry) {
  std::string list;
  for (const std::string_view value : entry.values) list += (list.empty() ? "one of " : ", ") + std::string(value);
  return list;
}

std::optional<std::string> read_into(const OptionEntry& entry, std::int16_t& field, std::string_view text) {
  if (const auto word = std::find(entry.words.begin(), entry.words.end(), text); word != entry.words.end()) {
    field = static_cast<std::int16_t>(entry.words.begin() - word);
    return std::nullopt;
  }
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number < entry.first_number() ||
      number > entry.highest) {
    std::string expected =
        "a number from " + std::to_string(entry.first_number()) + " to " + std::to_string(entry.highest);
    for (const std::string_view word : entry.words) expected += ", or " + std::string(word);
    return expected;
  }
  field = static_cast<std::int16_t>(number);
  return std::nullopt;
}

std::optional<std::string> read_into(const OptionEntry&, ScoreOrder& field, std::string_view text) {
  ScoreOrder order;
  for (const std::string_view word : split(text)) {
    const auto names = score_item_names();
    const auto item = std::find(names.begin(), names.end(), word);
    const auto known = static_cast<ScoreItem>(item - names.begin());
    if (item == names.end() || std::find(order.begin(), order.end(), known) != order.end())
      return "items separated by commas, each once: cards, spades, 10D, 2S, AS, AC, AH, AD, sweeps, last_capture, "
             "fives, oranges, false_calls, or those of a scoring table";
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

// What an item of the score is called in a list of them: "the ten of diamonds" for 10D, "each spade" for each_spade.
std::string spelled(std::string_view item) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 8> spellings{{
      {"10D", "the ten of diamonds"},
      {"2S", "the two of spades"},
      {"AS", "the ace of spades"},
      {"AC", "the ace of clubs"},
      {"AH", "the ace of hearts"},
      {"AD", "the ace of diamonds"},
      {"last_capture", "the last capture"},
      {"false_calls", "false calls"},
  }};
  for (const auto& [name, spelling] : spellings)
    if (name == item) return std::string(spelling);
  std::string text(item);
  std::replace(text.begin(), text.end(), '_', ' ');
  return text;
}

std::string in_this_order(std::string_view items) {
  std::string sentence = "The items are counted in this order:";
  for (const std::string_view item : split(items)) sentence.append(" ").append(spelled(item)).append(",");
  sentence.back() = '.';
  return sentence;
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

std::string meaning_of(const OptionEntry& option, std::string_view value) {
  if (option.kind == OptionKind::order) return in_this_order(value);
  const auto entry_for = [&](std::string_view wanted) {
    return std::find_if(option.known.begin(), option.known.end(),
                        [&](const ValueEntry& entry) { return entry.value == wanted; });
  };
  auto entry = entry_for(value);
  if (entry == option.known.end()) entry = entry_for("*");
  if (entry == option.known.end()) return {};
  std::string meaning(entry->meaning);
  if (const auto place = meaning.find("{}"); place != std::string::npos) meaning.replace(place, 2, value);
  return meaning;
}

std::string written(const OptionEntry& option, int number) {
  const auto word = static_cast<std::size_t>(-number);
  return number <= 0 && word < option.words.size() ? std::string(option.words[word]) : std::to_string(number);
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
