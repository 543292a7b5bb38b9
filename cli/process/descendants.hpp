#pragma once
// All that a process has started, as Linux tells it; elsewhere nothing.

#include <cstddef>
#include <vector>

#include <sys/types.h>

namespace casino::cli {

// Its children, theirs and so on, each behind the one that started it; with those that have ended and are not fetched.
[[nodiscard]] std::vector<pid_t> descendants(pid_t process);

struct Taken {
  std::size_t memory = 0;     // bytes
  std::size_t processes = 0;  // and threads
};
[[nodiscard]] Taken taken_by(const std::vector<pid_t>& processes);

// Processes and threads of all that belong to the user who asks.
[[nodiscard]] std::size_t processes_of_the_user();

}  // namespace casino::cli
