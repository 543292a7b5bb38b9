#pragma once
// Which lines of a score are certain, where not everything is told.

#include <string>
#include <vector>

#include "model/score.hpp"

namespace casino {

struct Certainty {
  DealScore score;            // the same in every way, as far as it is certain
  std::vector<bool> of_line;  // of the score, in its order
  std::string doubt;          // what keeps the others from being so; nothing where all are certain
  [[nodiscard]] bool is_whole() const { return doubt.empty(); }
};

// Of a deal that ends in a position: `captured` is what was captured there (captured_at_end).
[[nodiscard]] Certainty certainty_in(const Rules& rules, const Position& position, const Captured& captured);
// Of what each side is said to have captured in a whole deal.
[[nodiscard]] Certainty certainty_of_shares(const Rules& rules, const Captured& told);

}  // namespace casino
