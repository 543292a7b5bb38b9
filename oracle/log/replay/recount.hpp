#pragma once
// Plays a log once, and then counts its points by other rules as often as is wanted. Turns are not judged again: what
// they were does not hang on what they bring.

#include <optional>
#include <span>
#include <vector>

#include "oracle/log/replay/replay.hpp"

namespace casino::log {

// Whether a problem is about points that were written down, or what hangs on points: who deals next, and who has won.
[[nodiscard]] bool is_about_points(const Problem& problem);
// Whether two problems are of the same matter at the same place.
[[nodiscard]] bool is_the_same(const Problem& one, const Problem& other);

class Recount {
 public:
  // Rules and log have to outlive it. With an insight hands are known that the log does not state.
  Recount(const Rules& rules, const Log& log, const Insight* insight = nullptr);
  Recount(const Rules&, Log&&, const Insight* insight = nullptr) = delete;

  // Whether the log is short enough for that.
  [[nodiscard]] bool is_possible() const { return is_possible_; }
  // What is wrong with points by other rules, if that is all among these problems; nothing, if there is another one.
  [[nodiscard]] std::optional<std::vector<Problem>> problems_among(std::span<const Problem> some,
                                                                   const Rules& other) const;
  // How many entries that takes, at most.
  [[nodiscard]] std::size_t entries() const { return entries_; }

 private:
  const Log& log_;
  Trace trace_;
  std::size_t entries_ = 0;  // that are no turns
  bool is_possible_ = true;
};

}  // namespace casino::log
