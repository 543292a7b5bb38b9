#include "oracle/enumerate/actions/actions.hpp"

#include "oracle/enumerate/situation/together.hpp"

namespace casino::enumerate {
namespace {

// DOM-CAP-3 (option build.equal_loose): a card that must take all that it equals is built with them or not at all.
bool equal_cards_must_go_in(const Rules& rules) {
  return rules.capture_compulsory == CaptureCompulsory::equal_loose_all &&
         rules.build_equal_loose != BuildEqualLoose::free;
}

// AA-TRN-2, SWZ-TRN-2: what a hand card can be played for.
bool each_use_in_builds(const Situation& s, Card card, VisitAction visit) {
  return each_build(s, card, visit) && each_raise(s, card, visit) && each_augment(s, card, visit);
}

bool each_play_of(const Situation& s, Card card, VisitAction visit) {
  if (!each_trail(s, card, visit) || !each_capture(s, card, visit)) return false;
  if (!equal_cards_must_go_in(s.rules)) return each_use_in_builds(s, card, visit);
  const CardSet equals = equal_loose_cards(s, card, s.loose);
  return each_use_in_builds(s, card, [&](const Action& action) {
    return !(action.table | action.base).contains_all(equals) || visit(action);
  });
}

}  // namespace

bool each_action(const Situation& s, VisitAction visit) {
  const TurnState& turn = s.position.turn;
  if (turn.capture_demanded_by && !turn.played.empty() && !each_answer(s, turn.played.first(), visit)) return false;
  if (turn.is_over && !turn.addition_demanded_by && !turn.capture_demanded_by) return true;
  // AA-TRN-1, SWZ-TRN-4: one hand card. A card that was shown, and asked about, is the one to be played.
  if (turn.played.empty())
    for (const Card card : turn.asked_by ? turn.asked_card& s.held : s.held)
      if (!each_play_of(s, card, visit)) return false;
  // HUN-CAP-1, with the card that was shown among them.
  const auto capture_with = [&](CardSet hand) {
    return (turn.asked_by && !hand.meets(turn.asked_card)) || each_capture_together(s, hand, visit);
  };
  if (several_capture(s.rules) && turn.played.empty() && !each_choice_of_several(s, capture_with)) return false;
  // SWZ-TRN-6, SWZ-TRN-7: actions without a hand card, before or after it.
  return s.end == TurnEnd::with_this_action || (each_build(s, {}, visit) && each_augment(s, {}, visit));
}

}  // namespace casino::enumerate
