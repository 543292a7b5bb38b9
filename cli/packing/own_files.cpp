#include "cli/packing/own_files.hpp"

#include "cli/packing/packed.hpp"

extern "C" {
extern const char casino_own_files_begin[];
extern const char casino_own_files_end[];
}

namespace casino::cli {
namespace {

std::string_view inside_the_program() {
  return {casino_own_files_begin, static_cast<std::size_t>(casino_own_files_end - casino_own_files_begin)};
}

}  // namespace

std::vector<std::string> own_folders() { return names_of_folders(inside_the_program()); }

std::vector<std::string> own_folders_left_behind() { return names_of_empty_folders(inside_the_program()); }

std::vector<TextFile> own_files(std::string_view folder) { return unpacked(inside_the_program(), folder); }

}  // namespace casino::cli
