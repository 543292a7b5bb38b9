#include "cli/session/interruption.hpp"

#include <array>
#include <atomic>
#include <csignal>

namespace casino::cli {
namespace {

constexpr std::array signals{SIGINT, SIGTERM};

std::atomic<int> came = 0;                              // the signal
std::array<struct sigaction, signals.size()> before{};  // what they did

void act_as_before() {
  for (std::size_t i = 0; i < signals.size(); ++i) sigaction(signals[i], &before[i], nullptr);
}

extern "C" void note(int signal) {
  came = signal;
  act_as_before();
}

}  // namespace

Interruption::Interruption() {
  struct sigaction noting {};
  noting.sa_handler = note;
  for (std::size_t i = 0; i < signals.size(); ++i) {
    sigaction(signals[i], nullptr, &before[i]);
    if (before[i].sa_handler != SIG_IGN) sigaction(signals[i], &noting, nullptr);
  }
}

Interruption::~Interruption() { act_as_before(); }

bool Interruption::has_come() { return came != 0; }

void Interruption::end_by_it(Session& session) {
  if (came == 0) return;
  session.out.flush();
  std::signal(came, SIG_DFL);
  static_cast<void>(std::raise(came));
}

}  // namespace casino::cli
