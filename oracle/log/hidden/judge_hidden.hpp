#pragma once
// Judges a turn in every way in which hidden cards can have been, without going through all of them: a card is placed
// only where the verdict asks for it. Inside the reading of what a log does not state only (infer.hpp).

#include "oracle/log/hidden/holding_span.hpp"
#include "oracle/log/replay/problems/insight.hpp"

namespace casino::log {

// How many positions are judged at the most; beyond that the question stays open.
inline constexpr int most_trials = 4096;

struct HiddenQuestion {
  const Rules& rules;
  const Stretch& stretch;
  int at;     // when the turn begins
  int until;  // how much of the log is known
  const Position& before;
  const Turn& turn;
  const Undetermined& open;  // what the verdict hangs on as it is
  int trials = most_trials;
};

[[nodiscard]] Settled settle(const HiddenQuestion& question);

}  // namespace casino::log
