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
  [[nodiscard]] double spent() const {
    const double seconds = static_cast<double>(std::clock() - start_) / CLOCKS_PER_SEC;
    return std::chrono::duration<double>(seconds) / std::chrono::duration<double>(most_);
  }

 private:
  std::chrono::seconds most_;
  std::clock_t start_;
};

}  // namespace casino::cli
