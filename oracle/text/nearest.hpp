#pragma once
// Names as people type them: in any capitals, and misspelt.

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace casino {

// The names nearest to a word by the number of letters to change, three at most; none if all are far from it.
[[nodiscard]] std::vector<std::string_view> nearest(std::string_view word, std::span<const std::string_view> names);

// "; the nearest is swazi" or "; the nearest are swazi, swede", to be added to a message; empty if none is
// near.
[[nodiscard]] std::string nearest_phrase(std::string_view word, std::span<const std::string_view> names);

// The IDs of all clauses and their aliases; the names of all options.
[[nodiscard]] std::span<const std::string_view> all_clause_names();
[[nodiscard]] std::span<const std::string_view> all_option_names();

// The one of these names that was typed; what was typed, if it is none of them.
[[nodiscard]] std::string as_spelt(std::string_view typed, std::span<const std::string_view> names);

}  // namespace casino
