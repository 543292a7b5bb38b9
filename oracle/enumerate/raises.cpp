// Changing the value of a single build (seed 004, The Play 5.1; seed 000, Changing the value of a single
// build).

#include "oracle/enumerate/actions.hpp"

namespace casino::enumerate {

bool Actions::raises(Card card) {
  if (rules_.build_enabled == BuildEnabled::off) return true;
  for (const Build& build : position_.builds) {
    if (build.is_multiple() || !may_be_raised(build)) continue;  // AA-ADD-4
    for (const Value worth : worth_.of(card, Place::build))
      if (!raises_by(build, card, worth)) return false;
    if (!takes_into_a_group(build, card)) return false;
  }
  return true;
}

// AA-VAR-5, Q-AA-10 b (option build.single_as_card): a single build as a card of a group in which the card
// played has no part, so that nothing is raised; the card played makes a group of its own or with loose
// cards.
bool Actions::takes_into_a_group(const Build& build, Card card) {
  if (rules_.build_single_as_card != BuildSingleAsCard::capture_and_groups) return true;
  for (const Value value : values_worth_making(card)) {
    if (value <= build.value) continue;
    const bool go_on = each_making(value, card, build.cards, Do::raise, [&](const Making& making) {
      const Target target = target_of_build(value);
      Fixed own;
      Fixed other;
      if (!add_fixed(own, card, Place::build)) return true;
      other.add(build.value);
      return loose_for_builds().each_group(target, own, [&](CardSet own_group) {
        const LooseCards left(worth_, loose_ - own_group, Place::build);
        return left.each_split(target, other, Grouping::disjoint, [&](CardSet set) {
          action_ = Action{.kind = Do::raise,
                           .hand = card,
                           .base = build.cards,
                           .table = set | own_group,
                           .unite = making.unite,
                           .value = value,
                           .for_partner = making.for_partner};
          return tell();
        });
      });
    });
    if (!go_on) return false;
  }
  return true;
}

// AA-ADD-8, SWZ-RSE-1, DOM-ADD-2 (option raise.whose).
bool Actions::may_be_raised(const Build& build) const {
  const bool own = build.owner == actor_;
  const bool own_side = same_side(rules_, build.owner, actor_);
  switch (rules_.raise_whose) {
    case RaiseWhose::any: return true;
    case RaiseWhose::not_own: return !own;
    case RaiseWhose::opponents: return !own_side;
    case RaiseWhose::opponents_not_formed_by_side: return !own_side && !was_formed_by_side(build);
    case RaiseWhose::partner: return own_side && !own;
    case RaiseWhose::own: return own;
    case RaiseWhose::none: return false;
  }
  return false;
}

bool Actions::was_formed_by_side(const Build& build) const {
  for (std::uint8_t seat = 0; seat < rules_.seats.count; ++seat)
    if (build.formed_by.contains(Seat{seat}) && same_side(rules_, Seat{seat}, actor_)) return true;
  return false;
}

bool Actions::raises_by(const Build& build, Card card, Value worth) {
  const int begun = build.value.points + worth.points;
  // AA-ADD-3, AA-VAR-3, AA-VAR-4 (option raise.table_cards): the card alone, or loose cards together with it.
  const bool with_table_cards = rules_.raise_table_cards == RaiseTableCards::allowed;
  for (const Value value : values_worth_making(card)) {
    if (value.points < begun || (value.points > begun && !with_table_cards)) continue;
    const bool go_on = each_choice_of_builds(builds_to_join(build, value), [&](CardSet as_cards) {
      return each_making(value, card, build.cards | as_cards, Do::raise, [&](const Making& making) {
        action_ = Action{.kind = Do::raise,
                         .hand = card,
                         .base = build.cards,
                         .unite = making.unite,
                         .value = value,
                         .for_partner = making.for_partner};
        return raises_to(build, begun, worth, as_cards);
      });
    });
    if (!go_on) return false;
  }
  return true;
}

bool Actions::raises_to(const Build& build, int begun, Value worth, CardSet as_cards) {
  const Target target = target_of_build(action_.value);
  const int low_aces = build.cards.of_rank(Rank::ace).size() + (worth == Value{1} ? 1 : 0);
  if (target.lone_low_aces && low_aces > 1) return true;
  Fixed fixed;
  fixed.begin(begun, low_aces);
  add_builds_as_cards(fixed, as_cards);
  return each_joining(target, fixed, [&](CardSet set) {
    action_.table = set | as_cards;
    return tell();
  });
}

// AA-ADD-2 (option raise.loose_groups): what completes the raised group, and groups that join it.
bool Actions::each_joining(Target target, const Fixed& fixed, VisitSet visit) {
  const LooseCards& loose = loose_for_builds();
  switch (rules_.raise_loose_groups) {
    case RaiseLooseGroups::groups: return loose.each_split(target, fixed, Grouping::disjoint, visit);
    case RaiseLooseGroups::forbidden: return loose.each_group(target, fixed, visit);
    case RaiseLooseGroups::equal_cards: break;
  }
  CardSet equals;
  for (const Card card : loose_)
    if (worth_.of(card, Place::build).contains(target.value)) equals.insert(card);
  return loose.each_group(target, fixed, [&](CardSet completing) {
    const CardSet free = equals - completing;
    CardSet joining;
    do {
      if (!visit(completing | joining)) return false;
      joining = next_subset(joining, free);
    } while (!joining.empty());
    return true;
  });
}

// Single builds that go into a raise like cards (option build.single_as_card).
CardSet Actions::builds_to_join(const Build& build, Value value) const {
  if (rules_.build_single_as_card != BuildSingleAsCard::full) return {};
  return builds_like_cards(value.points, build.cards);
}

}  // namespace casino::enumerate
