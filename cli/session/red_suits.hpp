#pragma once
// Cards as they are seen at a table: those of red suits in red.

#include <string_view>

#include "cli/session/output.hpp"
#include "model/rules/rules.hpp"

namespace casino::cli {

// A drawing or a turn.
[[nodiscard]] Shown in_colors_of_suits(const Look& look, const Rules& rules, std::string_view text);

}  // namespace casino::cli
