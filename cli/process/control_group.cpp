#include "cli/process/control_group.hpp"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <optional>
#include <sstream>
#include <string_view>
#include <system_error>
#include <thread>

#include <fmt/format.h>

namespace casino::cli {
namespace {

using Path = std::filesystem::path;

// A file of a group takes one value, said at once; which files there are hangs on the system.
bool say_to(const Path& file, const std::string& value) {
  if (!std::filesystem::exists(file)) return false;
  std::ofstream out(file);
  out << value << std::flush;
  return out.good();
}

std::vector<std::string> parts_of(const std::string& text, char between) {
  std::vector<std::string> parts;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, between);) parts.push_back(part);
  return parts;
}

bool has(const std::vector<std::string>& all, std::string_view one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

// The number behind a word, of a file with one such pair on each line.
std::size_t number_of(const Path& file, std::string_view word) {
  std::ifstream in(file);
  std::size_t number = 0;
  for (std::string found; in >> found >> number;)
    if (found == word) return number;
  return 0;
}

// Which group we are in, below the root of the hierarchy of a controller; "" names the second version.
std::optional<std::string> own_group(const Path& self, std::string_view controller) {
  std::ifstream in(self / "cgroup");
  for (std::string line; std::getline(in, line);) {
    const std::vector<std::string> parts = parts_of(line, ':');  // 4:memory:/user.slice
    if (parts.size() < 3) continue;
    const bool is_it = controller.empty() ? parts[1].empty() : has(parts_of(parts[1], ','), controller);
    if (is_it) return line.substr(parts[0].size() + parts[1].size() + 2);
  }
  return std::nullopt;
}

struct Mounted {
  std::string root;  // of what is mounted, in the hierarchy
  Path at;
};

// 31 24 0:27 /ROOT /AT rw,relatime ... - TYPE NAME OPTIONS
std::optional<Mounted> mounted(const Path& self, std::string_view controller) {
  std::ifstream in(self / "mountinfo");
  for (std::string line; std::getline(in, line);) {
    const std::vector<std::string> words = parts_of(line, ' ');
    const auto dash = std::find(words.begin(), words.end(), "-");
    if (words.size() < 6 || words.end() - dash < 4) continue;
    const bool is_it =
        controller.empty() ? dash[1] == "cgroup2" : dash[1] == "cgroup" && has(parts_of(dash[3], ','), controller);
    if (is_it) return Mounted{words[3], words[4]};
  }
  return std::nullopt;
}

// The folder of our own group; none where it is not mounted.
std::optional<Path> own_folder(const Path& self, std::string_view controller) {
  const auto group = own_group(self, controller);
  const auto hierarchy = mounted(self, controller);
  if (!group || !hierarchy) return std::nullopt;
  const std::string root = hierarchy->root == "/" ? "" : hierarchy->root;
  if (!group->starts_with(root)) return std::nullopt;
  return hierarchy->at / Path(group->substr(root.size())).relative_path();
}

bool passes_on(const Path& group, std::string_view controller) {
  std::ifstream in(group / "cgroup.subtree_control");
  for (std::string passed_on; in >> passed_on;)
    if (passed_on == controller) return true;
  return false;
}

// Where a group can be made in which that is counted. In the second version a group that has processes, as ours has,
// seldom has groups below it: then beside ours.
std::optional<Path> place_of(const Path& self, const std::string& controller) {
  if (own_group(self, controller)) return own_folder(self, controller);
  const auto own = own_folder(self, "");
  if (!own) return std::nullopt;
  if (passes_on(*own, controller)) return own;
  const Path beside = own->parent_path();
  return passes_on(beside, controller) ? std::optional(beside) : std::nullopt;
}

// A new group in which a bound holds; an empty path if that cannot be.
Path new_group(const std::optional<Path>& place, const std::string& name, const std::vector<std::string>& bounds,
               std::size_t bound) {
  if (!place) return {};
  std::error_code refused;
  std::filesystem::create_directory(*place / name, refused);
  if (refused) return {};
  for (const std::string& file : bounds)
    if (say_to(*place / name / file, fmt::format("{}", bound))) return *place / name;
  std::filesystem::remove(*place / name, refused);
  return {};
}

// Who has just ended may still be counted.
void remove_group(const Path& group) {
  constexpr int tries = 1000;
  std::error_code refused;
  for (int i = 0; i < tries; ++i) {
    std::filesystem::remove(group, refused);
    if (!refused) return;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
}

}  // namespace

ControlGroup::ControlGroup(const std::string& name, const ChildBounds& bounds, const Path& self) {
  if (bounds.memory > 0)
    memory_ = new_group(place_of(self, "memory"), name, {"memory.max", "memory.limit_in_bytes"}, bounds.memory);
  if (bounds.processes > 0) processes_ = new_group(place_of(self, "pids"), name, {"pids.max"}, bounds.processes);
  if (!counts_memory()) return;
  say_to(memory_ / "memory.swap.max", "0");  // what is put on a disk is held, too
  say_to(memory_ / "memory.memsw.limit_in_bytes", fmt::format("{}", bounds.memory));
  say_to(memory_ / "memory.oom.group", "1");
}

ControlGroup::~ControlGroup() { give_up(); }

void ControlGroup::give_up() {
  if (counts_memory()) say_to(memory_ / "memory.force_empty", "0");  // files that were read are counted, too
  for (const Path& group : folders()) remove_group(group);
  memory_.clear();
  processes_.clear();
}

std::vector<Path> ControlGroup::folders() const {
  std::vector<Path> all;
  if (counts_memory()) all.push_back(memory_);
  if (counts_processes() && processes_ != memory_) all.push_back(processes_);
  return all;
}

bool ControlGroup::enter() const {
  const std::vector<Path> all = folders();
  return std::all_of(all.begin(), all.end(), [](const Path& group) { return say_to(group / "cgroup.procs", "0"); });
}

bool ControlGroup::is_out_of_memory() const {
  return counts_memory() && (number_of(memory_ / "memory.events", "oom_kill") > 0 ||
                             number_of(memory_ / "memory.oom_control", "oom_kill") > 0);
}

bool ControlGroup::is_out_of_processes() const {
  return counts_processes() && number_of(processes_ / "pids.events", "max") > 0;
}

void ControlGroup::start_no_more() const {
  if (counts_processes()) say_to(processes_ / "pids.max", "0");
}

std::vector<pid_t> ControlGroup::members() const {
  std::vector<pid_t> all;
  for (const Path& group : folders()) {
    std::ifstream in(group / "cgroup.procs");
    for (pid_t member = 0; in >> member;) all.push_back(member);
  }
  return all;
}

}  // namespace casino::cli
