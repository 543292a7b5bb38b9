#include "cli/arguments/budget.hpp"

#include <charconv>
#include <optional>
#include <string_view>

#include "cli/session/failure.hpp"

namespace casino::cli {
namespace {

constexpr std::chrono::hours longest_budget(1000);

std::optional<std::chrono::seconds> parse_budget(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
  if (error != std::errc{} || number < 1 || number > std::chrono::seconds(longest_budget).count()) return std::nullopt;
  if (unit == "s") return std::chrono::seconds(number);
  if (unit == "m") return std::chrono::minutes(number);
  if (unit == "h") return std::chrono::hours(number);
  return std::nullopt;
}

}  // namespace

std::chrono::seconds budget_of(const std::string& text) {
  const auto budget = parse_budget(text);
  if (budget && *budget <= longest_budget) return *budget;
  throw Unusable("--budget " + text + ": expected a time such as 10s, 5m or 2h, at most " +
                 std::to_string(longest_budget.count()) + "h");
}

}  // namespace casino::cli
