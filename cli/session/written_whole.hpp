#pragma once
// Files that a verb writes: there whole, or not at all. What cannot be written is an OutputFailed, in one wording.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "cli/session/output.hpp"
#include "cli/session/whole_file.hpp"

namespace casino::cli {

// One that is written bit by bit, and takes its place at the end.
class WrittenWhole {
 public:
  explicit WrittenWhole(const std::filesystem::path& path);

  [[nodiscard]] Output& output() { return output_; }
  // What stands at the beginning, now that more is known. What cannot be written over stays as it is.
  void write_over_beginning(const Shown& text);
  void finish();

 private:
  std::string name_;
  WholeFile file_;
  Output output_;
};

void write_file(const std::filesystem::path& path, std::string_view text);

// The same where nothing has that name; false: something has it, and stays as it is. Who looks first whether a name is
// free, and then writes there, writes over what somebody else has written in between.
[[nodiscard]] bool write_new_file(const std::filesystem::path& path, std::string_view text);

// A folder to write into, with those that it lies in, if it is not there.
void make_folder(const std::filesystem::path& folder);

// An output, and the option that names it; no file if it is empty.
struct NamedOutput {
  std::string_view option;
  std::string file;
};

// A slip of the arguments must not destroy what was to be read, nor one output another: outputs that are one file, or
// one of the inputs (-: standard input), under whatever name, are refused. Throws Unusable.
void refuse_to_write_over(const std::vector<NamedOutput>& outputs, const std::vector<std::string>& inputs);

// Outputs for which there is no place are told before hours of work, not behind them; nothing is left of what tries it.
void want_a_place_for(const std::vector<NamedOutput>& outputs);

}  // namespace casino::cli
