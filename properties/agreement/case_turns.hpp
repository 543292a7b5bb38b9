#pragma once
// What holds of judging whatever is judged, held against the turns of the corpus: cases are odd on purpose, and random
// play comes to few of their positions.

#include <optional>
#include <string_view>

#include "oracle/corpus/case.hpp"

namespace casino::properties {

// What does not hold of this turn of random play, lawful or not, whatever anybody says in it; nothing if all does.
[[nodiscard]] std::optional<std::string_view> judging_is_at_odds(const Rules& rules, const Position& position,
                                                                 const Turn& turn);

// The same for each turn that a case asks about, from where the one before led. What hangs on how much is told is asked
// only where nobody speaks in the turn, states how cards lie or acts out of turn, and all hands are counted: there a
// case may be about just that.
[[nodiscard]] std::optional<std::string_view> judging_is_at_odds(const corpus::Case& one);

}  // namespace casino::properties
