#pragma once
// Whole numbers and times as a command line gives them.

#include <chrono>
#include <cstdint>
#include <limits>
#include <string>

#include <CLI/CLI.hpp>

namespace casino::cli {

// For an option's `transform`: digits and nothing else, which are decimal whatever they begin with. What is no such
// number, or too small or too great, is refused with what would have been right.
[[nodiscard]] CLI::Validator whole_number(std::uint64_t lowest = 0,
                                          std::uint64_t highest = std::numeric_limits<std::uint64_t>::max());

// Such an option of a verb.
template <typename Number>
CLI::Option* add_number(CLI::App& verb, const std::string& name, Number& number, const std::string& help,
                        std::uint64_t lowest = 0, std::uint64_t highest = std::numeric_limits<std::uint64_t>::max()) {
  return verb.add_option(name, number, help)->transform(whole_number(lowest, highest))->type_name("N");
}

// How long something may take, as --budget says: "30s", "5m", "2h". Throws Unusable when it is no time, or longer than
// anybody waits.
[[nodiscard]] std::chrono::seconds budget_of(const std::string& text);

}  // namespace casino::cli
