// Seed 000, South African Casino: what a player must do who has a build on the table.

#include "model/judge/clauses/shared.hpp"
#include "model/queries/owners.hpp"
#include "model/queries/phase.hpp"

namespace casino {
namespace {

// Whether the duty is in force at this point of the deal (option turn.owner_duty, SAF-PHS-1).
bool owners_have_a_duty(const Rules& rules, const Position& position) {
  switch (rules.turn_owner_duty) {
    case TurnOwnerDuty::none: return false;
    case TurnOwnerDuty::add_or_capture: return true;
    case TurnOwnerDuty::add_or_capture_first_half: return is_before_the_last_dealing(rules, position);
  }
  return false;
}

}  // namespace

// Q-SAF-29: whoever has added to the own build does not simply trail, in whatever turn, and with whatever cards.
bool does_more_than_trail(const Rules& rules, const Position& position) {
  if (owners_have_a_duty(rules, position)) return position.turn.added_to_own;
  return rules.turn_shape == TurnShape::single_action && position.turn.table_only > 0;
}

// Of trailing AA-TRL-3 speaks. A build that was made, raised or taken over in this turn was not owned before it.
void owner_adds_or_captures(const Rules& rules, const Position& position, Findings& found) {
  const TurnState& turn = position.turn;
  const bool is_excused = !turn.play || turn.play == Do::trail || turn.play == Do::capture || turn.added_to_own;
  if (is_excused || !owners_have_a_duty(rules, position)) return;
  for (const Build& build : position.builds)
    if (answers_for(rules, build, position.to_act) && !build.is_new && !build.is_grown)
      return found.violates("SAF-TRL-2"_clause, {turn.played, build.value, build.cards});
}

}  // namespace casino
