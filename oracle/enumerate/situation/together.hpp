#pragma once
// Several hand cards played for one capture (HUN-CAP-1, HUN-ULM-1).

#include "oracle/enumerate/situation/situation.hpp"

namespace casino::enumerate {

// Whether a capture may be made with more than one card (option capture.hand_cards).
[[nodiscard]] bool several_capture(const Rules& rules);

// The values at which two or more hand cards may capture together: their sums, or what each of several sets makes
// (options capture.hand_cards, capture.hand_set_max). None if one of them has no number.
[[nodiscard]] ValueSet values_together(const Rules& rules, const Worth& worth, CardSet hand);

// Calls `use` with each choice of two or more cards that are held; false if it stopped, or the effort is spent.
bool each_choice_of_several(const Situation& s, FunctionRef<bool(CardSet)> use);

}  // namespace casino::enumerate
