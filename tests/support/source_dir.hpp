#pragma once
// Where the tests find the files of the project.

#include <string>
#include <string_view>

namespace casino::test {

// "corpus/cases" -> its place in the source tree
[[nodiscard]] std::string source_path(std::string_view below = "");

}  // namespace casino::test
