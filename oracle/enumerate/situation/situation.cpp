#include "oracle/enumerate/situation/situation.hpp"

#include "model/queries/owners.hpp"
#include "oracle/enumerate/situation/duty.hpp"

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

Situation::Situation(const Rules& the_rules, const Worth& the_worth, const Position& the_position, TurnEnd the_end,
                     Effort* the_effort)
    : rules(the_rules),
      worth(the_worth),
      position(the_position),
      actor(the_position.to_act),
      end(the_end),
      effort(the_effort),
      held(the_position.hands[actor].cards),
      loose(usable_loose_cards(the_rules, the_position)),
      table_loose(the_worth, loose, Place::table, the_effort),
      owed(values_owed(the_rules, the_position, actor)),
      of_partner(values_proven_of_partner(the_rules, the_worth, the_position)) {
  if (!worth.table_and_build_agree()) otherwise_in_builds.emplace(worth, loose, Place::build, effort);
}

}  // namespace casino::enumerate
