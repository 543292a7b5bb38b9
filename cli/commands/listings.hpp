#pragma once
// What `moves` and `perft` have in common.

#include <string>

#include "oracle/enumerate/search/effort.hpp"
#include "oracle/text/parsed.hpp"

namespace CLI {
class App;
}

namespace casino::cli {

void add_steps_option(CLI::App& verb, std::uint64_t& steps);

// "the search was ended after 2147483648 steps (--steps)"
[[nodiscard]] std::string words_of_end(const Effort& effort);
// A number that nobody knows is none.
[[nodiscard]] ParseError not_counted(const Effort& effort);

}  // namespace casino::cli
