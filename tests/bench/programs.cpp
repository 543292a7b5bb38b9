#include "tests/bench/programs.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace casino::bench {
namespace {

using std::chrono::milliseconds;

void open_as(int descriptor, const char* path, int flags) {
  const int opened = open(path, flags);
  dup2(opened, descriptor);
  close(opened);
}

// Starts a program that writes nowhere and reads from a descriptor, or nothing.
pid_t start(const std::vector<std::string>& command, int input = -1) {
  std::vector<char*> words;
  words.reserve(command.size() + 1);
  for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));  // NOLINT: execv asks so
  words.push_back(nullptr);
  const pid_t child = fork();
  if (child != 0) return child;
  if (input >= 0) dup2(input, STDIN_FILENO);
  else open_as(STDIN_FILENO, "/dev/null", O_RDONLY);
  open_as(STDOUT_FILENO, "/dev/null", O_WRONLY);
  open_as(STDERR_FILENO, "/dev/null", O_WRONLY);
  execv(words[0], words.data());
  _exit(127);
}

double seconds_of(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
}

// Writes all of it; false if nobody reads any more.
bool write_all(int descriptor, const std::string& text) {
  for (std::size_t at = 0; at < text.size();) {
    const ssize_t written = write(descriptor, text.data() + at, text.size() - at);
    if (written <= 0) return false;
    at += static_cast<std::size_t>(written);
  }
  return true;
}

// A field of /proc/PID/status.
std::string status_of(pid_t process, const std::string& field) {
  std::ifstream status("/proc/" + std::to_string(process) + "/status");
  std::string line;
  while (std::getline(status, line))
    if (line.starts_with(field + ":")) return line.substr(field.size() + 1);
  return {};
}

// Everything was taken out of the pipe, and the process that reads from it has nothing left to do.
void await_idleness(int pipe_end, pid_t process) {
  constexpr int times_idle = 20;
  for (int idle = 0; idle < times_idle;) {
    std::this_thread::sleep_for(milliseconds(10));
    int waiting = 0;
    ioctl(pipe_end, FIONREAD, &waiting);
    const std::string state = status_of(process, "State");
    if (state.empty()) return;
    idle = waiting == 0 && state.find('S') != std::string::npos ? idle + 1 : 0;
  }
}

}  // namespace

std::optional<Cost> cost_of(const std::vector<std::string>& command, int worst_code) {
  const auto begun = std::chrono::steady_clock::now();
  const pid_t child = start(command);
  int status = 0;
  rusage used{};
  if (child < 0 || wait4(child, &status, 0, &used) != child) return std::nullopt;
  const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - begun;
  if (!WIFEXITED(status) || WEXITSTATUS(status) > worst_code) return std::nullopt;
  return Cost{seconds_of(used.ru_utime) + seconds_of(used.ru_stime), wall.count()};
}

Measured cpu_of(const Command& command, int worst_code) {
  return [=]() -> std::optional<double> {
    const auto cost = cost_of(command, worst_code);
    return cost ? std::optional(cost->cpu_seconds) : std::nullopt;
  };
}

Measured wall_of(const Command& command, int worst_code) {
  return [=]() -> std::optional<double> {
    const auto cost = cost_of(command, worst_code);
    return cost ? std::optional(cost->wall_seconds) : std::nullopt;
  };
}

std::optional<Ratio> ratio_of(const Measured& ours, const Measured& theirs) {
  constexpr std::size_t tries = 7;
  std::array<double, tries> ratios{};
  Ratio result;
  for (double& ratio : ratios) {
    const auto one = ours();
    const auto other = theirs();
    if (!one || !other) return std::nullopt;
    ratio = *one / *other;
    result.ours = std::min(result.ours, *one);
  }
  std::sort(ratios.begin(), ratios.end());
  result.ratio = ratios[tries / 2];
  return result;
}

std::optional<double> peak_memory_of(const std::vector<std::string>& command, const std::string& block, int times) {
  std::signal(SIGPIPE, SIG_IGN);
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return std::nullopt;
  const pid_t child = start(command, ends[0]);
  bool is_read = true;
  for (int i = 0; i < times && is_read; ++i) is_read = write_all(ends[1], block);
  await_idleness(ends[0], child);
  const double peak = std::atof(status_of(child, "VmHWM").c_str()) / 1024;
  close(ends[0]);
  close(ends[1]);
  int status = 0;
  waitpid(child, &status, 0);
  if (!is_read || peak == 0) return std::nullopt;
  return peak;
}

std::string casino_program() { return std::filesystem::read_symlink("/proc/self/exe").parent_path() / "casino"; }

std::optional<std::string> installed_program(const std::string& name) {
  for (const char* folder : {"/usr/local/bin/", "/usr/bin/", "/usr/games/"})
    if (const std::string path = folder + name; access(path.c_str(), X_OK) == 0) return path;
  return std::nullopt;
}

Folder::Folder() {
  std::string name = std::filesystem::temp_directory_path() / "casino-bench-XXXXXX";
  if (mkdtemp(name.data()) != nullptr) path_ = name;
}

Folder::~Folder() {
  std::error_code ignored;
  if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
}

std::string Folder::write(const std::string& name, const std::string& content) {
  std::string path = path_ + "/" + name;
  std::ofstream(path, std::ios::binary) << content;
  return path;
}

}  // namespace casino::bench
