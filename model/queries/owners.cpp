#include "model/queries/owners.hpp"

namespace casino {

bool binds(const Rules& rules, const Build& build, Seat seat) {
  const bool had_his_turn = rules.trail_owning_build == TrailOwningBuild::forbidden_next_turn && build.owner_has_acted;
  if (had_his_turn) return false;
  if (build.owner == seat) return true;
  switch (rules.build_owner) {
    case BuildOwner::last_adder:
    case BuildOwner::former_or_raiser: return false;
    case BuildOwner::last_adder_lingering: return build.adders.contains(seat) && !build.added_to_since.contains(seat);
    case BuildOwner::side: return same_side(rules, build.owner, seat);
  }
  return false;
}

ValueSet values_owned(const Position& position, Seat owner) {
  ValueSet values;
  for (const Build& build : position.builds)
    if (build.owner == owner) values.insert(build.value);
  return values;
}

}  // namespace casino
