#pragma once
// Pieces of a log in JSON, for both of its readers. Inside these only.

#include "oracle/json/cursor.hpp"
#include "oracle/log/log.hpp"

namespace casino::log {

inline constexpr int most_dealings = card_count;

[[nodiscard]] Entry read_entry(const json::Cursor& at, const Rules& rules);
[[nodiscard]] Match read_before(const json::Cursor& at, const Rules& rules);

}  // namespace casino::log
