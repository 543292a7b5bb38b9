#pragma once
// Whole numbers as a command line gives them.

#include <cstdint>
#include <limits>

#include <CLI/CLI.hpp>

namespace casino::cli {

// For an option's `transform`: digits and nothing else, which are decimal whatever they begin with. What is no such
// number, or too small or too great, is refused with what would have been right.
[[nodiscard]] CLI::Validator whole_number(std::uint64_t lowest = 0,
                                          std::uint64_t highest = std::numeric_limits<std::uint64_t>::max());

}  // namespace casino::cli
