#pragma once
// Turns that are nearly legal: what a player, or a program with a mistake in it, might write down.

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"
#include "properties/generate/dice.hpp"

namespace casino::properties {

// The turn with one thing changed in one of its actions: a card more, less or other, a value, the kind, the
// base, for whom; or with an action more or less.
[[nodiscard]] Turn altered(const Rules& rules, const Position& position, const Turn& turn, Dice& dice);

// The turn with something said in it: in what order cards come to lie; and a demand of an opponent, a request, a card
// that comes to light, a call, ...
[[nodiscard]] Turn interrupted(const Rules& rules, const Position& position, Turn turn, Dice& dice);

}  // namespace casino::properties
