#pragma once
// Turns of long games, judged and made in one go.

#include <vector>

#include "model/rules/rules.hpp"
#include "model/table/finding.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"

namespace casino {

// What `judge` says of a turn, without the permissions that it used and the groups that its cards make.
struct Played {
  Verdict verdict;
  std::vector<Finding> warnings;
};

// Judges a turn; the position becomes the one after it.
[[nodiscard]] Played play(const Rules& rules, Position& position, const Turn& turn);

}  // namespace casino
