#pragma once
// Matches of two or three sides in tests: how they stand, and what a deal gives to each.

#include "model/match/match.hpp"
#include "tests/model/score/shares.hpp"

namespace casino::test {

inline constexpr Side a = first;
inline constexpr Side b = second;
inline constexpr Side c = third;

inline std::vector<int> totals(const Match& match) { return {match.totals[a], match.totals[b], match.totals[c]}; }

inline Match standing(int of_a, int of_b, int of_c = 0) {
  Match match;
  match.totals[a] = of_a;
  match.totals[b] = of_b;
  match.totals[c] = of_c;
  match.deals = 2;
  match.dealer = Seat{1};
  return match;
}

inline Match played(const Rules& rules, const Match& match, const Captured& captured) {
  return after_deal(rules, match, score_of(rules, captured, match.carried));
}

// A deal that gives so many points to each, by aces alone (an ace is a point): up to four points in all.
inline Captured aces(CardSet of_a, CardSet of_b, CardSet of_c = {}) {
  return captured_by({.scoring = of_a}, {.scoring = of_b}, {.scoring = of_c});
}

// A: the big casino and three aces, 5 points. B: most spades, the little casino and an ace, 3 points. Cards
// 26-26.
inline Captured example_deal() {
  return captured_by({26, 6, {"10D"_card, "AS"_card, "AC"_card, "AD"_card}}, {26, 7, {"2S"_card, "AH"_card}});
}

}  // namespace casino::test
