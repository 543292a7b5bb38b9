// casino_pack CORPUS SCHEMAS FILE [FOLDER...]: packs both folders into one file, which becomes a part of the program;
// of these folders of the corpus nothing but their names, so that the program can say what it lacks.

#include <exception>
#include <fstream>
#include <iostream>

#include "cli/packing/packed.hpp"

namespace {

using namespace casino;

// Tables of studies are to be read by people (docs/studies.md), and everybody would carry them around: what pages and
// rulings cite of them stands in one.
bool is_carried(const TextFile& file) { return !file.path.starts_with("studies/") || file.path == "studies/found.csv"; }

// "cases/swazi/SWZ-CAP-1.json" lies in the folder "cases", a file without one in ".".
cli::Folders by_folders(std::vector<TextFile> files) {
  cli::Folders folders;
  for (TextFile& file : files) {
    if (!is_carried(file)) continue;
    const std::size_t slash = file.path.find('/');
    const bool has_folder = slash != std::string::npos;
    const std::string folder = has_folder ? file.path.substr(0, slash) : ".";
    if (has_folder) file.path.erase(0, slash + 1);
    folders[folder].push_back(std::move(file));
  }
  return folders;
}

}  // namespace

int main(int count, char** words) {
  if (count < 4) {
    std::cerr << "casino_pack CORPUS SCHEMAS FILE [FOLDER...]\n";
    return 2;
  }
  try {
    cli::Folders folders = by_folders(read_files_below(words[1]));
    for (int i = 4; i < count; ++i) folders[words[i]].clear();
    folders["schema"] = read_files_below(words[2]);
    std::ofstream file(words[3], std::ios::binary);
    file << cli::packed(folders) << std::flush;
    if (file) return 0;
    std::cerr << "casino_pack: " << words[3] << " cannot be written\n";
  } catch (const std::exception& why) {
    std::cerr << "casino_pack: " << why.what() << "\n";
  }
  return 1;
}
