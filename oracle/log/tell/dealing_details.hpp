#pragma once
// What exactly is wrong with a cut, a dealing or a pack: clauses only say how they should be. Inside the report on logs
// only.

#include "oracle/log/replay/problem.hpp"
#include "oracle/notation/cards.hpp"

namespace casino::log {

// "3 cards, where 4 are due"; nothing, where the cards alone say it.
[[nodiscard]] std::string detail_of(const Log& log, const Problem& problem, const Finding& finding,
                                    notation::Style style);

}  // namespace casino::log
