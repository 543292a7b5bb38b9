#pragma once
// What games show: which permissions their turns use, and what they score by.

#include <array>
#include <cstdint>

#include "model/rules/clause.hpp"
#include "model/score/score.hpp"
#include "oracle/log/log.hpp"

namespace casino::generate {

class Exercise {
 public:
  // Counts what happens in a game.
  void add(const log::Log& log);

  [[nodiscard]] std::uint64_t times(Clause clause) const { return times_[clause.index]; }
  [[nodiscard]] std::uint64_t games() const { return games_; }
  [[nodiscard]] std::uint64_t deals() const { return deals_; }
  [[nodiscard]] std::uint64_t turns() const { return turns_; }

 private:
  void add(const Rules& rules, const std::vector<ScoreLine>& lines);

  std::array<std::uint64_t, all_clauses.size()> times_{};
  std::uint64_t games_ = 0;
  std::uint64_t deals_ = 0;
  std::uint64_t turns_ = 0;
};

// The clauses that can be exercised: permissions and items of the score that are not derived.
[[nodiscard]] bool can_be_exercised(Clause clause);

}  // namespace casino::generate
