#pragma once
// What somebody who misspelt a name probably meant.

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

}  // namespace casino
