#pragma once
// A whole deal that goes wrong, as the little of it that does.

#include "oracle/conform/causes/asked_again.hpp"
#include "oracle/conform/causes/smaller.hpp"

namespace casino::conform {

// Where a turn of the deal is judged wrong, or what was captured in it counted wrong, that takes the place of the deal.
// Else the deal is one of those that show it with the fewest cards, and the place comes back at which it goes wrong:
// the turn that is not legal, or the last one.
std::optional<Point> shrink_deal(AskedAgain& again);

}  // namespace casino::conform
