#pragma once
// A file that is there whole, or not at all.

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/output.hpp"

namespace casino::cli {

// Writes beside the file and takes its place at the end; what is no regular file (a pipe, a device) is written to as it
// is. Throws OutputFailed.
class WrittenWhole {
 public:
  explicit WrittenWhole(std::string path);
  // Without `finish` nothing is left of it.
  ~WrittenWhole();
  WrittenWhole(const WrittenWhole&) = delete;
  WrittenWhole& operator=(const WrittenWhole&) = delete;

  [[nodiscard]] Output& output() { return *output_; }
  void finish();

 private:
  [[noreturn]] void fail(int why) const;

  std::string path_;
  std::string beside_;  // empty: it is written to as it is
  std::FILE* file_ = nullptr;
  std::unique_ptr<Output> output_;
};

// A slip of the arguments must not destroy what was to be read: an output that is one of the inputs (-: standard
// input), under whatever name, is refused. `option`: which names it. Throws Unusable.
void refuse_to_write_over(const std::string& output, std::string_view option, const std::vector<std::string>& inputs);

}  // namespace casino::cli
