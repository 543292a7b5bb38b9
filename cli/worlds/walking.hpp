#pragma once
// Walks through worlds within limits, each from where it stood to where it can be gone on from.

#include <chrono>
#include <mutex>
#include <optional>
#include <string>

#include "properties/worlds/walk.hpp"

namespace casino::cli {

// Hands out a budget, in rounds: each world of a round gets its share of what is left. Used by several threads.
class SharedTime {
 public:
  // `budget`: "20m"; without one there is no end.
  explicit SharedTime(const std::string& budget);
  void begin_round(std::size_t worlds, std::size_t jobs);
  // When the next world of the round has to stop.
  [[nodiscard]] std::chrono::steady_clock::time_point next_end();
  [[nodiscard]] bool is_over() const;

 private:
  std::optional<std::chrono::steady_clock::time_point> end_;
  std::size_t worlds_ = 1;
  std::size_t jobs_ = 1;
  std::mutex mutex_;
};

struct WalkWishes {
  properties::Shard shard;
  std::uint64_t states = 0;  // so many more at most; 0: all
  std::string checkpoint;    // a folder; without one nothing is kept
};

class LimitedWalk {
 public:
  // Throws Unusable for a checkpoint that is none of this world.
  LimitedWalk(const properties::World& world, const WalkWishes& wishes);
  // Until the world has been seen, as much of it as is wished, or its share of the time is over.
  void go_on(SharedTime& time);
  [[nodiscard]] bool is_done() const { return left_ == 0 || walk_.is_over(); }
  [[nodiscard]] const properties::Walk& walk() const { return walk_; }

 private:
  void save() const;

  const WalkWishes& wishes_;
  properties::Walk walk_;
  std::uint64_t left_;
};

}  // namespace casino::cli
