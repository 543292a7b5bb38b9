#include "cli/process/descendants.hpp"

#include <cctype>
#include <filesystem>
#include <fstream>
#include <system_error>

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace casino::cli {
namespace {

using Folder = std::filesystem::directory_iterator;

void add_children_of_thread(const std::string& thread, std::vector<pid_t>& to) {
  std::ifstream started(thread + "/children");
  for (pid_t child = 0; started >> child;) to.push_back(child);
}

// A folder has as many links as it has folders, and two.
std::size_t threads_of(const std::string& process) {
  struct stat tasks {};
  if (stat((process + "/task").c_str(), &tasks) != 0 || tasks.st_nlink < 2) return 0;
  return tasks.st_nlink - 2;
}

// Most have one thread, which is called as they are.
void add_children(pid_t process, std::vector<pid_t>& to) {
  const std::string folder = fmt::format("/proc/{}", process);
  if (threads_of(folder) == 1) return add_children_of_thread(fmt::format("{}/task/{}", folder, process), to);
  std::error_code ended;
  for (Folder thread(folder + "/task", ended); !ended && thread != Folder(); thread.increment(ended))
    add_children_of_thread(thread->path().string(), to);
}

}  // namespace

std::vector<pid_t> descendants(pid_t process) {
  std::vector<pid_t> all;
  add_children(process, all);
  for (std::size_t i = 0; i < all.size(); ++i) add_children(all[i], all);
  return all;
}

Taken taken_by(const std::vector<pid_t>& processes) {
  const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  Taken taken;
  for (const pid_t process : processes) {
    const std::string folder = fmt::format("/proc/{}", process);
    std::ifstream pages(folder + "/statm");
    std::size_t set_aside = 0;
    std::size_t resident = 0;
    if (pages >> set_aside >> resident) taken.memory += resident * page;
    taken.processes += threads_of(folder);
  }
  return taken;
}

std::size_t processes_of_the_user() {
  std::size_t count = 0;
  std::error_code unknown;
  for (Folder entry("/proc", unknown); !unknown && entry != Folder(); entry.increment(unknown)) {
    struct stat process {};
    const std::string folder = entry->path().string();
    if (std::isdigit(static_cast<unsigned char>(folder.back())) == 0) continue;
    if (stat(folder.c_str(), &process) == 0 && process.st_uid == getuid()) count += threads_of(folder);
  }
  return count;
}

}  // namespace casino::cli
