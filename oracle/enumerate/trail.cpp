// Trailing (seed 004, The Play 4 and 6; seed 000, Discarding).

#include "oracle/enumerate/actions.hpp"
#include "oracle/enumerate/duty.hpp"
#include "oracle/enumerate/sources.hpp"

namespace casino::enumerate {
namespace {

// Q-DOM-33: a build of table cards that goes with the trail has not freed it of what it equals or could take.
Position table_at_first(const Situation& s) {
  Position first = s.position;
  first.loose.insert(s.position.turn.used_up);
  for (std::size_t i = first.builds.size(); i-- > 0;) {
    first.builds[i].cards.remove(s.position.turn.used_up);
    if (first.builds[i].cards.empty()) first.builds.erase_at(i);
  }
  return first;
}

// AA-TRL-2, DOM-TRL-2 (option trail.capturing_card).
bool card_may_be_left(const Situation& s, Card card) {
  switch (s.rules.trail_capturing_card) {
    case TrailCapturingCard::allowed: return true;
    case TrailCapturingCard::forbidden_if_equal_loose:
      return equal_loose_cards(s, card, s.loose | s.position.turn.used_up).empty();
    case TrailCapturingCard::forbidden: break;
  }
  const Position first = table_at_first(s);
  return each_telling_of_tops(Situation(s.rules, s.worth, first, s.end, s.effort),
                              [&](const Situation& told) { return !could_capture(told, card); });
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
