#pragma once
// The naive twin of model/score/ways: each card that nobody saw in each place, one by one. Slow and short; a property
// holds the two together.

#include "model/score/ways.hpp"

namespace casino::referee {

// With who can have captured last, and each size that an unstated sweep can have had.
void each_way(const Rules& rules, const Captured& captured, CardSet unseen, const VisitWay& visit);

// Each card that nobody is said to have goes to some side, and the numbers that are stated are reached.
void each_way_of_shares(const Rules& rules, const Captured& known, const VisitWay& visit);

}  // namespace casino::referee
