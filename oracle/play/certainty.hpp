#pragma once
// Which lines of a score are certain, and between what the others lie, where not everything is stated.

#include <optional>
#include <string>
#include <vector>

#include "model/score/score.hpp"

namespace casino {

// The fewest and the most points of each side in all the ways in which a deal can have gone.
struct Reach {
  PerSide<int> least{};
  PerSide<int> most{};
};

struct Certainty {
  DealScore score;            // the same in every way, as far as it is certain
  std::vector<bool> of_line;  // of the score, in its order
  std::string doubt;          // what keeps the others from being so; nothing where all are certain
  // Of each line, of the total and of what counts for the match; nothing where there are too many ways to go through.
  std::vector<std::optional<Reach>> lines;
  std::optional<Reach> total;
  std::optional<Reach> added;
  [[nodiscard]] bool is_whole() const { return doubt.empty(); }
};

// Of a deal that ends in a position: `captured` is what was captured there (captured_at_end).
[[nodiscard]] Certainty certainty_in(const Rules& rules, const Position& position, const Captured& captured);
// Of what each side is said to have captured in a whole deal.
[[nodiscard]] Certainty certainty_of_shares(const Rules& rules, const Captured& known);

// The same deal with what follows from what is said: who got the cards that were left (AA-END-1), and where those lie
// that only one side can have. The quick answer, for what asks very often.
[[nodiscard]] Captured with_what_follows(const Rules& rules, const Captured& known);
// And where the score is the same in every way in which the others can lie, one of these ways.
[[nodiscard]] Captured with_what_is_certain(const Rules& rules, const Captured& known);

}  // namespace casino
