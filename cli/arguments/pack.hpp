#pragma once
// The order of a pack, as a command line gives it: --pack.

#include <string_view>
#include <vector>

#include "model/rules/rules.hpp"

namespace casino::cli {

// The cards that stand there, the top card first, each once. Throws Unusable for what is no card of these rules.
[[nodiscard]] std::vector<Card> pack_of(std::string_view typed, const Rules& rules);

}  // namespace casino::cli
