// Trailing (seed 004, The Play 4 and 6; seed 000, Discarding).

#include "oracle/enumerate/actions.hpp"
#include "oracle/enumerate/duty.hpp"

namespace casino::enumerate {

bool Actions::trails(Card card) {
  if (!may_trail(card) || !duty_holds(Do::trail, card, {})) return true;
  action_ = Action{.kind = Do::trail, .hand = card};
  return tell();
}

bool Actions::may_trail(Card card) {
  // AA-TRL-2, DOM-TRL-2 (option trail.capturing_card).
  switch (rules_.trail_capturing_card) {
    case TrailCapturingCard::allowed: break;
    case TrailCapturingCard::forbidden_if_equal_loose:
      if (!loose_.of_rank(card.rank()).empty() && could_capture(card)) return false;
      break;
    case TrailCapturingCard::forbidden:
      if (could_capture(card)) return false;
      break;
  }
  // Q-AA-09 iv: with a build of table cards in the same turn it is more than trailing.
  const bool may_build_beside_it =
      end_ == TurnEnd::later && rules_.build_table_only == BuildTableOnly::with_trail;
  return may_build_beside_it || !barred_from_trailing(rules_, position_, actor_);
}

}  // namespace casino::enumerate
