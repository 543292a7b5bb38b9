#pragma once
// How long something may take, as --budget says: "30s", "5m", "2h".

#include <chrono>
#include <string>

namespace casino::cli {

// Throws Unusable when it is no time, or longer than anybody waits.
[[nodiscard]] std::chrono::seconds budget_of(const std::string& text);

}  // namespace casino::cli
