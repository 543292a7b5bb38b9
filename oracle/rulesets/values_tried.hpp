#pragma once
// What an option can be set to, to try out what hangs on it.

#include <string>
#include <vector>

#include "model/rules/rules.hpp"

namespace casino {

// All values of a choice, and of a number that has few. Of other numbers, and of orders, those that a text, variant,
// dialect or reading of a question names; of orders also each item put first.
[[nodiscard]] const std::vector<std::string>& values_tried(const OptionEntry& option);

// Whether it decides what points are worth, and who wins by them; and whether what turns may do can hang on it.
[[nodiscard]] bool is_about_points(const OptionEntry& option);
[[nodiscard]] bool bears_on_turns(const OptionEntry& option);

}  // namespace casino
