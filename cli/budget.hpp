#pragma once
// How long something may take: "30s", "5m", "2h".

#include <chrono>
#include <optional>
#include <string_view>

namespace casino::cli {

// Nothing if it is no such time.
[[nodiscard]] std::optional<std::chrono::seconds> parse_budget(std::string_view text);

}  // namespace casino::cli
