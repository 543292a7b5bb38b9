#pragma once
// What the referee relies on when it leaves a turn after its first refused step, and takes two ways to one
// position in a turn for one.

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"

namespace casino::properties {

// What judging has found at a step of a turn it finds there as well when the turn goes on.
[[nodiscard]] bool what_was_found_stays(const Rules& rules, const Position& position, const Turn& turn);

// A turn can be judged in two parts: the second one in the position that the first one led to, turn in
// progress.
[[nodiscard]] bool judging_goes_on_in_the_middle(const Rules& rules, const Position& position, const Turn& turn);

// What judging finds is told once, at a step that there is, and speaks of cards that are in play there.
[[nodiscard]] bool findings_speak_of_what_is_there(const Rules& rules, const Position& position, const Turn& turn);

// A prohibition or duty that is switched off is not found any more, and a permission that a legal turn uses is refused
// when it is.
[[nodiscard]] bool what_is_off_has_its_effect(const Rules& rules, const Position& position, const Turn& turn);

// Whatever is done and demanded in a turn, lawful or not: afterwards no card is in two places, and none is lost.
[[nodiscard]] bool every_card_stays_in_one_place(const Rules& rules, const Position& position, const Turn& turn);

}  // namespace casino::properties
