#pragma once
// What the enumeration of actions looks at: a position and what was worked out about it for all of them.

#include <optional>

#include "model/rules/rules.hpp"
#include "model/table/action.hpp"
#include "model/table/position.hpp"
#include "oracle/enumerate/search/loose_cards.hpp"
#include "oracle/enumerate/search/worth.hpp"

namespace casino::enumerate {

// Gets an action, which is valid only during the call; returns false to stop.
using VisitAction = FunctionRef<bool(const Action&)>;

// Whether the turn is over with the action, so that what holds at the end of a turn has to hold after it; or whether it
// may go on, and its end is looked at then (turn_end.hpp).
enum class TurnEnd : std::uint8_t {
  with_this_action,
  sought,   // later: an action after which it could not come any more may be left out
  whenever  // later, or never
};

struct Situation {
  Situation(const Rules& rules, const Worth& worth, const Position& position, TurnEnd end, Effort* effort = nullptr);

  const Rules& rules;
  const Worth& worth;
  const Position& position;
  Seat actor;
  TurnEnd end;
  Effort* effort;          // what it may cost; nullptr: anything
  CardSet held;            // the actor's hand
  CardSet loose;           // loose cards that may be used
  LooseCards table_loose;  // the same, counted as cards on the table
  ValueSet owed;           // values of the builds that the actor answers for
  ValueSet of_partner;     // values of which the partner provably holds a card (partner.build_for)

  // False if the effort is spent.
  [[nodiscard]] bool pays(std::uint64_t steps) const { return effort == nullptr || effort->spend(steps); }
  // The loose cards, counted as cards of a build.
  [[nodiscard]] const LooseCards& build_loose() const {
    return otherwise_in_builds ? *otherwise_in_builds : table_loose;
  }
  std::optional<LooseCards> otherwise_in_builds;  // only where aces count otherwise there
};

}  // namespace casino::enumerate
