// Trailing (seed 004, The Play 4 and 6; seed 000, Discarding).

#include <algorithm>

#include "model/score/score.hpp"
#include "oracle/enumerate/actions/actions.hpp"
#include "oracle/enumerate/situation/duty.hpp"
#include "oracle/enumerate/situation/sources.hpp"

namespace casino::enumerate {
namespace {

// Q-DOM-33: where a turn is one play, a build of table cards that goes with the trail has not freed it of what it
// equals or could take.
Position table_at_first(const Situation& s) {
  if (s.rules.turn_shape == TurnShape::several_actions) return s.position;
  Position first = s.position;
  first.loose.insert(s.position.turn.used_up);
  for (std::size_t i = first.builds.size(); i-- > 0;) {
    first.builds[i].cards.remove(s.position.turn.used_up);
    if (first.builds[i].cards.empty() || first.builds[i].is_new) first.builds.erase_at(i);
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
  if (s.position.turn.capturing.contains(card)) return false;  // of builds that went into it like cards (Q-AA-49)
  const Position first = table_at_first(s);
  return each_way_of_tops(Situation(s.rules, s.worth, first, s.end, s.effort),
                          [&](const Situation& known) { return !could_capture(known, card); });
}

// AA-TRL-1 (option trail.kept): a card that one does not part with is laid down by a hand of such cards alone.
bool is_kept(const Rules& rules, Card card) {
  switch (rules.trail_kept) {
    case TrailKept::none: return false;
    case TrailKept::aces: return card.rank() == Rank::ace;
    case TrailKept::casinos: return rules.pack_kind != PackKind::rook40 && (card == "10D"_card || card == "2S"_card);
    case TrailKept::scoring: return points_of(rules, CardSet{card}) != 0;
  }
  return false;
}

bool hand_may_spare(const Situation& s, Card card) {
  return !is_kept(s.rules, card) ||
         std::all_of(s.held.begin(), s.held.end(), [&](Card other) { return is_kept(s.rules, other); });
}

// AA-OWN-4: in a turn that is one play, a build or an addition beside the trail meets an owner's duty, and so does an
// addition to the own build where SAF-TRL-2 holds (Q-SAF-29): that is seen at the turn's end. Else, among several
// actions, the moment of trailing counts (Q-SWZ2-01, Q-SWZ2-02).
bool owner_may_trail(const Situation& s) {
  const bool may_be_excused =
      s.rules.turn_shape == TurnShape::single_action || s.rules.turn_owner_duty != TurnOwnerDuty::none;
  return (s.end != TurnEnd::with_this_action && may_be_excused) || !barred_from_trailing(s.rules, s.position, s.actor);
}

}  // namespace

bool each_trail(const Situation& s, Card played, VisitAction visit) {
  if (!hand_may_spare(s, played) || !owner_may_trail(s) || !card_may_be_left(s, played) ||
      !duty_holds(s, Do::trail, played, {}))
    return true;
  return visit(Action{.kind = Do::trail, .hand = played});
}

}  // namespace casino::enumerate
