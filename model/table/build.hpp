#pragma once
// A build: cards that can be captured only as a unit, at one value. It is given by its cards, its value and its
// owner; how the cards group need not be kept, for it follows (AA-BLD-11).

#include "model/table/value.hpp"

namespace casino {

struct Build {
  CardSet cards;
  Value value;
  Seat owner;               // one seat, whoever else answers for it (SWZ-OWN-1)
  std::uint8_t groups = 1;  // 1: a single build, more: a multiple one (AA-ADD-7)

  // History that only some readings look at; left empty where the rules do not ask (see apply.cpp).
  SeatSet adders;                // who ever put a card on it (build.owner=last_adder_lingering)
  SeatSet added_to_since;        // seats whose last turn was before another's addition (the same)
  SeatSet formed_by;             // the seat that first formed it (raise.whose=opponents_not_formed_by_side)
  bool owner_has_acted = false;  // the owner has had a turn since adding (trail.owning_build=forbidden_next_turn)

  // What happened to it in the turn in progress; all false between turns.
  bool is_new = false;      // formed in this turn
  bool from_loose = false;  // made out of a loose card in this turn
  bool is_grown = false;    // added to in this turn
  bool is_on_loan = false;  // an opponent's, added to and so to be captured in this turn (SWZ-AUG-6)

  [[nodiscard]] constexpr bool is_multiple() const { return groups > 1; }
  friend constexpr bool operator==(const Build&, const Build&) = default;
};

inline constexpr unsigned max_builds = card_count / 2;
using Builds = BoundedList<Build, max_builds>;

}  // namespace casino
