#include "cli/process/memory_used.hpp"

#include <filesystem>
#include <fstream>
#include <system_error>

#include <fmt/format.h>
#include <unistd.h>

namespace casino::cli {

// Linux tells it in pages, and which processes each thread of a process has started.
std::optional<std::size_t> memory_used(pid_t process) {
  std::ifstream pages(fmt::format("/proc/{}/statm", process));
  std::size_t all = 0;
  std::size_t resident = 0;
  if (!(pages >> all >> resident)) return std::nullopt;
  std::size_t used = resident * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  std::error_code ended;
  std::filesystem::directory_iterator thread(fmt::format("/proc/{}/task", process), ended);
  for (; !ended && thread != std::filesystem::directory_iterator(); thread.increment(ended)) {
    std::ifstream started(thread->path() / "children");
    for (pid_t child = 0; started >> child;) used += memory_used(child).value_or(0);
  }
  return used;
}

}  // namespace casino::cli
