#include "oracle/rulings/contrast.hpp"

#include <fmt/format.h>

#include "oracle/json/clauses.hpp"

namespace casino::rulings {
namespace {

using explain::Line;
using explain::LineKind;

std::string meaning(const Rules& rules, const OptionEntry& option) {
  return meaning_of(option, value_of(rules, option.option));
}

std::string with_meaning(const Rules& rules, const OptionEntry& option) {
  const std::string says = meaning(rules, option);
  const std::string value = value_of(rules, option.option);
  return says.empty() ? value : fmt::format("{}  {}", value, says);
}

// What the numbers of the deal come to.
struct Number {
  std::string_view name;
  std::string_view key;
  int a;
  int b;
};
std::vector<Number> numbers_of(const Rules& a, const Rules& b) {
  return {{"cards in the pack", "pack", a.pack.size(), b.pack.size()},
          {"cards in a hand", "hand", hand_size(a), hand_size(b)},
          {"dealings of hands", "dealings", dealings(a), dealings(b)},
          {"cards on the table at first", "table", table_size(a), table_size(b)}};
}

void add_differences(std::vector<Line>& lines, const Rules& rules, const Rules& other, std::string_view name) {
  std::string ids;
  for (std::size_t i = 0; i < all_clauses.size(); ++i) {
    const Clause clause{static_cast<std::uint16_t>(i)};
    if (rules.off.contains(clause) && !other.off.contains(clause)) ids.append(" ").append(entry_of(clause).id);
  }
  if (!ids.empty()) lines.push_back({LineKind::text, fmt::format("  {} does without{}", name, ids)});
}

}  // namespace

std::vector<Line> contrast_lines(const Rules& a, std::string_view name_a, const Rules& b, std::string_view name_b,
                                 std::string_view players) {
  std::vector<Line> lines{{LineKind::citation, fmt::format("{} and {}, {} players", name_a, name_b, players)}};
  std::string_view group;
  const std::vector<Setting> settings = differing_settings(a, b);
  for (const Setting& setting : settings) {
    const OptionEntry& option = entry_of(setting.option);
    if (option.group != group) lines.push_back({LineKind::heading, std::string(group = option.group)});
    lines.push_back({LineKind::text, fmt::format("  {}  [{}]", option.name, option.clauses)});
    lines.push_back({LineKind::text, fmt::format("    {}: {}", name_a, with_meaning(a, option))});
    lines.push_back({LineKind::text, fmt::format("    {}: {}", name_b, with_meaning(b, option))});
  }
  for (const Number& number : numbers_of(a, b))
    if (number.a != number.b)
      lines.push_back({LineKind::text, fmt::format("  {}: {} and {}", number.name, number.a, number.b)});
  add_differences(lines, a, b, name_a);
  add_differences(lines, b, a, name_b);
  if (lines.size() == 1) lines.push_back({LineKind::text, "They do not differ."});
  return lines;
}

json::Json contrast_in_json(const Rules& a, const Rules& b) {
  json::Json object = {{"options", json::Json::array()}};
  for (const Setting& setting : differing_settings(a, b)) {
    const OptionEntry& option = entry_of(setting.option);
    json::Json row = {{"option", option.name},    {"group", option.group},         {"a", value_of(a, option.option)},
                      {"b", setting.value},       {"a_means", meaning(a, option)}, {"b_means", meaning(b, option)},
                      {"clauses", option.clauses}};
    object["options"].push_back(row);
  }
  for (const Number& number : numbers_of(a, b)) object["deal"][std::string(number.key)] = {number.a, number.b};
  object["off"] = {{"a", json::of(a.off)}, {"b", json::of(b.off)}};
  return object;
}

}  // namespace casino::rulings
