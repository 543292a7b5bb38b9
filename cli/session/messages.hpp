#pragma once
// What is wrong with an input, for standard error.

#include <string>
#include <string_view>

#include "oracle/text/parsed.hpp"

namespace casino::cli {

// The errors, one a line, each with its place in `input` (the name of a file, or what an argument is).
[[nodiscard]] std::string messages_of(const ParseErrors& errors, std::string_view input);

}  // namespace casino::cli
