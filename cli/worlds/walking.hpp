#pragma once
// Walks through worlds within limits, each from where it stood to where it can be gone on from.

#include <chrono>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>

#include "cli/session/kept_file.hpp"
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
  std::uint64_t states = 0;  // so many positions more at most; 0: all
  std::string checkpoint;    // a folder; without one nothing is kept
};

// When a walk was kept for the last time: long ago where it never was.
[[nodiscard]] std::filesystem::file_time_type last_kept(const properties::World& world, const WalkWishes& wishes);

class LimitedWalk {
 public:
  // Throws Unusable for a checkpoint that is none of this world, and OutputFailed where none can be kept: before a
  // walk, and not behind it.
  LimitedWalk(const properties::World& world, const WalkWishes& wishes, properties::PlaceInRun place);
  // Until the world has been seen, as much of it as is wished, or its share of the time is over.
  void go_on(SharedTime& time);
  [[nodiscard]] bool is_done() const { return left_ == 0 || walk_.is_over(); }
  [[nodiscard]] const properties::Walk& walk() const { return walk_; }
  [[nodiscard]] const KeptFile& kept() const { return kept_; }

 private:
  void save();

  const WalkWishes& wishes_;
  properties::Walk walk_;
  KeptFile kept_;
  std::uint64_t left_;
};

}  // namespace casino::cli
