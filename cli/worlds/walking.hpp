#pragma once
// A walk through one world within limits, from where it stood to where it can be gone on from.

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "properties/worlds/walk.hpp"

namespace casino::cli {

// Hands out a budget: each world gets its share of what is left. Used by several threads.
class SharedTime {
 public:
  // `budget`: "20m"; without one there is no end.
  SharedTime(const std::string& budget, std::size_t worlds, std::size_t jobs);
  // When the next world has to stop.
  [[nodiscard]] std::chrono::steady_clock::time_point next_end();

 private:
  std::optional<std::chrono::steady_clock::time_point> end_;
  std::size_t worlds_;
  std::size_t jobs_;
  std::mutex mutex_;
};

struct WalkWishes {
  properties::Shard shard;
  std::uint64_t states = 0;  // so many more at most; 0: all
  std::string checkpoint;    // a folder; without one nothing is kept
};

// Throws Unusable for a checkpoint that is none of this world.
[[nodiscard]] std::unique_ptr<properties::Walk> walked(const properties::World& world, const WalkWishes& wishes,
                                                       SharedTime& time);

}  // namespace casino::cli
