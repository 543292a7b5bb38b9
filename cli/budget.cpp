#include "cli/budget.hpp"

#include <charconv>
#include <optional>
#include <string_view>

#include "cli/failure.hpp"

namespace casino::cli {
namespace {

std::optional<std::chrono::seconds> parse_budget(std::string_view text) {
  constexpr std::int64_t longest = std::int64_t{1000} * 3600;
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
  if (error != std::errc{} || number < 1 || number > longest) return std::nullopt;
  if (unit == "s") return std::chrono::seconds(number);
  if (unit == "m") return std::chrono::minutes(number);
  if (unit == "h") return std::chrono::hours(number);
  return std::nullopt;
}

}  // namespace

std::chrono::seconds budget_of(const std::string& text) {
  if (const auto budget = parse_budget(text)) return *budget;
  throw Unusable("--budget " + text + ": expected a time such as 10s, 5m or 2h");
}

}  // namespace casino::cli
