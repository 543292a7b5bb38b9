#include "tests/bench/frozen_positions.hpp"

namespace casino::bench {

frozen::QuickPosition quick(const Position& position) {
  frozen::QuickPosition same;
  same.hand = position.hands[position.to_act].cards.bits();
  same.loose = position.loose.bits();
  for (const Build& build : position.builds)
    same.builds[static_cast<std::size_t>(same.build_count++)] =
        frozen::QuickBuild{build.cards.bits(), build.value.points, build.owner == position.to_act, build.is_multiple()};
  return same;
}

frozen::QuickPlay quick(const Action& action) {
  const bool makes_a_value = action.kind != Do::trail && action.kind != Do::capture;
  return frozen::QuickPlay{static_cast<frozen::Kind>(action.kind), makes_a_value ? action.value.points : 0,
                           static_cast<frozen::Card>(action.hand.first().index()), action.base.bits(),
                           action.table.bits()};
}

}  // namespace casino::bench
