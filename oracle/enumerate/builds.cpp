// New builds (seed 004, The Play 3; seed 000, Creating a single build).

#include "oracle/enumerate/actions.hpp"

namespace casino::enumerate {

// With the card played, or without one.
bool Actions::builds(CardSet played) {
  if (rules_.build_enabled == BuildEnabled::off) return true;
  if (played.empty() && !may_use_table_only(Do::build)) return true;
  Fixed fixed;
  if (!add_fixed(fixed, played, Place::build)) return true;  // AA-BLD-8
  for (const Value value : values_worth_making(played)) {
    if (only_loose_cards_count() && !can_make_a_group(loose_for_builds(), fixed, value)) continue;
    const bool go_on = each_choice_of_builds(builds_to_build_with(value), [&](CardSet as_cards) {
      return each_making(value, played, as_cards, Do::build, [&](const Making& making) {
        action_ = Action{.kind = Do::build,
                         .hand = played,
                         .unite = making.unite,
                         .value = value,
                         .for_partner = making.for_partner};
        return builds_at(value, fixed, as_cards);
      });
    });
    if (!go_on) return false;
  }
  return true;
}

// The sets of loose cards that go with the card played; AA-BLD-4, AA-BLD-5: in groups of the value, the card
// played in one of them. Where the next action can add the next group each makes one (Q-SAF-25).
bool Actions::builds_at(Value value, Fixed fixed, CardSet as_cards) {
  const LooseCards& loose = loose_for_builds();
  const Target target = target_of_build(value);
  const auto tell_set = [&](CardSet set) { return tell_build(set | as_cards); };
  add_builds_as_cards(fixed, as_cards);
  if (one_group_an_action()) return loose.each_group(target, fixed, tell_set);
  return loose.each_split(target, fixed, Grouping::disjoint, tell_set);
}

bool Actions::tell_build(CardSet from_table) {
  action_.table = from_table;
  const CardSet cards = action_.hand | from_table;
  const bool is_one_item =
      from_table.empty() || (action_.hand.empty() && is_one_item_of_the_table(from_table));
  if (is_one_item || !two_aces_may_make(cards, action_.value)) return true;
  return tell();
}

bool Actions::is_one_item_of_the_table(CardSet cards) const {
  const Build* build = position_.build_with(cards);
  return cards.size() == 1 || (build != nullptr && build->cards == cards);
}

// Builds that may serve as cards of a new one. To use one at another value is to raise it (Q-AA-45 ii).
CardSet Actions::builds_to_build_with(Value value) const {
  if (rules_.build_single_as_card != BuildSingleAsCard::full) return {};
  CardSet cards = builds_like_cards(value.points, {});
  for (const Build& build : position_.builds)
    if (build.cards.meets(cards) && build.value != value && !may_be_raised(build)) cards.remove(build.cards);
  return cards;
}

}  // namespace casino::enumerate
