#pragma once
// Every game of the corpus that is written in text, good or broken, for tests that go through all of them.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/source_dir.hpp"

namespace casino::log {

inline std::vector<std::string> texts_of_corpus() {
  std::vector<std::filesystem::path> files;
  for (const char* folder : {"/corpus/games", "/corpus/broken-games"})
    for (const auto& file : std::filesystem::recursive_directory_iterator(test::source_path() + folder))
      if (file.path().extension() == ".txt") files.push_back(file.path());
  std::sort(files.begin(), files.end());
  std::vector<std::string> texts;
  for (const std::filesystem::path& file : files) {
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    texts.push_back(text.str());
  }
  return texts;
}

}  // namespace casino::log
