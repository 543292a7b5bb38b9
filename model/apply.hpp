#pragma once
// What physically happens: total over everything that can be done with the cards, legal or not, because real
// logs hold irregular turns that stood.

#include <optional>

#include "model/action.hpp"
#include "model/event.hpp"
#include "model/finding.hpp"
#include "model/position.hpp"
#include "model/rules.hpp"
#include "model/turn.hpp"

namespace casino {

// Why an action cannot be done with these cards; nothing if it can.
[[nodiscard]] std::optional<Impossible> obstacle(const Rules& rules, const Position& position, const Action& action);

// Does an action that has no obstacle. `value` is the value that counts when the action does not say one.
void apply(const Rules& rules, Position& position, const Action& action, Value value);

// Ends the turn in progress: the next seat is to act. A seat without cards is passed over while others have some.
void end_turn(const Rules& rules, Position& position);

// The whole turn, without judging; nothing if something in it cannot be done.
[[nodiscard]] std::optional<Position> apply(const Rules& rules, const Position& position, const Turn& turn);

// All hands are empty: new hands are due, or the deal is over.
[[nodiscard]] bool hands_are_empty(const Rules& rules, const Position& position);
[[nodiscard]] bool deal_is_over(const Rules& rules, const Position& position);

}  // namespace casino
