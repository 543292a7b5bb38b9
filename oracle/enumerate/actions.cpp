#include "oracle/enumerate/actions.hpp"

#include "oracle/enumerate/duty.hpp"

namespace casino::enumerate {
namespace {

// Whether a card just trailed is a loose card for the later actions of the turn (Q-SWZ-12, Q-SWZ-15). A build
// that goes with a trail is made of other cards (AA-VAR-1).
CardSet usable_loose_cards(const Rules& rules, const Position& position) {
  const bool reuses = rules.turn_reuse_trailed_card != TurnReuseTrailedCard::forbidden &&
                      rules.build_table_only != BuildTableOnly::with_trail;
  return position.turn.play == Do::trail && !reuses ? position.loose - position.turn.played : position.loose;
}

}  // namespace

Actions::Actions(const Rules& rules, const Worth& worth, const Position& position, TurnEnd end,
                 VisitAction visit)
    : rules_(rules),
      worth_(worth),
      position_(position),
      actor_(position.to_act),
      end_(end),
      visit_(visit),
      held_(position.hands[actor_].cards),
      loose_(usable_loose_cards(rules, position)),
      table_loose_(worth, loose_, Place::table),
      owed_(values_owed(rules, position, actor_)) {
  if (!worth.table_and_build_agree()) build_loose_.emplace(worth, loose_, Place::build);
}

bool Actions::each() {
  const TurnState& turn = position_.turn;
  // SWZ-INS-2: a demand to capture is answered by capturing, with the card that lies there already
  // (Q-SWZ-08).
  if (turn.capture_demanded_by && !turn.played.empty() && !answers(turn.played.first())) return false;
  if (turn.is_over && !turn.addition_demanded_by && !turn.capture_demanded_by) return true;
  // AA-TRN-1, SWZ-TRN-4: one hand card. A card that was shown, and asked about, is the one to be played.
  if (turn.played.empty())
    for (const Card card : turn.asked_by ? turn.asked_card& held_ : held_)
      if (!plays_of(card)) return false;
  // SWZ-TRN-6, SWZ-TRN-7: actions without a hand card, before or after it.
  return end_ == TurnEnd::with_this_action || (builds({}) && augments({}));
}

// AA-TRN-2, SWZ-TRN-2: what a hand card can be played for.
bool Actions::plays_of(Card card) {
  return trails(card) && captures(card) && builds(card) && raises(card) && augments(card);
}

}  // namespace casino::enumerate
