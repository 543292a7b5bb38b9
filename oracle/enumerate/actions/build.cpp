// New builds (seed 004, The Play 3; seed 000, Creating a single build).

#include <algorithm>

#include "oracle/enumerate/actions/actions.hpp"
#include "oracle/enumerate/situation/making.hpp"
#include "oracle/enumerate/situation/parting.hpp"
#include "oracle/enumerate/situation/sources.hpp"

namespace casino::enumerate {
namespace {

// AA-VAR-5 (option build.single_as_card). Q-AA-10 b: in the narrower reading builds stand only in groups beside that of
// the card played.
bool builds_stand_apart(const Situation& s) {
  return s.rules.build_single_as_card == BuildSingleAsCard::capture_and_groups;
}

// Builds that may serve as cards of a new one.
CardSet builds_as_cards(const Situation& s, Value value, CardSet played) {
  return played.empty() && builds_stand_apart(s) ? CardSet{} : builds_to_build_with(s, value);
}

bool builds_stand_rightly(const Situation& s, const PutIn& cards, Target target) {
  return cards.as_cards.empty() || !builds_stand_apart(s) || is_made_beside_builds(s, cards, target);
}

// A build has two items at least.
bool is_one_item(const Situation& s, CardSet played, CardSet from_table) {
  if (from_table.empty() || !played.empty()) return from_table.empty();
  const Build* build = s.position.build_with(from_table);
  return from_table.size() == 1 || (build != nullptr && build->cards == from_table);
}

// Whether a card that makes the value by itself needs a group of the table beside it in the same action, since no build
// of table cards can wait for it (option build.table_only).
bool wants_a_group_beside_it(const Situation& s, const Made& made) {
  return s.rules.build_table_only != BuildTableOnly::free && !made.played.empty() &&
         s.worth.of(made.played.first(), Place::build).contains(made.value);
}

// The sets of loose cards that go with what is fixed; AA-BLD-4, AA-BLD-5: in groups of the value. Where the
// next action can add the next group each makes one (Q-SAF-25); but beside a build of the value that is a group like a
// card the first group alone might not be made (SWZ-EQL-2), and a card that is a group by itself is no build yet.
bool each_set(const Situation& s, const Made& made, const Fixed& fixed, VisitSet visit) {
  const Target target = target_of_build(s, made.value);
  const bool takes_an_equal = std::any_of(s.position.builds.begin(), s.position.builds.end(), [&](const Build& build) {
    return build.value == made.value && build.cards.meets(made.gone);
  });
  return one_group_an_action(s) && !takes_an_equal && !wants_a_group_beside_it(s, made)
             ? s.build_loose().each_group(target, fixed, visit)
             : s.build_loose().each_split(target, fixed, Grouping::disjoint, visit);
}

// Q-SAF-14 b (option steal.onto): tops go at once into what the card played has made. A top that has to be in a group
// with that card (Q-SAF-12 b) would be needed to make it.
bool go_into_what_was_made(const Situation& s, const PutIn& cards, Target target) {
  return !cards.played.empty() && s.rules.steal_hand_card != StealHandCard::same_group &&
         is_made_before_tops_join(s, cards, target);
}

// SWZ-STL-7: or onto a loose card of a value that no build has, with the rest of what is put in (options steal.onto,
// steal.hand_card).
bool go_onto_a_loose_card(const Situation& s, PutIn cards, Target target) {
  const bool may_be_a_base =
      s.rules.steal_onto == StealOnto::own_build_or_loose_card || s.rules.steal_onto == StealOnto::also_captured_build;
  if (!may_be_a_base || (cards.played.empty() && s.rules.steal_hand_card != StealHandCard::not_needed)) return false;
  for (const Build& build : s.position.builds)
    if (build.value == target.value) return false;
  for (const Card base : cards.loose) {
    if (!s.worth.of(base, Place::build).contains(target.value)) continue;
    cards.loose.remove(base);
    return s.rules.steal_hand_card == StealHandCard::same_group ? tops_share_a_group(s, cards, target)
                                                                : comes_out(s, cards, target);
  }
  return false;
}

// SWZ-BLD-4: with tops of piles, where a turn is one action.
bool each_set_with_tops(const Situation& s, const Action& making, const Fixed& fixed, CardSet as_cards,
                        VisitAction visit) {
  if (s.rules.turn_shape != TurnShape::single_action) return true;
  const Target target = target_of_build(s, making.value);
  return each_choice_of_tops(s, TopFor::new_build, making.value, [&](CardSet tops) {
    Fixed all = fixed;
    if (tops.empty() || !add_cards(s, all, tops, Place::build)) return true;
    return s.build_loose().each_split(target, all, Grouping::disjoint, [&](CardSet set) {
      const PutIn cards{making.hand, tops, set, as_cards};
      const bool tops_may_join = go_into_what_was_made(s, cards, target) || go_onto_a_loose_card(s, cards, target);
      if (!tops_may_join || !builds_stand_rightly(s, cards, target)) return true;
      Action action = making;
      action.table = set | as_cards;
      action.tops = tops;
      return visit(action);
    });
  });
}

bool each_build_of(const Situation& s, Value value, CardSet played, Fixed fixed, CardSet as_cards, VisitAction visit) {
  add_builds(s, fixed, as_cards);
  const Made made{Do::build, value, played, as_cards};
  return each_making(s, made, [&](const Making& making) {
    Action action{
        .kind = Do::build, .hand = played, .unite = making.unite, .value = value, .for_partner = making.for_partner};
    const bool go_on = each_set(s, made, fixed, [&](CardSet set) {
      action.table = set | as_cards;
      const bool is_a_build =
          !is_one_item(s, played, action.table) && two_aces_may_make(s, played | action.table, value);
      const PutIn cards{played, {}, set, as_cards};
      return !is_a_build || !builds_stand_rightly(s, cards, target_of_build(s, value)) || visit(action);
    });
    action.table = CardSet{};
    return go_on && each_set_with_tops(s, action, fixed, as_cards, visit);
  });
}

// Whether loose cards alone can join the card played, so that their sums decide at once: no builds like cards, and no
// tops (those go into new builds where a turn is one action).
bool only_loose_cards_join(const Situation& s) {
  return s.rules.build_single_as_card == BuildSingleAsCard::off &&
         (s.rules.steal_use == StealUse::never || s.rules.turn_shape == TurnShape::several_actions);
}

}  // namespace

bool each_build(const Situation& s, CardSet played, VisitAction visit) {
  if (s.rules.build_enabled == BuildEnabled::off) return true;
  if (played.empty() && !may_use_table_only(s, Do::build)) return true;
  Fixed fixed;
  if (!add_cards(s, fixed, played, Place::build)) return true;  // AA-BLD-8
  for (const Value value : values_worth_making(s, played)) {
    if (only_loose_cards_join(s) && !s.build_loose().can_complete(fixed, value)) continue;
    const bool go_on = each_choice_of_builds(s, builds_as_cards(s, value, played), [&](CardSet as_cards) {
      return each_build_of(s, value, played, fixed, as_cards, visit);
    });
    if (!go_on) return false;
  }
  return true;
}

}  // namespace casino::enumerate
