#include "oracle/rulesets/values_tried.hpp"

#include <algorithm>

#include "model/rules/question.hpp"
#include "oracle/rulesets/named_rules.hpp"

namespace casino {
namespace {

constexpr int few_numbers = 64;

bool has_few_numbers(const OptionEntry& option) {
  return option.kind == OptionKind::number && option.highest - option.lowest < few_numbers;
}

std::vector<std::string> values_named(const OptionEntry& option) {
  std::vector<std::string> values(option.words.begin(), option.words.end());
  for (const ValueEntry& known : option.known)
    if (known.value != "*") values.emplace_back(known.value);
  for (const NamedRules& named : all_named_rules())
    for (std::uint8_t seats = named.fewest_seats; seats <= named.most_seats; ++seats)
      values.push_back(value_of(named.rules(Seats{seats}), option.option));
  for (const Question& question : questions())
    for (const Reading& reading : question.readings)
      for (const Setting& setting : settings_in(reading.setting))
        if (setting.option == option.option) values.push_back(setting.value);
  return values;
}

// "cards,spades,sweeps": the same with spades first, and with sweeps first.
void add_with_each_item_first(std::vector<std::string>& orders) {
  const std::string order = orders.front();
  for (std::size_t begin = order.find(','); begin != std::string::npos; begin = order.find(',', begin + 1)) {
    const std::size_t end = std::min(order.find(',', begin + 1), order.size());
    orders.push_back(order.substr(begin + 1, end - begin - 1) + "," + order.substr(0, begin) + order.substr(end));
  }
}

std::vector<std::string> values_of_entry(const OptionEntry& option) {
  if (option.kind == OptionKind::choice) return {option.values.begin(), option.values.end()};
  std::vector<std::string> values;
  if (has_few_numbers(option))
    for (int number = option.lowest; number <= option.highest; ++number) values.push_back(written(option, number));
  else values = values_named(option);
  if (option.kind == OptionKind::order) add_with_each_item_first(values);
  std::vector<std::string> each_once;
  for (std::string& value : values)
    if (std::find(each_once.begin(), each_once.end(), value) == each_once.end()) each_once.push_back(std::move(value));
  return each_once;
}

}  // namespace

const std::vector<std::string>& values_tried(const OptionEntry& option) {
  static const auto all = [] {
    std::vector<std::vector<std::string>> values;
    for (const OptionEntry& one : options()) values.push_back(values_of_entry(one));
    return values;
  }();
  return all[static_cast<std::size_t>(option.option)];
}

// What counts as a sweep is seen where it is made, and not in the count.
bool is_about_points(const OptionEntry& option) {
  if (option.option == Option::sweep_counted) return false;
  return option.group == "Sweeps" || option.group == "Scoring" || option.group == "Match";
}

// Points are only counted by numbers and orders; but where an orange is worth nothing there is none to call
// (TUX-ORG-1), and without a target nobody can claim to have reached it (AA-WIN-8).
bool bears_on_turns(const OptionEntry& option) {
  return option.kind == OptionKind::choice || !is_about_points(option) || option.option == Option::score_orange ||
         option.option == Option::match_target;
}

}  // namespace casino
