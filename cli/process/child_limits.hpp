#pragma once
// What somebody else's program may take, and how long it is given to end.

#include <cstddef>

namespace casino::cli {

// With all that it starts, unless it says otherwise; 0: as much as there is.
struct ChildBounds {
  std::size_t memory = std::size_t{4096} << 20;     // bytes
  std::size_t processes = 1024;                     // at once, with their threads
  std::size_t processor_time = 0;                   // seconds, of each process
  std::size_t file_size = std::size_t{4096} << 20;  // bytes, of each file that is written
};

struct ChildLimits {
  ChildBounds bounds;
  std::size_t longest_line = std::size_t{16} << 20;
  std::size_t kept_of_errors = 2000;  // the end of what it writes to standard error
  int grace = 500;                    // milliseconds to end by itself when its input ends, and again when it is told to
};

}  // namespace casino::cli
