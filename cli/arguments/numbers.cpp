#include "cli/arguments/numbers.hpp"

#include <charconv>
#include <optional>
#include <string_view>

#include <fmt/format.h>

#include "cli/session/failure.hpp"

namespace casino::cli {
namespace {

// No message names a bound that only the size of a number sets.
constexpr std::uint64_t too_great_to_be_reported = std::numeric_limits<int>::max();

std::string expected(std::uint64_t lowest, std::uint64_t highest, bool is_too_great) {
  if (highest < too_great_to_be_reported) return fmt::format("a whole number from {} to {}", lowest, highest);
  return is_too_great ? fmt::format("a whole number up to {}", highest) : fmt::format("a whole number from {}", lowest);
}

// As help shows it beside the option.
std::string description(std::uint64_t lowest, std::uint64_t highest) {
  if (highest < too_great_to_be_reported) return fmt::format("INT in [{} - {}]", lowest, highest);
  return lowest == 0 ? "" : "POSITIVE";
}

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

CLI::Validator whole_number(std::uint64_t lowest, std::uint64_t highest) {
  const auto read = [lowest, highest](std::string& text) -> std::string {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [last, error] = std::from_chars(text.data(), end, number);
    const bool is_number = last == end && error != std::errc::invalid_argument;
    const bool is_too_great = is_number && (error == std::errc::result_out_of_range || number > highest);
    if (!is_number || is_too_great || number < lowest)
      return fmt::format("found \"{}\", expected {}", text, expected(lowest, highest, is_too_great));
    text = std::to_string(number);
    return {};
  };
  return {read, description(lowest, highest)};
}

std::chrono::seconds budget_of(const std::string& text) {
  const auto budget = parse_budget(text);
  if (budget && *budget <= longest_budget) return *budget;
  throw Unusable("--budget " + text + ": expected a time such as 10s, 5m or 2h, at most " +
                 std::to_string(longest_budget.count()) + "h");
}

}  // namespace casino::cli
