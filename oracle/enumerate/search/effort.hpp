#pragma once
// What a search may cost. Time is counted in steps of the program and memory in what the search keeps, so that it ends
// at the same place on every machine.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "oracle/threads/breakable.hpp"

namespace casino {

class Effort {
 public:
  // A step: about what it takes to look at one set of cards.
  struct Limits {
    std::uint64_t steps = std::numeric_limits<std::uint64_t>::max();
    std::size_t bytes = std::numeric_limits<std::size_t>::max();
  };

  explicit Effort(Limits limits) : limits_(limits) {}

  enum class End : std::uint8_t { none, steps, memory };

  // False from the first time on that something could not be paid for any more. Throws BrokenOff where the search is a
  // part of work that is broken off.
  bool spend(std::uint64_t steps) {
    if (end_ == End::none && steps > next_look_ - steps_) look_up(steps);
    if (end_ == End::none) steps_ += steps;
    return end_ == End::none;
  }
  bool keep(std::size_t bytes) {
    if (end_ == End::none && bytes > limits_.bytes - bytes_) end_ = End::memory;
    if (end_ == End::none) bytes_ += bytes;
    return end_ == End::none;
  }
  // What was kept is given back.
  void drop(std::size_t bytes) { bytes_ -= bytes; }

  [[nodiscard]] bool is_spent() const { return end_ != End::none; }
  [[nodiscard]] End end() const { return end_; }
  [[nodiscard]] std::uint64_t steps() const { return steps_; }
  [[nodiscard]] const Limits& limits() const { return limits_; }

 private:
  static constexpr std::uint64_t steps_between_looks = std::uint64_t{1} << 18;  // a few hundredths of a second

  // Whether the search may go on is asked when it begins, and then now and again.
  void look_up(std::uint64_t steps) {
    take_steps();
    const std::uint64_t left = limits_.steps - steps_;
    if (steps > left) end_ = End::steps;
    else next_look_ = steps_ + steps + std::min(left - steps, steps_between_looks);
  }

  Limits limits_;
  std::uint64_t steps_ = 0;
  std::uint64_t next_look_ = 0;
  std::size_t bytes_ = 0;
  End end_ = End::none;
};

}  // namespace casino
