#include "cli/arguments/whole_number.hpp"

#include <charconv>

#include <fmt/format.h>

namespace casino::cli {
namespace {

// Nobody is told of a bound that only the size of a number sets.
constexpr std::uint64_t too_great_to_be_told = std::numeric_limits<int>::max();

std::string expected(std::uint64_t lowest, std::uint64_t highest, bool is_too_great) {
  if (highest < too_great_to_be_told) return fmt::format("a whole number from {} to {}", lowest, highest);
  return is_too_great ? fmt::format("a whole number up to {}", highest) : fmt::format("a whole number from {}", lowest);
}

// As help shows it beside the option.
std::string description(std::uint64_t lowest, std::uint64_t highest) {
  if (highest < too_great_to_be_told) return fmt::format("INT in [{} - {}]", lowest, highest);
  return lowest == 0 ? "" : "POSITIVE";
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

}  // namespace casino::cli
