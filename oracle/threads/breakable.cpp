#include "oracle/threads/breakable.hpp"

#include <utility>

namespace casino {
namespace {

thread_local Breakable* innermost_breakable = nullptr;

}  // namespace

Breakable::Breakable(std::function<bool()> is_wished)
    : is_wished_(std::move(is_wished)), whole_(std::exchange(innermost_breakable, this)) {}

Breakable::Breakable(std::uint64_t most_steps)
    : most_steps_(most_steps), whole_(std::exchange(innermost_breakable, this)) {}

Breakable::~Breakable() { innermost_breakable = whole_; }

void take_steps(std::uint64_t steps) {
  for (Breakable* work = innermost_breakable; work != nullptr; work = work->whole_) {
    work->steps_ += steps;
    if (work->is_spent() || (work->is_wished_ && work->is_wished_())) throw BrokenOff();
  }
}

bool is_to_break_off() {
  for (const Breakable* work = innermost_breakable; work != nullptr; work = work->whole_)
    if (work->is_spent() || (work->is_wished_ && work->is_wished_())) return true;
  return false;
}

}  // namespace casino
