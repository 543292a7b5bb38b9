#pragma once
// Random play: whole deals out of a seed and a row of choices, so that a counterexample shrinks to fewer
// turns.

#include <optional>
#include <vector>

#include <rapidcheck.h>

#include "model/cards/function_ref.hpp"
#include "model/judge/judge.hpp"
#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"

namespace casino::properties {

// A deal as it is to be played: the seed shuffles the pack, and each choice picks a turn. Low choices pick
// among the first turns that are reported, which are the simplest, high ones find their way from action to
// action. Play stops where the choices do.
struct Play {
  Rules rules;
  std::uint64_t seed = 0;
  std::vector<std::uint8_t> choices;
  std::optional<Seat> dealer{};  // none: the seed says who deals
};

// A turn of a play.
struct PlayedTurn {
  const Rules& rules;
  const Position& before;
  const Turn& turn;
  const Position& after;  // new hands are not dealt yet
};

// The position before the first turn: a full deal of the rules' pack, the cut included.
[[nodiscard]] Position start_of(const Rules& rules, std::uint64_t seed);

// A position after a turn of `actor`, with what is due dealt to it: new hands where all are empty, the card that was
// drawn. It comes out of the cards that have not been seen, in an order that hangs on nothing but the seed and those
// cards.
[[nodiscard]] Position dealt_on(const Rules& rules, Position after, Seat actor, std::uint64_t seed);

// The turn that a choice picks; nothing where there is no legal turn.
[[nodiscard]] std::optional<Turn> picked_turn(const Rules& rules, const Position& position, std::uint8_t choice);

using VisitPlayed = FunctionRef<bool(const PlayedTurn&)>;  // false stops

// Plays, dealing new hands as they are due, and returns the last position.
Position play_through(const Play& play, VisitPlayed visit);
Position play_through(const Play& play);

// Plays of these rules, of up to so many turns; shorter when shrunk.
[[nodiscard]] rc::Gen<Play> some_play(const rc::Gen<Rules>& rules, int most_turns);
// Choices for play to the very end of a deal.
[[nodiscard]] Play whole_deal(const Rules& rules, std::uint64_t seed);

void showValue(const Play& play, std::ostream& out);

}  // namespace casino::properties
