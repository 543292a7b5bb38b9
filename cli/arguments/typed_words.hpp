#pragma once
// The words of a command line reach the verbs as they were typed, whatever CLI11 sees in them.

#include <string>

#include "cli/arguments/words_refused.hpp"

namespace casino::cli {

// Parses the words by an app that has all its verbs. A file, folder or path without a name is refused: an unset
// variable of a shell is no wish.
void parse_as_typed(CLI::App& app, const Words& words);

// What CLI11 says of words, with the words as they were typed.
[[nodiscard]] std::string said_as_typed(std::string message);

}  // namespace casino::cli
