#include "oracle/text/text_file.hpp"

#include <fstream>
#include <sstream>

#include "oracle/text/files_below.hpp"

namespace casino {

std::vector<TextFile> read_files_below(const std::filesystem::path& folder) {
  std::vector<TextFile> files;
  for (const std::filesystem::path& path : files_below(folder, [](const auto&) { return true; })) {
    std::ostringstream content;
    content << std::ifstream(path, std::ios::binary).rdbuf();
    files.push_back({path.lexically_relative(folder).generic_string(), content.str()});
  }
  return files;
}

}  // namespace casino
