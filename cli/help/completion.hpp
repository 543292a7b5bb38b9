#pragma once
// What could be typed next, for shells that complete a command line.

#include <string>
#include <vector>

#include "cli/arguments/words_refused.hpp"

namespace casino::cli {

struct Candidate {
  std::string word;
  std::string says;  // in a line; empty where the word says it all
};

enum class FilesToo : std::uint8_t { no, files, folders };

struct Completion {
  std::vector<Candidate> candidates;  // those that begin as what has been typed
  FilesToo files = FilesToo::no;      // what the shell itself may add
};

// The words behind the name of the program, up to the one that is being typed, which may be empty.
[[nodiscard]] Completion completion(const CLI::App& app, const Words& words);

// What a shell reads of it: ":files", ":folders" or ":words", then a line for each candidate: the word, a tabulator,
// and what it says. A word that ends with "=" is to be typed on.
[[nodiscard]] std::string in_lines(const Completion& completion);

}  // namespace casino::cli
