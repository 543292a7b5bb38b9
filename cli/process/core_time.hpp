#pragma once
// Time of one core, so that what is found does not hang on what else the machine is doing.

#include <chrono>
#include <ctime>

namespace casino::cli {

// A clock that runs from where it is made.
class CoreTime {
 public:
  explicit CoreTime(std::chrono::seconds most) : most_(most), start_(std::clock()) {}
  // How much of it is spent, from 0 to 1, and beyond.
  [[nodiscard]] double spent() const { return seconds() / std::chrono::duration<double>(most_).count(); }
  [[nodiscard]] double seconds() const { return static_cast<double>(std::clock() - start_) / CLOCKS_PER_SEC; }

 private:
  std::chrono::seconds most_;
  std::clock_t start_;
};

}  // namespace casino::cli
