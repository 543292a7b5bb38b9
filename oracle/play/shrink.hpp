#pragma once
// Makes a position, with a turn in it, smaller while it still shows what it was kept for: so that a person sees at a
// glance what it is about.

#include "model/cards/function_ref.hpp"
#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"

namespace casino {

// Something to be shown: of a position alone the turn has no steps.
struct Exhibit {
  Rules rules;
  Position position;
  Turn turn;
  friend bool operator==(const Exhibit&, const Exhibit&) = default;
};

// Whether the point is still made. It is asked often.
using StillShows = FunctionRef<bool(const Exhibit&)>;

struct Shrinking {
  const Rules* as_stated = nullptr;  // options go back to what they are here
  int most_tries = 5000;
};

// An exhibit that shows the same with fewer cards, piles, builds, steps and changed options: none of these can be left
// out of it by itself, nor a few cards together, nor can one card stand for two that lie together. Positions stay
// sound and lawful; what is left out of a hand, a pile or the stock is not known any more. The one that is given has
// to show it.
[[nodiscard]] Exhibit shrunk(Exhibit exhibit, StillShows still_shows, const Shrinking& how = {});

// How many cards it names, hidden ones not among them: the measure of small.
[[nodiscard]] int cards_named(const Exhibit& exhibit);

}  // namespace casino
