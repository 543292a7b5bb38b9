#pragma once
// Plain members of the files that runs keep: each has to be there, unless it says otherwise.

#include <cstdint>
#include <string>

#include "oracle/json/document/cursor.hpp"

namespace casino::parts {

// A whole number in JSON that is never below zero.
[[nodiscard]] std::uint64_t read_count(const json::Cursor& at);
[[nodiscard]] std::uint64_t count_in(const json::Members& members, std::string_view key);
// A number of 64 bits, such as a seed, which is written as text.
[[nodiscard]] std::uint64_t number_as_text_in(const json::Members& members, std::string_view key);
[[nodiscard]] std::string text_in(const json::Members& members, std::string_view key);
// In one line, whoever wrote the file: what is told among lines.
[[nodiscard]] std::string line_in(const json::Members& members, std::string_view key);
// Not where it is not there.
[[nodiscard]] bool truth_in(const json::Members& members, std::string_view key);

}  // namespace casino::parts
