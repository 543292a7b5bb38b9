// Changing the value of a single build (seed 004, The Play 5.1; seed 000, Changing the value of a single
// build).

#include "oracle/enumerate/actions/actions.hpp"
#include "oracle/enumerate/situation/making.hpp"
#include "oracle/enumerate/situation/sources.hpp"

namespace casino::enumerate {
namespace {

bool was_formed_by_side(const Situation& s, const Build& build) {
  for (std::uint8_t seat = 0; seat < s.rules.seats.count; ++seat)
    if (build.formed_by.contains(Seat{seat}) && same_side(s.rules, Seat{seat}, s.actor)) return true;
  return false;
}

Action raising(const Build& build, const Made& made, const Making& making) {
  return Action{.kind = Do::raise,
                .hand = made.played,
                .base = build.cards,
                .unite = making.unite,
                .value = made.value,
                .for_partner = making.for_partner};
}

// AA-ADD-2 (option raise.loose_groups): what completes the raised group, and groups that join it.
bool each_joining(const Situation& s, Target target, const Fixed& fixed, VisitSet visit) {
  switch (s.rules.raise_loose_groups) {
    case RaiseLooseGroups::groups: return s.build_loose().each_split(target, fixed, Grouping::disjoint, visit);
    case RaiseLooseGroups::forbidden: return s.build_loose().each_group(target, fixed, visit);
    case RaiseLooseGroups::equal_cards: break;
  }
  CardSet equals;
  for (const Card card : s.loose)
    if (s.worth.of(card, Place::build).contains(target.value)) equals.insert(card);
  return s.build_loose().each_group(target, fixed, [&](CardSet completing) {
    const CardSet free = equals - completing;
    CardSet joining;
    do {
      if (!visit(completing | joining)) return false;
      joining = next_subset(joining, free);
    } while (!joining.empty());
    return true;
  });
}

// To a value, by a card that counts `worth`, with single builds that go in like cards.
bool each_raise_to(const Situation& s, const Build& build, const Made& made, Value worth, VisitAction visit) {
  const Target target = target_of_build(s, made.value);
  const int low_aces = build.cards.of_rank(Rank::ace).size() + (worth == low_ace ? 1 : 0);
  if (target.lone_low_aces && low_aces > 1) return true;
  const CardSet as_cards = made.gone - build.cards;
  Fixed fixed;
  fixed.begin(build.value.points + worth.points, low_aces);
  add_builds(s, fixed, as_cards);
  return each_making(s, made, [&](const Making& making) {
    Action action = raising(build, made, making);
    return each_joining(s, target, fixed, [&](CardSet set) {
      action.table = set | as_cards;
      return visit(action);
    });
  });
}

// AA-ADD-3, AA-VAR-3, AA-VAR-4 (option raise.table_cards): by the card alone, or by loose cards together with
// it; with single builds that are cards in everything (AA-VAR-5), too.
bool each_raise_by(const Situation& s, const Build& build, Card card, Value worth, VisitAction visit) {
  const int begun = build.value.points + worth.points;
  const bool with_builds = s.rules.build_single_as_card == BuildSingleAsCard::full;
  const bool with_table_cards = s.rules.raise_table_cards == RaiseTableCards::allowed || with_builds;
  for (const Value value : values_worth_making(s, card)) {
    if (value.points < begun || (value.points > begun && !with_table_cards)) continue;
    const CardSet builds = with_builds ? builds_to_build_with(s, value, build.cards) : CardSet{};
    const bool go_on = each_choice_of_builds(s, builds, [&](CardSet as_cards) {
      return each_raise_to(s, build, {Do::raise, value, card, build.cards | as_cards}, worth, visit);
    });
    if (!go_on) return false;
  }
  return true;
}

// AA-VAR-5, Q-AA-10 b (option build.single_as_card): a single build, and others, as cards of groups in which the card
// played has no part, so that nothing is raised; the card played makes a group of its own or with loose
// cards.
bool each_use_in_a_group(const Situation& s, const Build& build, const Made& made, VisitAction visit) {
  const Target target = target_of_build(s, made.value);
  Fixed own;
  Fixed other;
  if (!add_cards(s, own, made.played, Place::build)) return true;
  other.add(build.value);
  const CardSet as_cards = made.gone - build.cards;
  add_builds(s, other, as_cards);
  return each_making(s, made, [&](const Making& making) {
    Action action = raising(build, made, making);
    return s.build_loose().each_group(target, own, [&](CardSet own_group) {
      const LooseCards left(s.worth, s.loose - own_group, Place::build, s.effort);
      return left.each_split(target, other, Grouping::disjoint, [&](CardSet set) {
        action.table = set | own_group | as_cards;
        return visit(action);
      });
    });
  });
}

}  // namespace

bool may_be_raised(const Situation& s, const Build& build) {
  const bool own = build.owner == s.actor;
  const bool own_side = same_side(s.rules, build.owner, s.actor);
  switch (s.rules.raise_whose) {
    case RaiseWhose::any: return true;
    case RaiseWhose::not_own: return !own;
    case RaiseWhose::opponents: return !own_side;
    case RaiseWhose::opponents_not_formed_by_side: return !own_side && !was_formed_by_side(s, build);
    case RaiseWhose::partner: return own_side && !own;
    case RaiseWhose::own: return own;
    case RaiseWhose::none: return false;
  }
  return false;
}

bool holds_pictures(const Situation& s, const Build& build) { return !without_value(s.rules, build.cards).empty(); }

CardSet builds_to_build_with(const Situation& s, Value value, CardSet except) {
  CardSet cards = builds_like_cards(s, value.points, except);
  if (cards.empty()) return cards;
  for (const Build& build : s.position.builds)
    if (build.cards.meets(cards) && (holds_pictures(s, build) || (build.value != value && !may_be_raised(s, build))))
      cards.remove(build.cards);
  return cards;
}

bool each_raise(const Situation& s, Card played, VisitAction visit) {
  if (s.rules.build_enabled == BuildEnabled::off) return true;
  const bool in_groups = s.rules.build_single_as_card != BuildSingleAsCard::off;
  for (const Build& build : s.position.builds) {
    if (build.is_multiple() || !may_be_raised(s, build)) continue;  // AA-ADD-4
    if (holds_pictures(s, build)) continue;
    for (const Value worth : s.worth.of(played, Place::build))
      if (!each_raise_by(s, build, played, worth, visit)) return false;
    if (!in_groups) continue;
    for (const Value value : values_worth_making(s, played)) {
      if (value <= build.value) continue;
      const auto with_builds = [&](CardSet as_cards) {
        return each_use_in_a_group(s, build, {Do::raise, value, played, build.cards | as_cards}, visit);
      };
      if (!each_choice_of_builds(s, builds_to_build_with(s, value, build.cards), with_builds)) return false;
    }
  }
  return true;
}

}  // namespace casino::enumerate
