#pragma once
// What captures are worth to a player while the deal goes on, in thousandths of a point. Points are asked of the score;
// a card that only counts for a majority is worth its part of it.

#include <array>
#include <cstdint>

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"

namespace casino::players {

using Thousandths = std::int64_t;
inline constexpr Thousandths one_point = 1000;

class Worth {
 public:
  // The rules have to outlive it.
  explicit Worth(const Rules& rules);

  [[nodiscard]] Thousandths of(CardSet cards) const;
  // Of a capture that empties a table of so many cards.
  [[nodiscard]] Thousandths of_sweep(Side side, int cards) const;

  // How far a side is before the others: what it has more than they have on an average, times their number, so that it
  // is a whole number. What may still go to somebody else counts half: cards in own builds, and a top that can be
  // stolen.
  [[nodiscard]] Thousandths lead(const Position& position, Side side) const;
  // The same at the end of a deal, by its score.
  [[nodiscard]] Thousandths lead_at_end(const Position& position, Side side) const;

 private:
  [[nodiscard]] Thousandths of_pile(const Pile& pile) const;
  [[nodiscard]] Thousandths of_calls(const Position& position, Side side) const;

  const Rules& rules_;
  std::array<Thousandths, card_count> of_card_{};
};

}  // namespace casino::players
