#pragma once
// Every way in which cards can come to a table: how a deal can begin, and how it can go on where chance has a say.

#include <vector>

#include "model/cards/function_ref.hpp"
#include "model/deal/deal.hpp"

namespace casino::properties {

// All first dealings of the pack; where the layout is cut, those with one that stands (SWZ-CUT-2, SWZ-CUT-3).
[[nodiscard]] std::vector<Dealing> first_dealings(const Rules& rules);
// How many there are, without listing them; cut layouts that do not stand are counted, too.
[[nodiscard]] double first_dealings_at_most(const Rules& rules);

// Every position that can follow when a turn of `actor` is over: each card that can be drawn, and each dealing of new
// hands if they are due. The position itself, if nothing is.
using VisitPosition = FunctionRef<void(const Position&)>;
void each_continuation(const Rules& rules, const Position& after, Seat actor, VisitPosition visit);

}  // namespace casino::properties
