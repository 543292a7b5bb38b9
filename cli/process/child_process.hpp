#pragma once
// Another program as the other end of a channel: its standard input and output are ours to write and read, no shell in
// between. It and all that it starts are ended with this object, or with us, whether it wants to or not (keeper.hpp).

#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

#include "cli/process/child_limits.hpp"
#include "oracle/conform/protocol/channel.hpp"

namespace casino::cli {

class ChildProcess : public conform::Channel {
 public:
  // Throws Unusable when there is no such program. Its environment is what is given, in pairs "NAME=VALUE".
  ChildProcess(const std::vector<std::string>& command, const std::vector<std::string>& environment,
               const ChildLimits& limits);
  ~ChildProcess() override;

  void send(std::string line) override;
  conform::Received receive(int milliseconds) override;
  std::optional<conform::Ended> farewell(int milliseconds) override;
  [[nodiscard]] std::string said_beside() const override;

 private:
  using Clock = std::chrono::steady_clock;

  void start_keeper(const std::vector<std::string>& command, const std::vector<std::string>& environment);
  void wait_for_start(const std::string& program);
  void pump(int milliseconds);
  void hear_keeper();
  void write_some();
  void read_answers();
  void read_errors();
  [[nodiscard]] bool has_ended(int milliseconds);
  [[nodiscard]] std::string how_it_ended();
  [[nodiscard]] std::string by_which_signal(int signal) const;
  [[nodiscard]] std::optional<std::string> why_refused() const;
  void close_input();
  [[nodiscard]] bool is_in_order() const;
  void end_keeper();
  [[nodiscard]] bool has_to_write() const { return written_ < to_write_.size(); }

  ChildLimits limits_;
  pid_t keeper_ = -1;
  pid_t pid_ = -1;   // of the program
  int orders_ = -1;  // to the keeper, and what it tells; closed when it is not there any more
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
  bool is_too_numerous_ = false;
  std::optional<int> status_;  // with which it ended
};

}  // namespace casino::cli
