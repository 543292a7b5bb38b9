#include "oracle/enumerate/turn_end.hpp"

#include <algorithm>

#include "oracle/enumerate/duty.hpp"

namespace casino::enumerate {
namespace {

// AA-VAR-1, AA-TRL-3: a build of table cards goes with a trail, and lets an owner trail (Q-AA-09 iv).
bool table_build_fits_the_play(const Rules& rules, const Position& position) {
  if (rules.build_table_only != BuildTableOnly::with_trail) return true;
  const TurnState& turn = position.turn;
  if (turn.play != Do::trail) return !turn.table_only_built;
  return turn.table_only_built || !barred_from_trailing(rules, position, position.to_act);
}

}  // namespace

bool turn_may_end(const Rules& rules, const Worth& worth, const Position& position) {
  const TurnState& turn = position.turn;
  const Seat actor = position.to_act;
  // AA-TRN-1, SWZ-TRN-3.
  if (turn.played.size() != 1 || !turn.play) return false;
  // SWZ-AUG-6: an opponent's build that was added to has been captured.
  if (std::any_of(position.builds.begin(), position.builds.end(),
                  [](const Build& build) { return build.is_on_loan; }))
    return false;
  if (!table_build_fits_the_play(rules, position)) return false;
  // AA-OWN-2, SWZ-ABN-1.
  const CardSet covering = covering_cards(rules, position, actor, position.hands[actor].cards);
  if (must_keep_cards(rules, *turn.play) &&
      !covers(rules, worth, covering, values_owed(rules, position, actor)))
    return false;
  return !capture_is_still_demanded(rules, worth, position) &&
         !addition_is_still_demanded(rules, worth, position);
}

}  // namespace casino::enumerate
