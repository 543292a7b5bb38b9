#pragma once
// Sides that are close to the target: what they may still score, and by what they win (DOM-WIN-2, DOM-WIN-3, DOM-WIN-4,
// DOM-WIN-5, DOM-WIN-6, DOM-WIN-7, DOM-WIN-8, DOM-WIN-9, DOM-VAR-1, DOM-SOTO-1, DOM-SOTO-2, DOM-SOTO-3, DOM-SOTO-4,
// DOM-SOTO-5). The score before the deal decides, and in deals that follow a tie nobody is restricted (Q-DOM-25).

#include <optional>

#include "model/match/match.hpp"

namespace casino {

// What of a deal is on record: without the sweeps of a side that may record none (DOM-VAR-1).
[[nodiscard]] Captured on_record(const Rules& rules, const Match& match, const Captured& captured);

// Whether a side wins by a criterion of its own (DOM-WIN-2, DOM-WIN-3, DOM-WIN-4, DOM-SOTO-1, DOM-SOTO-2, DOM-SOTO-3).
[[nodiscard]] bool somebody_has_a_criterion(const Rules& rules, const Match& match);

// The score without what restricted sides may not score (DOM-WIN-6), and without the sweeps of sides that score none
// (DOM-WIN-7). What is left out already stays out.
[[nodiscard]] DealScore under_restrictions(const Rules& rules, const Match& match, const DealScore& score);

// DOM-WIN-8, Q-DOM-04: the restricted sides that are the first to meet their criterion, if any do by this score and
// none did before in this deal. Of several that meet it by one capture the capturing side comes first; if another side
// made that capture they are level.
[[nodiscard]] PerSide<bool> first_to_meet(const Rules& rules, const Match& match, const DealScore& score,
                                          std::optional<Side> capturer);

// The only side of a set; nothing if there are none or several.
[[nodiscard]] std::optional<Side> only_one_of(const Rules& rules, const PerSide<bool>& sides);
[[nodiscard]] bool any_of(const Rules& rules, const PerSide<bool>& sides);

}  // namespace casino
