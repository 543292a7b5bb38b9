#include "oracle/rulings/contrast.hpp"

#include <compare>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "oracle/json/clauses.hpp"
#include "oracle/rulesets/scoring.hpp"
#include "oracle/rulesets/settings.hpp"

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

// One thing in which they differ, in lines: an option, a number of the deal, or what one of them does without.
struct Difference {
  int place = 0;  // among all that can be told
  std::string_view group;
  std::vector<std::string> lines;
  friend auto operator<=>(const Difference&, const Difference&) = default;
};

constexpr int behind_the_options = 1000;

std::string clauses_off(const Rules& rules, const Rules& other) {
  std::string ids;
  for (std::size_t i = 0; i < all_clauses.size(); ++i) {
    const Clause clause{static_cast<std::uint16_t>(i)};
    if (rules.off.contains(clause) && !other.off.contains(clause)) ids.append(" ").append(entry_of(clause).id);
  }
  return ids;
}

std::vector<Difference> differences_between(const distinguish::Pair& pair, const distinguish::Names& names) {
  const auto& [a, b] = pair;
  std::vector<Difference> all;
  for (const Setting& setting : differing_settings(a, b)) {
    const OptionEntry& option = entry_of(setting.option);
    all.push_back({static_cast<int>(setting.option),
                   option.group,
                   {fmt::format("  {}  [{}]", option.name, option.clauses),
                    fmt::format("    {}: {}", names.a, with_meaning(a, option)),
                    fmt::format("    {}: {}", names.b, with_meaning(b, option))}});
  }
  int place = behind_the_options;
  for (const Number& number : numbers_of(a, b)) {
    ++place;
    if (number.a != number.b)
      all.push_back({place, "Cards", {fmt::format("  {}: {} and {}", number.name, number.a, number.b)}});
  }
  ++place;
  if (!(a.scoring == b.scoring))
    all.push_back({place,
                   "Scoring table",
                   {"  scoring  [OWN-SCO-1 OWN-SCO-2 OWN-SCO-3 OWN-SCO-4]",
                    fmt::format("    {}: {}", names.a, casino::text_of(a.scoring)),
                    fmt::format("    {}: {}", names.b, casino::text_of(b.scoring))}});
  for (const auto& [name, ids] : {std::pair{names.a, clauses_off(a, b)}, std::pair{names.b, clauses_off(b, a)}})
    if (!ids.empty()) all.push_back({++place, "Clauses", {fmt::format("  switched off in {}:{}", name, ids)}});
  return all;
}

// "2", "2 or 4", "2, 3 or 4"
std::string in_words(const std::vector<int>& seats) {
  std::string text;
  for (std::size_t i = 0; i < seats.size(); ++i)
    text += (i == 0 ? "" : i + 1 == seats.size() ? " or " : ", ") + std::to_string(seats[i]);
  return text;
}

}  // namespace

std::vector<Line> contrast_lines(const std::vector<distinguish::Pair>& pairs, const distinguish::Names& names) {
  std::map<Difference, std::vector<int>> told;
  std::vector<int> all;
  for (const distinguish::Pair& pair : pairs) {
    all.push_back(pair.a.seats.count);
    for (Difference& difference : differences_between(pair, names)) told[std::move(difference)].push_back(all.back());
  }
  std::vector<Line> lines{{LineKind::citation, fmt::format("{} and {}, {} players", names.a, names.b, in_words(all))}};
  std::string_view group;
  for (const auto& [difference, seats] : told) {
    if (difference.group != group) lines.push_back({LineKind::heading, std::string(group = difference.group)});
    const std::string for_whom = seats == all ? "" : fmt::format("  ({} players)", in_words(seats));
    lines.push_back({LineKind::text, difference.lines.front() + for_whom});
    for (std::size_t i = 1; i < difference.lines.size(); ++i) lines.push_back({LineKind::text, difference.lines[i]});
  }
  if (told.empty()) lines.push_back({LineKind::text, "They do not differ."});
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
  if (!(a.scoring == b.scoring)) object["scoring"] = {{"a", json::of(a.scoring)}, {"b", json::of(b.scoring)}};
  object["off"] = {{"a", json::of(a.off)}, {"b", json::of(b.off)}};
  return object;
}

}  // namespace casino::rulings
