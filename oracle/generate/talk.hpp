#pragma once
// What the others say in a turn, where the rules let them: demands of opponents, and what a partner asks.

#include <optional>

#include "model/rules/rules.hpp"
#include "model/table/event.hpp"
#include "model/table/position.hpp"
#include "oracle/generate/dice.hpp"

namespace casino::generate {

// Whether these rules let anybody speak within a turn at all.
[[nodiscard]] bool others_may_speak(const Rules& rules);

// Before the first action: the partner asks about a card that the actor shows (SWZ-PTN-5).
[[nodiscard]] std::optional<Event> some_request(const Rules& rules, const Position& position, Dice& dice);

// When the actor could end the turn: an opponent insists on something, and rightly (SWZ-INS-1, SWZ-INS-5).
[[nodiscard]] std::optional<Event> some_demand(const Rules& rules, const Position& position, Dice& dice);

}  // namespace casino::generate
