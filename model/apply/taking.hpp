#pragma once
// What the parts of `apply` share: cards leave where they lay.

#include "model/rules/rules.hpp"
#include "model/table/action.hpp"
#include "model/table/position.hpp"

namespace casino {

// SWZ-PTN-1, DOM-VAR-3: the owner lost a build, and is known from now on to hold a card of its value. It was captured;
// or it was raised, or added to and so taken over.
void note_captured_build(const Rules& rules, Position& position, const Build& build, Seat taker);
void note_lost_build(const Rules& rules, Position& position, const Build& build, Seat taker);

// Cards leave their piles for good (SWZ-PILE-8).
void take_tops(const Rules& rules, Position& position, CardSet tops);

// Cards leave the layout: loose ones, whole builds, and parts of builds (an irregular turn that stood).
void take_from_table(const Rules& rules, Position& position, CardSet cards);

// What a capture comes to lie on: an answer takes back what it lays anew, and tops leave their piles.
void clear_the_piles(const Rules& rules, Position& position, const Action& capture);

// What the actions do, once the played card has left the hand. An answer is the capture over again that an opponent has
// demanded (SWZ-INS-2).
void apply_capture(const Rules& rules, Position& position, const Action& action, Value value);
void apply_answer(const Rules& rules, Position& position, const Action& action, Value value);
void apply_build(const Rules& rules, Position& position, const Action& action, Value value);
void apply_raise(const Rules& rules, Position& position, const Action& action, Value value);
void apply_augment(const Rules& rules, Position& position, const Action& action, Value value);

}  // namespace casino
