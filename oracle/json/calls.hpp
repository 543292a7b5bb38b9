#pragma once
// Oranges and their calls in JSON: {"count":1,"call":"open"}, and by side {"P1":{"oranges":1,"false_calls":2}}.

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "oracle/json/cards.hpp"

namespace casino::json {

inline constexpr std::array<std::string_view, 2> orange_keys{"count", "call"};
inline constexpr std::array<std::string_view, 2> calls_keys{"oranges", "false_calls"};

[[nodiscard]] Json of(const Orange& orange);
[[nodiscard]] Orange read_orange(const Cursor& at);

// Sides that called nothing are left out.
[[nodiscard]] Json of(const PerSide<Calls>& calls, const Rules& rules);
[[nodiscard]] PerSide<Calls> read_calls(const Cursor& at, const Rules& rules);

}  // namespace casino::json
