#pragma once
// Somebody who interrupts a long run wants what it has found: the first interrupt is noted, for it to come to an end
// and sum up; the next one ends the program at once. What comes twice at the same time is one.

#include <chrono>

#include "cli/session/session.hpp"

namespace casino::cli {

// As long as it lives, SIGINT and SIGTERM are noted. What is ignored, as under nohup, stays ignored.
class Interruption {
 public:
  Interruption();
  ~Interruption();
  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;

  [[nodiscard]] static bool has_come();
  // For what is under way when it comes, and may take a little longer.
  [[nodiscard]] static bool came_longer_ago_than(std::chrono::milliseconds time);
  // Ends the program by the signal that came, if one did, as whoever sent it expects; after what was reported is
  // written.
  static void end_by_it(Session& session);
};

}  // namespace casino::cli
