#pragma once
// Files that have been read, wherever they lay.

#include <filesystem>
#include <string>
#include <vector>

namespace casino {

struct TextFile {
  std::string path;  // below the folder that was read, with slashes
  std::string content;
};

// Every file below a folder, in the order of files_below. Whatever cannot be opened is empty.
[[nodiscard]] std::vector<TextFile> read_files_below(const std::filesystem::path& folder);

}  // namespace casino
