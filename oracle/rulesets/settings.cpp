#include "oracle/rulesets/settings.hpp"

#include <algorithm>
#include <charconv>

#include "oracle/text/words.hpp"

namespace casino {
namespace {

std::optional<int> number_in(const std::string& text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_a_number = error == std::errc{} && end == text.data() + text.size();
  return is_a_number ? std::optional(number) : std::nullopt;
}

// Behind the last of the values from `first` on that count up by one.
std::size_t end_of_range(const std::vector<std::string>& values, std::size_t first) {
  std::size_t end = first + 1;
  auto number = number_in(values[first]);
  for (; number && end < values.size() && number_in(values[end]) == *number + 1; ++end) ++*number;
  return end;
}

}  // namespace

std::string alternatives(const std::vector<std::string>& values, std::string_view between) {
  constexpr std::size_t shortest_range = 3;
  std::string text;
  for (std::size_t i = 0; i < values.size();) {
    const std::size_t end = end_of_range(values, i);
    const bool is_range = end - i >= shortest_range;
    text.append(text.empty() ? std::string_view() : between).append(values[i]);
    if (is_range) text.append(" to ").append(values[end - 1]);
    i = is_range ? end : i + 1;
  }
  return text;
}

std::string text_of(const Setting& setting) { return std::string(entry_of(setting.option).name) + "=" + setting.value; }

std::vector<Setting> settings_in(std::string_view text) {
  std::vector<Setting> settings;
  for (const std::string_view word : words_of(text)) {
    const std::size_t equals = word.find('=');
    const OptionEntry* option = find_option(word.substr(0, equals));
    if (option != nullptr && equals != std::string_view::npos)
      settings.push_back({option->option, std::string(word.substr(equals + 1))});
  }
  return settings;
}

bool are_in_force(const Rules& rules, const std::vector<Setting>& settings) {
  return std::all_of(settings.begin(), settings.end(),
                     [&](const Setting& one) { return value_of(rules, one.option) == one.value; });
}

std::optional<Rules> rules_with_all(const Rules& rules, const std::vector<Setting>& settings) {
  Rules changed = rules;
  for (const Setting& setting : settings)
    if (set_value(changed, setting.option, setting.value)) return std::nullopt;
  if (changed.pack_kind != rules.pack_kind) changed.pack = cards_of(changed.pack_kind);
  if (contradiction(changed)) return std::nullopt;
  return changed;
}

std::optional<Rules> rules_with(const Rules& rules, Option option, std::string_view value) {
  if (value_of(rules, option) == value) return std::nullopt;
  return rules_with_all(rules, {{option, std::string(value)}});
}

std::vector<Setting> differing_settings(const Rules& a, const Rules& b) {
  std::vector<Setting> settings;
  for (const OptionEntry& option : options()) {
    std::string value = value_of(b, option.option);
    if (value_of(a, option.option) != value) settings.push_back({option.option, std::move(value)});
  }
  return settings;
}

}  // namespace casino
