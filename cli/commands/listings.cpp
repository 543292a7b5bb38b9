#include "cli/commands/listings.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/arguments/numbers.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {

void add_steps_option(CLI::App& verb, std::uint64_t& steps) {
  add_number(verb, "--steps", steps, "End the search of an answer after so many steps; 0: never")
      ->capture_default_str();
}

std::string words_of_end(const Effort& effort) {
  if (effort.end() == Effort::End::memory)
    return fmt::format("the search was ended at {} MiB of memory", effort.limits().bytes >> 20U);
  return fmt::format("the search was ended after {} (--steps)", counted(effort.limits().steps, "step"));
}

ParseError not_counted(const Effort& effort) {
  return ParseError{{}, "more turns than can be counted: " + words_of_end(effort), "fewer cards, or fewer turns ahead"};
}

}  // namespace casino::cli
