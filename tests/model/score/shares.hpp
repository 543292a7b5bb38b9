#pragma once
// What each side has at the end of a deal, in tests of the score and of matches.

#include "model/score/score.hpp"

namespace casino::test {

inline constexpr Side first{0};
inline constexpr Side second{1};
inline constexpr Side third{2};

// How many cards and spades a side has, and those of its cards that score by themselves.
struct Share {
  int cards = 0;
  int spades = 0;
  CardSet scoring{};
};

inline Captured captured_by(const Share& of_first, const Share& of_second, const Share& of_third = {}) {
  Captured captured;
  const auto give = [&](Side side, const Share& share) {
    captured.cards[side] = share.scoring;
    captured.card_count[side] = share.cards;
    captured.spade_count[side] = share.spades;
  };
  give(first, of_first);
  give(second, of_second);
  give(third, of_third);
  return captured;
}

inline std::vector<int> points(const PerSide<int>& of) { return {of[first], of[second], of[third]}; }

inline std::vector<int> item(const DealScore& score, ScoreItem item) {
  std::vector<int> sum{0, 0, 0};
  for (const ScoreLine& line : score.lines)
    if (line.item == item) sum = points(line.points);
  return sum;
}

inline Rules without(Rules rules, Clause clause) {
  rules.off.insert(clause);
  return rules;
}

}  // namespace casino::test
