#pragma once
// What a turn says of the cards on which a capture comes to lie (SWZ-PILE-3, SOT-PILE-4).

#include <optional>

#include "model/judge/judging.hpp"

namespace casino {

// The first of the older cards named in the order of a capture that cannot lie where it is said to. They lie on the
// pile that gets the capture, right beneath it and in the order in which they are named; what is not stated of a pile
// may be as the turn has it. A card of the capture (`gained`) that is left out lies below all that are named.
[[nodiscard]] std::optional<Card> older_card_astray(const Judging& judging, CardSet gained);

}  // namespace casino
