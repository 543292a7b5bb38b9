#pragma once
// Random play: whole deals out of a seed and a row of choices, so that a counterexample shrinks to fewer
// turns.

#include <vector>

#include <rapidcheck.h>

#include "model/judge.hpp"
#include "model/position.hpp"
#include "model/rules.hpp"
#include "model/turn.hpp"
#include "oracle/enumerate/function_ref.hpp"

namespace casino::properties {

// A deal as it is to be played: the seed shuffles the pack, and each choice picks a turn by its place among
// the legal ones, 0 the first and 255 the last. Play stops where the choices do.
struct Play {
  Rules rules;
  std::uint64_t seed = 0;
  std::vector<std::uint8_t> choices;
};

// A turn of a play.
struct Played {
  const Rules& rules;
  const Position& before;
  const Turn& turn;
  const Position& after;  // new hands are not dealt yet
};

// Only so many legal turns are looked at when one is chosen, for crowded tables have tens of thousands.
inline constexpr std::size_t most_turns_to_choose_from = 200;

// The position before the first turn: a full deal of the rules' pack, the cut included.
[[nodiscard]] Position start_of(const Rules& rules, std::uint64_t seed);

using VisitPlayed = FunctionRef<bool(const Played&)>;  // false stops

// Plays, dealing new hands as they are due, and returns the last position.
Position play_through(const Play& play, VisitPlayed visit);
Position play_through(const Play& play);

// Plays of these rules, of up to so many turns; shorter when shrunk.
[[nodiscard]] rc::Gen<Play> some_play(const rc::Gen<Rules>& rules, int most_turns);
// Choices for play to the very end of a deal.
[[nodiscard]] Play whole_deal(const Rules& rules, std::uint64_t seed);

void showValue(const Play& play, std::ostream& out);

}  // namespace casino::properties
