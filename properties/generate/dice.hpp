#pragma once
// The dice of generated games, here under a shorter name.

#include "oracle/generate/dice.hpp"

namespace casino::properties {

using generate::Dice;
using generate::scrambled;
using generate::shuffled;

}  // namespace casino::properties
