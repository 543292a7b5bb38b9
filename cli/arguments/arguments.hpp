#pragma once
// Positions and turns as a person types them: in the plain notation, or in JSON if they begin as it does.

#include <optional>
#include <string>

#include "model/rules/rules.hpp"
#include "model/score/score.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"

namespace casino::cli {

// All throw Unusable, with the place in the argument.
[[nodiscard]] Position typed_position(const Rules& rules, const std::string& text);
[[nodiscard]] Turn typed_turn(const Rules& rules, const Position& position, const std::string& text);
// What was captured, in JSON; nothing if it is something else, such as a position.
[[nodiscard]] std::optional<Captured> typed_captured(const Rules& rules, const std::string& text);

}  // namespace casino::cli
