#pragma once
// How far a run is: a line of standard error that is written again and again, where somebody sees it and it stands
// between nothing: at a terminal, and not with --json. Another program asks for lines of its own by
// CASINO_PROGRESS=lines.

#include <chrono>
#include <cstddef>
#include <string_view>

#include "cli/session/session.hpp"

namespace casino::cli {

class Progress {
 public:
  // Every so often something is to be reported.
  Progress(const Session& session, std::size_t often);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // Whether it is time to tell again, now that so much is done: every so often, and where that takes long, now and
  // then.
  [[nodiscard]] bool is_due(std::size_t done);
  void show(std::string_view text);

 private:
  enum class Way { none, drawn, lines };
  static Way way_of(const Session& session);

  Way way_;
  std::size_t often_;
  std::size_t shown_ = 0;  // how much was done when it was reported last
  std::chrono::steady_clock::time_point shown_at_ = std::chrono::steady_clock::now();
};

// Takes away the line that stands there, if one does. All that is written to a terminal calls this first.
void clear_progress();

}  // namespace casino::cli
