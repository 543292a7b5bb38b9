#pragma once
// The names of the registries as people type them, in any capitals.

#include <span>
#include <string>
#include <string_view>

namespace casino {

// The IDs of all clauses and their aliases; the names of all options.
[[nodiscard]] std::span<const std::string_view> all_clause_names();
[[nodiscard]] std::span<const std::string_view> all_option_names();

// The one of these names that was typed; what was typed, if it is none of them.
[[nodiscard]] std::string as_spelt(std::string_view typed, std::span<const std::string_view> names);

}  // namespace casino
