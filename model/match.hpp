#pragma once
// Matches: deals until somebody has won (AA-WIN-*), and who leads the next one (AA-DEAL-7).

#include <optional>
#include <vector>

#include "model/score.hpp"

namespace casino {

struct Match {
  PerSide<int> totals;
  int deals = 0;
  Seat dealer;                // of the deal that is being played, or is next
  std::optional<Side> winner;
  bool is_over = false;       // with a winner, or drawn
  friend bool operator==(const Match&, const Match&) = default;
};

// The match after one more deal. `claimed_by` is the side whose correct claim ended its play (AA-WIN-8).
[[nodiscard]] Match after_deal(const Rules& rules, const Match& match, const DealScore& score,
                               std::optional<Side> claimed_by = {},
                               std::optional<Seat> last_capturer = {});

// AA-WIN-8: whether a claim to have reached the target is correct now.
[[nodiscard]] bool claim_is_correct(const Rules& rules, const Match& match, const Captured& captured, Side side);

// A side that has won by what it earned so far, where that ends the play by itself (match.count_when).
[[nodiscard]] std::optional<Side> won_during_play(const Rules& rules, const Match& match, const Captured& captured);

// AA-DEAL-7 and deal.next_lead: who deals next.
[[nodiscard]] Seat next_dealer(const Rules& rules, Seat dealer, const DealScore& score, std::optional<Seat> last_capturer);

}  // namespace casino
