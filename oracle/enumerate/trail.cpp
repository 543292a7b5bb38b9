// Trailing (seed 004, The Play 4 and 6; seed 000, Discarding).

#include "oracle/enumerate/actions.hpp"
#include "oracle/enumerate/duty.hpp"
#include "oracle/enumerate/sources.hpp"

namespace casino::enumerate {
namespace {

// Q-DOM-33: a build of table cards that goes with the trail has not freed it of a card that it equals.
CardSet loose_at_first(const Situation& s) {
  CardSet loose = s.loose;
  if (s.rules.turn_shape == TurnShape::single_action)
    for (const Build& build : s.position.builds)
      if (build.is_new) loose.insert(build.cards);
  return loose;
}

// AA-TRL-2, DOM-TRL-2 (option trail.capturing_card).
bool card_may_be_left(const Situation& s, Card card) {
  switch (s.rules.trail_capturing_card) {
    case TrailCapturingCard::allowed: return true;
    case TrailCapturingCard::forbidden_if_equal_loose: return equal_loose_cards(s, card, loose_at_first(s)).empty();
    case TrailCapturingCard::forbidden:
      return each_telling_of_tops(s, [&](const Situation& told) { return !could_capture(told, card); });
  }
  return true;
}

// AA-OWN-4: in a turn that is one play, a build or an addition beside the trail meets an owner's duty, and
// that is seen at its end. Among several actions the moment of trailing counts (Q-SWZ2-01, Q-SWZ2-02).
bool owner_may_trail(const Situation& s) {
  const bool seen_at_the_end = s.end == TurnEnd::later && s.rules.turn_shape == TurnShape::single_action;
  return seen_at_the_end || !barred_from_trailing(s.rules, s.position, s.actor);
}

}  // namespace

bool each_trail(const Situation& s, Card played, VisitAction visit) {
  if (!owner_may_trail(s) || !card_may_be_left(s, played) || !duty_holds(s, Do::trail, played, {})) return true;
  return visit(Action{.kind = Do::trail, .hand = played});
}

}  // namespace casino::enumerate
