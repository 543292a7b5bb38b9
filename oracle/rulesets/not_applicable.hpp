#pragma once
// Clauses that are about nothing, and options that decide nothing, where another option has a value: what the
// registries cannot know of each other.

#include <string_view>

#include "model/rules/option.hpp"
#include "model/rules/rules.hpp"

namespace casino {

// Whether an ID is one of those listed, or begins with one that ends in "-": "AA-BLD- AA-TRL-3".
[[nodiscard]] inline bool is_listed(std::string_view list, std::string_view id) {
  while (!list.empty()) {
    const auto space = list.find(' ');
    const std::string_view one = list.substr(0, space);
    if (one == id || (one.ends_with('-') && id.starts_with(one))) return true;
    list = space == std::string_view::npos ? std::string_view{} : list.substr(space + 1);
  }
  return false;
}

// A clause, by its ID.
[[nodiscard]] bool is_about_nothing(const Rules& rules, std::string_view clause);
[[nodiscard]] bool decides_nothing(const Rules& rules, const OptionEntry& option);

}  // namespace casino
