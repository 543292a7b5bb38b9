#pragma once
// Work that may have to end before it is done: because nobody waits for it any more, or because it has taken as many
// steps as it may. It says what it does as steps, and where it may not go on it is left by an exception; so nobody in
// between has to hand anything on.

#include <cstdint>
#include <functional>
#include <limits>

namespace casino {

// Thrown out of such work.
struct BrokenOff {};

// As long as it lives, what this thread does is such work. It can be a part of other work of the kind, which it then
// ends with.
class Breakable {
 public:
  // It ends as soon as that is wished. Asked is at each step.
  explicit Breakable(std::function<bool()> is_wished);
  // It ends when it has taken more steps than these.
  explicit Breakable(std::uint64_t most_steps);
  ~Breakable();
  Breakable(const Breakable&) = delete;
  Breakable& operator=(const Breakable&) = delete;

  [[nodiscard]] bool is_spent() const { return steps_ > most_steps_; }

 private:
  friend void take_steps(std::uint64_t steps);
  friend bool is_to_break_off();

  std::function<bool()> is_wished_;
  std::uint64_t most_steps_ = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t steps_ = 0;
  Breakable* whole_;  // of which it is a part, if there is one
};

// A step: about what it takes to play an entry of a log. Throws BrokenOff where it may not be taken; where nobody may
// break the work off it does nothing.
void take_steps(std::uint64_t steps = 1);
// Whether the next step would throw: for who waits for something, and may not be left by an exception.
[[nodiscard]] bool is_to_break_off();

}  // namespace casino
