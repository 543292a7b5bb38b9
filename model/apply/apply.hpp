#pragma once
// What physically happens: total over everything that can be done with the cards, legal or not, because real
// logs hold irregular turns that stood.

#include <optional>

#include "model/rules/rules.hpp"
#include "model/table/action.hpp"
#include "model/table/event.hpp"
#include "model/table/finding.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"

namespace casino {

// The cards that an action names without a use for them: nothing is taken by a trail, or given away but by a capture.
[[nodiscard]] CardSet cards_without_part(const Action& action);

// Why an action cannot be done with these cards; nothing if it can.
[[nodiscard]] std::optional<Impossible> obstacle(const Rules& rules, const Position& position, const Action& action);

// The action as these rules see it, if that is not as it was stated: whatever verb it was written with, what it does to
// the table is making a build, raising one or adding to one (as_done.cpp).
[[nodiscard]] std::optional<Action> seen_otherwise(const Rules& rules, const Position& position, const Action& action);

// Does an action that has no obstacle. `value` is the one that counts, said or not: of the build that results, or
// at which the card captures (none for a picture without a number).
void apply(const Rules& rules, Position& position, const Action& action, Value value);

// Does what an event changes: a card laid bare, a demand upheld, a request. Judging comes before.
void apply(const Rules& rules, Position& position, const Event& event);

// Whether a card may have come to light on top of a pile in this turn: a top was taken from it, or a capture laid on
// it, or pictures of one that can be taken from there.
[[nodiscard]] bool shows_a_new_top(const Rules& rules, const Position& position, Seat keeper);

// AA-TRN-3, HUN-TRN-1, HUN-NAG-2: who is to act next.
void pass_the_turn_on(const Rules& rules, Position& position, bool after_sweep);

// Ends the turn in progress: the next seat with cards is to act.
void end_turn(const Rules& rules, Position& position);

// How many groups the cards of a build make at its value (AA-BLD-11): arithmetic, not a search.
[[nodiscard]] std::uint8_t groups_in(const Rules& rules, CardSet cards, Value value);

// All hands are empty: new hands are due, or the deal is over.
[[nodiscard]] bool hands_are_empty(const Rules& rules, const Position& position);
[[nodiscard]] bool deal_is_over(const Rules& rules, const Position& position);

}  // namespace casino
