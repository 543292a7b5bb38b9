// New builds (seed 004, The Play 3; seed 000, Creating a single build).

#include "oracle/enumerate/actions.hpp"
#include "oracle/enumerate/making.hpp"
#include "oracle/enumerate/sources.hpp"

namespace casino::enumerate {
namespace {

// Builds that may serve as cards of a new one. To use one at another value is to raise it (Q-AA-45 ii).
CardSet builds_to_build_with(const Situation& s, Value value) {
  if (s.rules.build_single_as_card != BuildSingleAsCard::full) return {};
  CardSet cards = builds_like_cards(s, value.points);
  for (const Build& build : s.position.builds)
    if (build.cards.meets(cards) && build.value != value && !may_be_raised(s, build)) cards.remove(build.cards);
  return cards;
}

// A build has two items at least.
bool is_one_item(const Situation& s, CardSet played, CardSet from_table) {
  if (from_table.empty() || !played.empty()) return from_table.empty();
  const Build* build = s.position.build_with(from_table);
  return from_table.size() == 1 || (build != nullptr && build->cards == from_table);
}

// The sets of loose cards that go with what is fixed; AA-BLD-4, AA-BLD-5: in groups of the value. Where the
// next action can add the next group each makes one (Q-SAF-25).
bool each_set(const Situation& s, Value value, const Fixed& fixed, VisitSet visit) {
  const Target target = target_of_build(s, value);
  return one_group_an_action(s) ? s.build_loose().each_group(target, fixed, visit)
                                : s.build_loose().each_split(target, fixed, Grouping::disjoint, visit);
}

bool each_build_of(const Situation& s, Value value, CardSet played, Fixed fixed, CardSet as_cards, VisitAction visit) {
  add_builds(s, fixed, as_cards);
  return each_making(s, {Do::build, value, played, as_cards}, [&](const Making& making) {
    Action action{
        .kind = Do::build, .hand = played, .unite = making.unite, .value = value, .for_partner = making.for_partner};
    return each_set(s, value, fixed, [&](CardSet set) {
      action.table = set | as_cards;
      const bool is_a_build =
          !is_one_item(s, played, action.table) && two_aces_may_make(s, played | action.table, value);
      return !is_a_build || visit(action);
    });
  });
}

}  // namespace

bool each_build(const Situation& s, CardSet played, VisitAction visit) {
  if (s.rules.build_enabled == BuildEnabled::off) return true;
  if (played.empty() && !may_use_table_only(s, Do::build)) return true;
  Fixed fixed;
  if (!add_cards(s, fixed, played, Place::build)) return true;  // AA-BLD-8
  for (const Value value : values_worth_making(s, played)) {
    if (only_loose_cards_count(s) && !s.build_loose().can_complete(fixed, value)) continue;
    const bool go_on = each_choice_of_builds(s, builds_to_build_with(s, value), [&](CardSet as_cards) {
      return each_build_of(s, value, played, fixed, as_cards, visit);
    });
    if (!go_on) return false;
  }
  return true;
}

}  // namespace casino::enumerate
