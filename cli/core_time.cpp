#include "cli/core_time.hpp"

#include "cli/budget.hpp"
#include "cli/failure.hpp"

namespace casino::cli {

std::chrono::seconds budget_of(const std::string& text) {
  if (const auto budget = parse_budget(text)) return *budget;
  throw Unusable("--budget " + text + ": expected a time such as 10s, 5m or 2h");
}

}  // namespace casino::cli
