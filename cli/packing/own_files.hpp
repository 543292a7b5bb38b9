#pragma once
// The corpus that the program carries inside it, and the schemas: unpacked when somebody asks for them.

#include <string>
#include <string_view>
#include <vector>

#include "oracle/text/text_file.hpp"

namespace casino::cli {

// The folders of the corpus ("cases", "games", ...), "." for what lies beside them; and "schema".
[[nodiscard]] std::vector<std::string> own_folders();

// Those of which the program has the names alone: what is downloaded leaves some behind (docs/web.md).
[[nodiscard]] std::vector<std::string> own_folders_left_behind();

// The files of such a folder, by their paths below it; none if there is no such folder.
[[nodiscard]] std::vector<TextFile> own_files(std::string_view folder);

}  // namespace casino::cli
