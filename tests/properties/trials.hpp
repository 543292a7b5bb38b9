#pragma once
// How often something is tried: a few times in each build, more when CASINO_TRIALS says so.

#include <algorithm>
#include <cstdlib>

namespace casino::properties {

[[nodiscard]] inline int trials(int usual) {
  const char* factor = std::getenv("CASINO_TRIALS");
  return factor == nullptr ? usual : usual * std::max(1, std::atoi(factor));
}

}  // namespace casino::properties
