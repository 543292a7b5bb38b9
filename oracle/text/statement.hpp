#pragma once
// What a clause says under given rules. The registry states it as the text does that first had it; where an option that
// the clause names has another value, that sentence would be wrong of the game at hand.

#include <string>

#include "model/rules/clause.hpp"
#include "model/rules/rules.hpp"

namespace casino {

[[nodiscard]] std::string statement_of(Clause clause, const Rules& rules);

}  // namespace casino
