#pragma once
// What stops a command: something about its surroundings, or a command line that makes no sense. Caught once,
// in main.cpp. Broken rules and bad records of a stream are values, and stop nothing.

#include <stdexcept>

namespace casino::cli {

// The command or its whole input cannot be used: exit code 2. The message may have several lines.
struct Unusable : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Output could not be written: exit code 4.
struct OutputFailed : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Whoever read the output has seen enough, and closed it: the same, without a word.
struct NobodyReads : OutputFailed {
  using OutputFailed::OutputFailed;
};

}  // namespace casino::cli
