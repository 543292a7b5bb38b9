#pragma once
// Another program as the other end of a channel: its standard input and output are ours to write and read, no shell in
// between. It and all that it starts are ended with this object, whether it wants to or not.

#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

#include "oracle/conform/protocol/channel.hpp"

namespace casino::cli {

struct ChildLimits {
  std::size_t longest_line = std::size_t{16} << 20;
  std::size_t kept_of_errors = 2000;             // the end of what it writes to standard error
  std::size_t memory = std::size_t{4096} << 20;  // bytes, with all that it starts; 0: as much as there is
  int grace = 500;  // milliseconds to end by itself when its input ends, and again when it is told to
};

// From now on a signal that ends us ends them, too; but one that is ignored, as under nohup, stays ignored. The first
// child sees to it, and whoever wants to be asked before calls this first.
void end_children_with_us();

class ChildProcess : public conform::Channel {
 public:
  // Throws Unusable when there is no such program.
  ChildProcess(const std::vector<std::string>& command, ChildLimits limits);
  ~ChildProcess() override;

  void send(std::string line) override;
  conform::Received receive(int milliseconds) override;
  [[nodiscard]] std::string said_beside() const override;

 private:
  using Clock = std::chrono::steady_clock;

  void pump(int milliseconds);
  void watch_memory();
  void write_some();
  void read_answers();
  void read_errors();
  [[nodiscard]] bool has_ended(int milliseconds);
  [[nodiscard]] std::string how_it_ended();
  void close_input();
  void signal_all(int signal) const;
  [[nodiscard]] bool has_to_write() const { return written_ < to_write_.size(); }

  ChildLimits limits_;
  pid_t pid_ = -1;
  int input_ = -1;   // we write
  int output_ = -1;  // we read
  int errors_ = -1;  // we read
  std::string to_write_;
  std::size_t written_ = 0;  // of that
  bool is_full_ = false;     // its input takes no more for now
  std::vector<char> read_;   // what is being read
  std::string line_;         // that is not whole yet
  std::deque<std::string> lines_;
  std::string said_beside_;
  bool is_too_long_ = false;
  bool is_too_large_ = false;
  Clock::time_point next_look_;  // at its memory
  std::optional<int> status_;
};

}  // namespace casino::cli
