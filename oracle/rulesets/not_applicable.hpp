#pragma once
// Clauses that are about nothing where an option has a value. Of an option its own row tells where it decides nothing
// (model/rules/option.def).

#include <algorithm>
#include <span>
#include <string_view>

#include "model/rules/rules.hpp"

namespace casino {

// Whether an ID is one of those listed, or begins with one that ends in "-": "AA-BLD-", "AA-TRL-3".
[[nodiscard]] inline bool is_listed(std::span<const std::string_view> list, std::string_view id) {
  return std::any_of(list.begin(), list.end(),
                     [&](std::string_view one) { return one == id || (one.ends_with('-') && id.starts_with(one)); });
}

// A clause, by its ID.
[[nodiscard]] bool is_about_nothing(const Rules& rules, std::string_view clause);

}  // namespace casino
