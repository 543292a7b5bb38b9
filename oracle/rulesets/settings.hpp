#pragma once
// Values given to options: by a dialect, by a reading, by a case.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/rules/rules.hpp"

namespace casino {

// "trail.owning_build=allowed", one value of one option, as it is written.
struct Setting {
  Option option = Option{};
  std::string value;
  friend auto operator<=>(const Setting&, const Setting&) = default;
};
[[nodiscard]] std::string text_of(const Setting& setting);

// "none or 14 to 56": values of an option, three numbers and more in a row as a range.
[[nodiscard]] std::string alternatives(const std::vector<std::string>& values, std::string_view between = " or ");

// "build.owner=last_adder match.target=21"; words that set no option are left out.
[[nodiscard]] std::vector<Setting> settings_in(std::string_view text);

[[nodiscard]] bool are_in_force(const Rules& rules, const std::vector<Setting>& settings);

// The rules with these values, and the pack that goes with them; nothing if one is no value of its option, or they
// contradict the rest.
[[nodiscard]] std::optional<Rules> rules_with_all(const Rules& rules, const std::vector<Setting>& settings);
// The same with one other value; nothing if the rules have it already.
[[nodiscard]] std::optional<Rules> rules_with(const Rules& rules, Option option, std::string_view value);

// The options in which two rules differ, with the values that the second has.
[[nodiscard]] std::vector<Setting> differing_settings(const Rules& a, const Rules& b);

}  // namespace casino
