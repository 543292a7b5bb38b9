#pragma once
// Programs run as their users run them, and what they cost: for goals that are about whole programs.

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace casino::bench {

struct Cost {
  double cpu_seconds = 0;
  double wall_seconds = 0;
};

// Runs a program to its end, its output thrown away; nothing if it cannot be run or ends with a code above
// `worst_code`.
[[nodiscard]] std::optional<Cost> cost_of(const std::vector<std::string>& command, int worst_code = 0);

using Command = std::vector<std::string>;
// Measures a cost once, in seconds; nothing if that went wrong.
using Measured = std::function<std::optional<double>()>;
[[nodiscard]] Measured cpu_of(const Command& command, int worst_code = 0);
[[nodiscard]] Measured wall_of(const Command& command, int worst_code = 0);

// The median ratio of two costs, tried by turns.
struct Ratio {
  double ratio = 0;
  double ours = 1e9;  // the best try
};
[[nodiscard]] std::optional<Ratio> ratio_of(const Measured& ours, const Measured& theirs);

// The most memory, in MiB, that a program has used when it has read all of `block` so many times from its standard
// input and waits for more.
[[nodiscard]] std::optional<double> peak_memory_of(const std::vector<std::string>& command, const std::string& block,
                                                   int times);

// The program of this project, built beside the benchmark; one that is installed, wherever Debian puts it.
[[nodiscard]] std::string casino_program();
[[nodiscard]] std::optional<std::string> installed_program(const std::string& name);

// A folder for files of one's own making, which goes when the benchmark ends.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  // Writes a file; its path.
  std::string write(const std::string& name, const std::string& content);

 private:
  std::string path_;
};

}  // namespace casino::bench
