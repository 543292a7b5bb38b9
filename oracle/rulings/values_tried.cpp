#include "oracle/rulings/values_tried.hpp"

#include <algorithm>

#include "oracle/rulesets/named_rules.hpp"

namespace casino::rulings {
namespace {

constexpr int few_numbers = 16;

std::string written(const OptionEntry& option, int number) {
  return number == 0 && !option.word_for_zero.empty() ? std::string(option.word_for_zero) : std::to_string(number);
}

std::vector<std::string> values_in_use(const OptionEntry& option, Seats seats) {
  std::vector<std::string> values;
  for (const NamedRules& named : all_named_rules()) {
    if (seats.count < named.fewest_seats || named.most_seats < seats.count) continue;
    std::string value = value_of(named.rules(seats), option.option);
    if (std::find(values.begin(), values.end(), value) == values.end()) values.push_back(std::move(value));
  }
  return values;
}

}  // namespace

std::vector<std::string> values_tried(const OptionEntry& option, Seats seats) {
  if (option.kind == OptionKind::choice) return {option.values.begin(), option.values.end()};
  if (option.kind == OptionKind::order || option.highest - option.lowest >= few_numbers)
    return values_in_use(option, seats);
  std::vector<std::string> values;
  for (int number = option.lowest; number <= option.highest; ++number) values.push_back(written(option, number));
  return values;
}

}  // namespace casino::rulings
