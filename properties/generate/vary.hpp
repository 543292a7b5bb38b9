#pragma once
// Rules with some options set otherwise, by dice.

#include "model/rules/rules.hpp"
#include "oracle/generate/dice.hpp"

namespace casino::properties {

// Up to so many options in play have another value, never in contradiction to each other.
[[nodiscard]] Rules varied(Rules rules, int most_changes, generate::Dice& dice);

}  // namespace casino::properties
