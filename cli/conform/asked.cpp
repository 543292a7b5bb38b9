#include "cli/conform/asked.hpp"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "cli/arguments/budget.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/interruption.hpp"

namespace casino::cli {
namespace {

// In the place of a process that could not be started.
class NoProcess : public conform::Channel {
 public:
  explicit NoProcess(std::string why) : why_(std::move(why)) {}

  void send(std::string /*line*/) override {}
  conform::Received receive(int /*milliseconds*/) override { return conform::Ended{why_}; }

 private:
  std::string why_;
};

}  // namespace

std::unique_ptr<conform::Channel> Conform::launch() const {
  ChildLimits limits;
  limits.memory = mebibytes_of_memory << 20;
  limits.longest_line = mebibytes_of_an_answer << 20;
  try {
    return std::make_unique<ChildProcess>(command, limits);
  } catch (const Unusable& why) {
    if (!has_started) throw;
    return std::make_unique<NoProcess>(why.what());
  }
}

void Conform::start_the_clock() {
  if (!budget.empty()) end = std::chrono::steady_clock::now() + budget_of(budget);
}

int Conform::milliseconds_left() const {
  constexpr int no_end = std::numeric_limits<int>::max();
  if (Interruption::has_come()) return 0;
  if (!end) return no_end;
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(*end - std::chrono::steady_clock::now());
  return static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, no_end));
}

// Under other limits an answer could come to something else.
conform::Again Conform::again() const {
  const Conform usual(session);
  std::string limits;
  const auto tell = [&](const char* name, const auto& value, const auto& usually) {
    if (value != usually) limits += fmt::format(" --{} {}", name, value);
  };
  tell("timeout", to_answer, usual.to_answer);
  tell("start-timeout", to_start, usual.to_start);
  tell("memory", mebibytes_of_memory, usual.mebibytes_of_memory);
  tell("output", mebibytes_of_an_answer, usual.mebibytes_of_an_answer);
  if (patience.fresh_for_each) limits += " --fresh-process";
  return {conform::quoted(command), plan.seed, corpus, limits};
}

}  // namespace casino::cli
