#pragma once
// A control group of Linux, in which all that somebody starts is counted, wherever it goes and whoever its parent is:
// one of the second version, or, of the first, one for memory and one for processes. Only where we may make one.

#include <filesystem>
#include <string>
#include <vector>

#include <sys/types.h>

#include "cli/process/child_limits.hpp"

namespace casino::cli {

class ControlGroup {
 public:
  // A group of this name below our own, or beside it, with the bounds of memory and of processes; `self` is where the
  // system tells of us.
  ControlGroup(const std::string& name, const ChildBounds& bounds, const std::filesystem::path& self = "/proc/self");
  ~ControlGroup();
  ControlGroup(const ControlGroup&) = delete;
  ControlGroup& operator=(const ControlGroup&) = delete;

  // What is not counted here has to be watched.
  [[nodiscard]] bool counts_memory() const { return !memory_.empty(); }
  [[nodiscard]] bool counts_processes() const { return !processes_.empty(); }
  // Who calls is in it from now on, with all that it starts. False if that cannot be.
  [[nodiscard]] bool enter() const;
  // Whether somebody in it wanted more than there is, and was ended or got no process.
  [[nodiscard]] bool is_out_of_memory() const;
  [[nodiscard]] bool is_out_of_processes() const;
  // Nobody in it can start anything any more.
  void start_no_more() const;
  [[nodiscard]] std::vector<pid_t> members() const;
  // There is no group any more, and nothing is counted.
  void give_up();

 private:
  [[nodiscard]] std::vector<std::filesystem::path> folders() const;

  std::filesystem::path memory_;     // empty: it is not counted
  std::filesystem::path processes_;  // the same one in the second version
};

}  // namespace casino::cli
