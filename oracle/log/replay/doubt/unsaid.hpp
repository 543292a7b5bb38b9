#pragma once
// Builds whose value nobody said and which the cards leave open (AA-BLD-10). The game goes on as if it were the
// highest; what is judged while such a build lies there is certain only if it is the same at each of its values. Inside
// the replay of logs only.

#include <span>
#include <vector>

#include "model/judge/judge.hpp"

namespace casino::log {

struct Unsaid {
  CardSet cards;    // of the build
  ValueSet values;  // that it can have
};

// The verdict on a turn at every value that such builds can have.
[[nodiscard]] Verdict at_every_value(const Rules& rules, const Position& before, const Turn& turn,
                                     std::span<const Unsaid> unsaid, Verdict verdict);

// Such builds after a turn: those that still lie there, and one that it may have made.
[[nodiscard]] std::vector<Unsaid> after_turn(const Rules& rules, const Position& before, const Turn& turn,
                                             const Verdict& verdict, const Position& after, std::vector<Unsaid> unsaid);

}  // namespace casino::log
