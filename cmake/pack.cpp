// casino_pack CORPUS SCHEMAS FILE: packs both folders into one file, which becomes a part of the program.

#include <exception>
#include <fstream>
#include <iostream>

#include "cli/packing/packed.hpp"

namespace {

using namespace casino;

// Studies are tables to be read by people (docs/studies.md): no verb asks for them, and everybody would carry them around.
bool is_carried(const TextFile& file) { return !file.path.starts_with("studies/"); }

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
  if (count != 4) {
    std::cerr << "casino_pack CORPUS SCHEMAS FILE\n";
    return 2;
  }
  try {
    cli::Folders folders = by_folders(read_files_below(words[1]));
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
