#include "cli/session/interruption.hpp"

#include <array>
#include <atomic>
#include <csignal>
#include <cstdint>
#include <ctime>

namespace casino::cli {
namespace {

constexpr std::array signals{SIGINT, SIGTERM};
constexpr std::int64_t one_interrupt = 500;  // milliseconds

std::atomic<int> came = 0;                                    // the signal
std::atomic<std::int64_t> came_at = 0;                        // in milliseconds
std::array<struct sigaction, signals.size()> acted_before{};  // what they did

void act_as_before() {
  for (std::size_t i = 0; i < signals.size(); ++i) sigaction(signals[i], &acted_before[i], nullptr);
}

// As a handler may ask for it.
std::int64_t milliseconds_now() {
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return std::int64_t{1000} * now.tv_sec + now.tv_nsec / 1'000'000 + 1;
}

// Who ends a program with all that it has started, as `timeout` does, sends the signal to it and to its group: it comes
// twice, perhaps to two threads, and is one interrupt.
extern "C" void note(int signal) {
  const std::int64_t now = milliseconds_now();
  std::int64_t none = 0;
  if (came_at.compare_exchange_strong(none, now)) {
    came = signal;
    return;
  }
  if (now - came_at < one_interrupt) return;
  act_as_before();
  static_cast<void>(std::raise(signal));
}

}  // namespace

Interruption::Interruption() {
  struct sigaction noting {};
  noting.sa_handler = note;
  for (std::size_t i = 0; i < signals.size(); ++i) {
    sigaction(signals[i], nullptr, &acted_before[i]);
    if (acted_before[i].sa_handler != SIG_IGN) sigaction(signals[i], &noting, nullptr);
  }
}

Interruption::~Interruption() { act_as_before(); }

bool Interruption::has_come() { return came != 0; }

bool Interruption::came_longer_ago_than(std::chrono::milliseconds time) {
  return has_come() && milliseconds_now() - came_at > time.count();
}

void Interruption::end_by_it(Session& session) {
  if (came == 0) return;
  session.out.flush();
  std::signal(came, SIG_DFL);
  static_cast<void>(std::raise(came));
}

}  // namespace casino::cli
