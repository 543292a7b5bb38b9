#pragma once
// What an option can be set to, to try out what hangs on it.

#include <string>
#include <vector>

#include "model/rules.hpp"

namespace casino::rulings {

// All values of a choice; of a number and of an order those that some variant or dialect has with so many seats, and of
// a number of few values all.
[[nodiscard]] std::vector<std::string> values_tried(const OptionEntry& option, Seats seats);

// "trail.owning_build=allowed", one value of one option.
struct Setting {
  Option option = Option{};
  std::string value;
  friend bool operator==(const Setting&, const Setting&) = default;
};
[[nodiscard]] std::string text_of(const Setting& setting);

// The options in which two rules differ, with the values that the second has.
[[nodiscard]] std::vector<Setting> differing_settings(const Rules& a, const Rules& b);

}  // namespace casino::rulings
