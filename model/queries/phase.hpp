#pragma once
// How far a deal has come, for rules that hold in a part of it only (Swazi for two, crazy casino).

#include "model/table/answer.hpp"
#include "model/table/position.hpp"

namespace casino {

// Hands are still to be dealt in this deal (SWZ2-RST-1, SWZ2-RST-4).
[[nodiscard]] bool is_before_the_last_dealing(const Rules& rules, const Position& position);

// The dealing of a position of which nobody says it: the last one where its stock is known to be empty, else the first.
// For readers and writers; of a position in memory it is always known.
[[nodiscard]] std::uint8_t dealing_by_stock(const Rules& rules, const Hand& stock);

// Whether cards are left to draw (CRZ-RST-1); in a turn that has drawn its card already: whether there were before
// it, since what was done is judged by when it was done (Q-CRZ-02).
enum class Left : std::uint8_t { none, unknown, some };
[[nodiscard]] Left left_to_draw(const Position& position);
[[nodiscard]] Answer as_answer(Left left);

// SWZ2-RST-2, CRZ-RST-2: whether a seat may own one build only, at this point of the deal (option build.limit).
[[nodiscard]] Answer one_build_is_the_limit(const Rules& rules, const Position& position);

// AA-END-1: whether all cards of the deal have been played, as deal_is_over says where every hand is stated. A hand
// that nobody stated is empty where every card is seen elsewhere, and so is a stock after the last dealing.
[[nodiscard]] Answer all_is_played(const Rules& rules, const Position& position);

}  // namespace casino
