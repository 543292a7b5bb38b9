#pragma once
// What stands on the score sheet of a deal, beside the points themselves.

#include "model/score/score.hpp"

namespace casino::properties {

// Each item for which the rules give points has one line, in the order of the texts and by the clause of its text; what
// scores nothing has none.
[[nodiscard]] bool sheet_has_each_item_once(const Rules& rules, const Captured& captured, const DealScore& score);

// Each sweep that counts stands there once more by itself, and all of them together make the line of the sweeps.
[[nodiscard]] bool sweeps_are_known_one_by_one(const Rules& rules, const Captured& captured, const DealScore& score);

// A majority is called tied where several sides have the most, and nothing else is.
[[nodiscard]] bool ties_are_called_so(const Rules& rules, const Captured& captured, const DealScore& score);

}  // namespace casino::properties
