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
  // AA-OWN-4: in a turn that is one play, a build or an addition beside the trail meets an owner's duty, and
  // that is seen at its end. Among several actions the moment of trailing counts (Q-SWZ2-01, Q-SWZ2-02).
  const bool seen_at_the_end = end_ == TurnEnd::later && rules_.turn_shape == TurnShape::single_action;
  return seen_at_the_end || !barred_from_trailing(rules_, position_, actor_);
}

}  // namespace casino::enumerate
