#include "model/queries/owners.hpp"

namespace casino {

bool answers_for(const Rules& rules, const Build& build, Seat seat) {
  return rules.build_owner == BuildOwner::side ? same_side(rules, build.owner, seat) : build.owner == seat;
}

bool binds(const Rules& rules, const Build& build, Seat seat) {
  const bool had_his_turn = rules.trail_owning_build == TrailOwningBuild::forbidden_next_turn && build.owner_has_acted;
  if (had_his_turn) return false;
  const bool lingers = rules.build_owner == BuildOwner::last_adder_lingering && build.adders.contains(seat) &&
                       !build.added_to_since.contains(seat);
  return lingers || answers_for(rules, build, seat);
}

ValueSet values_owned(const Position& position, Seat owner) {
  ValueSet values;
  for (const Build& build : position.builds)
    if (build.owner == owner) values.insert(build.value);
  return values;
}

ValueSet values_owed(const Rules& rules, const Position& position, Seat seat, CardSet gone) {
  ValueSet values;
  for (const Build& build : position.builds)
    if (answers_for(rules, build, seat) && !build.cards.meets(gone)) values.insert(build.value);
  return values;
}

}  // namespace casino
