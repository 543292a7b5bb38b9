#pragma once
// Somebody else's program that is asked by the adapter protocol: how it is started, within which bounds, and how long
// its answers are waited for.

#include <memory>
#include <string>
#include <vector>

#include "cli/process/child_limits.hpp"
#include "oracle/conform/protocol/session.hpp"

namespace CLI {
class App;
}

namespace casino::cli {

struct OtherProgram {
  std::vector<std::string> command;
  bool has_started = false;  // once: it is there, and can be started
  double to_answer = 10;     // seconds
  double to_start = 30;
  std::vector<std::string> environment;    // what it gets of ours, besides what everybody gets
  std::size_t mebibytes_of_memory = 4096;  // 0, here and below: as much as there is
  std::size_t mebibytes_of_a_file = 4096;
  std::size_t processes = 1024;
  std::size_t seconds_of_processor = 0;
  std::size_t mebibytes_of_an_answer = 16;

  // Throws Unusable where there is no such program. One that has started before and cannot be started again is one that
  // has ended: it must not cost what others have answered.
  [[nodiscard]] std::unique_ptr<conform::Channel> launch() const;
  // A conversation with a process of its own. This has to outlive it.
  [[nodiscard]] conform::Session conversation(const conform::Patience& how) const;
  [[nodiscard]] ChildLimits limits() const;
  // The waits, in the patience of a conversation.
  void set_waits(conform::Patience& patience) const;
};

// --timeout, --start-timeout, --memory, --file-size, --processes, --processor-time, --env and --output. `it`: as help
// calls it, "the adapter".
void add_limits(CLI::App& verb, OtherProgram& program, const std::string& it);

}  // namespace casino::cli
