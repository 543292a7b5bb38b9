#include "cli/memory_used.hpp"

#include <fstream>

#include <fmt/format.h>
#include <unistd.h>

namespace casino::cli {

// Linux tells it in pages, and which processes a process has started.
std::optional<std::size_t> memory_used(pid_t process) {
  std::ifstream pages(fmt::format("/proc/{}/statm", process));
  std::size_t all = 0;
  std::size_t resident = 0;
  if (!(pages >> all >> resident)) return std::nullopt;
  std::size_t used = resident * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  std::ifstream started(fmt::format("/proc/{0}/task/{0}/children", process));
  for (pid_t child = 0; started >> child;) used += memory_used(child).value_or(0);
  return used;
}

}  // namespace casino::cli
