#pragma once
// What stops a command: something about its surroundings, or a command line that makes no sense. Caught once,
// in main.cpp. Broken rules and bad records of a stream are values, and stop nothing.

#include <stdexcept>
#include <string>
#include <string_view>

#include "oracle/text/foreign_text.hpp"
#include "oracle/text/parsed.hpp"

namespace casino::cli {

// The errors, one a line, each with its place in `input` (the name of a file, or what an argument is).
[[nodiscard]] std::string messages_of(const ParseErrors& errors, std::string_view input);

// The command or its whole input cannot be used: exit code 2. The message has one line, whatever it quotes.
struct Unusable : std::runtime_error {
  explicit Unusable(std::string_view message) : std::runtime_error(plain_line(message)) {}
  // All that is wrong with an input.
  Unusable(const ParseErrors& errors, std::string_view input) : std::runtime_error(messages_of(errors, input)) {}
  // The same behind what led there.
  Unusable(std::string_view before, const Unusable& why) : std::runtime_error(plain_line(before) + why.what()) {}
};

// Output could not be written: exit code 4.
struct OutputFailed : std::runtime_error {
  explicit OutputFailed(std::string_view message) : std::runtime_error(plain_line(message)) {}
};

// Whoever read the output has seen enough, and closed it: the same, without a word.
struct NobodyReads : OutputFailed {
  using OutputFailed::OutputFailed;
};

}  // namespace casino::cli
