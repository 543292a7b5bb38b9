// Where the cards of an action come from beside the hand: tops of piles, and builds that count as cards.

#include "oracle/enumerate/actions.hpp"
#include "oracle/enumerate/duty.hpp"

namespace casino::enumerate {
namespace {

template <typename Use>
bool each_union(const Builds& builds, std::size_t i, CardSet among, CardSet chosen, const Use& use) {
  while (i < builds.size() && !among.meets(builds[i].cards)) ++i;
  if (i == builds.size()) return use(chosen);
  return each_union(builds, i + 1, among, chosen, use) &&
         each_union(builds, i + 1, among, chosen | builds[i].cards, use);
}

}  // namespace

// Every choice among the builds that these cards make up, none and all included.
bool Actions::each_choice_of_builds(CardSet builds, UseBuilds use) const {
  if (builds.empty()) return use({});
  return each_union(position_.builds, 0, builds, {}, use);
}

// Neither tops of piles nor builds can stand in groups: quick answers about the loose cards decide.
bool Actions::only_loose_cards_count() const {
  return rules_.steal_use == StealUse::never && rules_.build_single_as_card == BuildSingleAsCard::off;
}

// AA-VAR-5, AA-VAR-6: single builds that count as cards, up to a value (option build.single_as_card).
CardSet Actions::builds_like_cards(int at_most, CardSet except) const {
  CardSet cards;
  if (rules_.build_single_as_card == BuildSingleAsCard::off) return cards;
  for (const Build& build : position_.builds)
    if (!build.is_multiple() && build.value.points <= at_most && !build.cards.meets(except))
      cards.insert(build.cards);
  return cards;
}

void Actions::add_builds_as_cards(Fixed& fixed, CardSet cards) const {
  for (const Build& build : position_.builds)
    if (build.cards.meets(cards)) fixed.add(build.value);
}

// False if one of the cards has no value.
bool Actions::add_fixed(Fixed& fixed, CardSet cards, Place place) const {
  for (const Card card : cards) {
    const ValueSet values = worth_.of(card, place);
    if (values.empty()) return false;
    fixed.add(values);
  }
  return true;
}

// Whether one item, or none, can be completed to a group or is one. Quick, for turning down what cannot come
// out.
bool Actions::can_make_a_group(const LooseCards& loose, const Fixed& item, Value value) {
  const int rest = value.points - item.sum;
  const bool is_a_group = rest == 0 || (item.numbers.either_aces > 0 && value == Value{14});
  return is_a_group || (rest > 0 && loose.can_make(rest));
}

// SWZ-STL-2, SOT-STL-1 (option steal.whose).
bool Actions::pile_is_open(Seat keeper, TopFor purpose) const {
  const bool own = keeper == pile_keeper(rules_, actor_);
  const bool partners = !own && same_side(rules_, keeper, actor_);
  switch (rules_.steal_whose) {
    case StealWhose::opponents: return !own && !partners;
    case StealWhose::others: return !own;
    case StealWhose::others_own_side_builds:
      return !own && (!partners || (purpose != TopFor::opponents_build && purpose != TopFor::capture));
    case StealWhose::any: return true;
  }
  return false;
}

// SWZ-STL-1, SWZ-CAP-6 (option steal.use), and what a top may be added to (option steal.onto).
bool Actions::tops_may_serve(TopFor purpose) const {
  const bool for_capture = rules_.steal_use == StealUse::capture || rules_.steal_use == StealUse::both;
  const bool for_building = rules_.steal_use == StealUse::augment || rules_.steal_use == StealUse::both;
  switch (purpose) {
    case TopFor::capture: return for_capture;
    case TopFor::own_side_build: return for_building;
    case TopFor::loose_base:
      return for_building && (rules_.steal_onto == StealOnto::also_captured_build ||
                              rules_.steal_onto == StealOnto::own_build_or_loose_card);
    case TopFor::opponents_build: return for_building && rules_.steal_onto == StealOnto::also_captured_build;
  }
  return false;
}

// Every choice of tops for one action, none included.
bool Actions::each_choice_of_tops(TopFor purpose, UseTops use) {
  if (!tops_may_serve(purpose)) return use({});
  return choose_tops(Seat{0}, purpose, {}, use);
}

// Chooses from this pile and those after it. SWZ-STL-3: the card that is on top at the moment, one of each
// pile; option steal.build_tops.
bool Actions::choose_tops(Seat keeper, TopFor purpose, CardSet chosen, UseTops use) {
  if (keeper.index == rules_.seats.count) return use(chosen);
  const Seat next{static_cast<std::uint8_t>(keeper.index + 1)};
  if (!choose_tops(next, purpose, chosen, use)) return false;
  const bool only_one = purpose != TopFor::capture && rules_.steal_build_tops == StealTops::one;
  const bool many_of_a_pile = purpose != TopFor::capture && rules_.steal_build_tops == StealTops::free;
  if (!pile_is_open(keeper, purpose) || (only_one && !chosen.empty())) return true;
  Pile pile = position_.piles[keeper];
  while (const std::optional<Card> top = pile.top()) {
    chosen.insert(*top);
    if (!choose_tops(next, purpose, chosen, use)) return false;
    if (!many_of_a_pile) break;
    pile.take(*top);
  }
  return true;
}

// AA-OWN-2, SWZ-ABN-1, where the turn ends with this action: the builds that the actor answers for after it
// can still be captured. `gone` are cards of builds that leave the table or change their value; `more` are
// values that the action makes the actor answer for.
bool Actions::duty_holds(Do kind, CardSet played, CardSet gone, ValueSet more) const {
  if (end_ == TurnEnd::later || (owed_.empty() && more.empty()) || !must_keep_cards(rules_, kind))
    return true;
  ValueSet values = gone.empty() ? owed_ : values_owed(rules_, position_, actor_, gone);
  values.insert(more);
  return covers(rules_, worth_, covering_cards(rules_, position_, actor_, held_ - played), values);
}

}  // namespace casino::enumerate
