#pragma once
// Counted things.

#include <cstdint>
#include <string>
#include <string_view>

namespace casino::cli {

// "1 log", "2 logs"
[[nodiscard]] inline std::string counted(std::uint64_t count, std::string_view one) {
  return std::to_string(count) + " " + std::string(one) + (count == 1 ? "" : "s");
}

}  // namespace casino::cli
