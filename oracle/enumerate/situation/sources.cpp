#include "oracle/enumerate/situation/sources.hpp"

#include <algorithm>

#include "model/queries/tops.hpp"

namespace casino::enumerate {
namespace {

template <typename Use>
bool each_union(const Situation& s, std::size_t i, CardSet among, CardSet chosen, const Use& use) {
  const Builds& builds = s.position.builds;
  while (i < builds.size() && !among.meets(builds[i].cards)) ++i;
  if (i == builds.size()) return s.pays(1) && use(chosen);
  return each_union(s, i + 1, among, chosen, use) && each_union(s, i + 1, among, chosen | builds[i].cards, use);
}

// SWZ-STL-2, SOT-STL-1 (option steal.whose).
bool pile_is_open(const Situation& s, Seat keeper, TopFor purpose) {
  const bool own = keeper == pile_keeper(s.rules, s.actor);
  const bool partners = !own && same_side(s.rules, keeper, s.actor);
  switch (s.rules.steal_whose) {
    case StealWhose::opponents: return !own && !partners;
    case StealWhose::others: return !own;
    case StealWhose::others_own_side_builds:
      return !own && (!partners || purpose == TopFor::own_side_build || purpose == TopFor::new_build ||
                      purpose == TopFor::loose_base);
    case StealWhose::any: return true;
  }
  return false;
}

// SWZ-STL-1, SWZ-CAP-6 (option steal.use), and what a top may be added to (option steal.onto).
bool tops_may_serve(const Situation& s, TopFor purpose) {
  const bool for_capture = s.rules.steal_use == StealUse::capture || s.rules.steal_use == StealUse::both;
  const bool for_building = tops_serve_for_builds(s.rules);
  switch (purpose) {
    case TopFor::capture:
    case TopFor::picture_capture: return for_capture;
    case TopFor::own_side_build: return for_building;
    case TopFor::new_build: return for_building && s.rules.steal_onto != StealOnto::own_standing_build;
    case TopFor::loose_base:
      return for_building && (s.rules.steal_onto == StealOnto::also_captured_build ||
                              s.rules.steal_onto == StealOnto::own_build_or_loose_card);
    case TopFor::opponents_build: return for_building && s.rules.steal_onto == StealOnto::also_captured_build;
  }
  return false;
}

bool captures(TopFor purpose) { return purpose == TopFor::capture || purpose == TopFor::picture_capture; }

// How many tops: one altogether, or several of one pile (options steal.build_tops, steal.capture_tops). The groups of
// steal.capture_tops=successive_groups take one of a pile each; pictures without a number are a group each.
bool only_one_top(const Situation& s, TopFor purpose) {
  return captures(purpose) ? s.rules.steal_capture_tops == StealCaptureTops::one
                           : s.rules.steal_build_tops == StealTops::one;
}
bool any_order_will_do(const Situation& s, TopFor purpose) {
  return captures(purpose) ? s.rules.steal_capture_tops == StealCaptureTops::free
                           : s.rules.steal_build_tops == StealTops::free;
}
bool many_of_a_pile(const Situation& s, TopFor purpose) {
  const bool one_by_one =
      purpose == TopFor::picture_capture && s.rules.steal_capture_tops == StealCaptureTops::successive_groups;
  return one_by_one || any_order_will_do(s, purpose);
}

// SWZ-INS-2: whether a capture that is made fuller has had its top of this pile.
bool was_robbed_before(const Situation& s, Seat keeper, TopFor purpose) {
  const TurnState& turn = s.position.turn;
  const bool is_answer = captures(purpose) && turn.capture_demanded_by && turn.play == Do::capture;
  const bool takes_bare_cards = s.rules.steal_capture_tops == StealCaptureTops::successive_groups ||
                                s.rules.steal_capture_tops == StealCaptureTops::free;
  return is_answer && !takes_bare_cards && turn.stolen_from.contains(keeper);
}

// The piles from which something may be taken, and what lies on top. Cards that may lie in either order go together or
// not at all: else it would be a guess.
struct OpenPile {
  Seat keeper;
  CardSet tops;
};
using OpenPiles = BoundedList<OpenPile, max_seats>;

CardSet tops_that_go(const Situation& s, const Pile& pile, TopFor purpose) {
  const CardSet tops = pile.possible_tops();
  return tops.size() < 2 || any_order_will_do(s, purpose) ? tops : CardSet{};
}

bool fit_into_groups(const Situation& s, CardSet tops, TopFor purpose, Value value) {
  const Place place = captures(purpose) ? Place::table : Place::build;
  return std::all_of(tops.begin(), tops.end(), [&](Card top) {
    const ValueSet values = s.worth.of(top, place);
    return !values.empty() && values.lowest() <= value;
  });
}

OpenPiles open_piles(const Situation& s, TopFor purpose, Value value) {
  OpenPiles open;
  for (Seat keeper; keeper.index < s.rules.seats.count; ++keeper.index) {
    const Pile& pile = s.position.piles[keeper];
    if (!pile.has_order() || !pile_is_open(s, keeper, purpose) || was_robbed_before(s, keeper, purpose)) continue;
    const CardSet tops = tops_that_go(s, pile, purpose);
    if (!tops.empty() && (!value.is_said() || fit_into_groups(s, tops, purpose, value))) open.push_back({keeper, tops});
  }
  return open;
}

// Chooses from the pile `i` and those after it. SWZ-STL-3: the card that is on top at the moment, one of each pile.
bool choose_tops(const Situation& s, const OpenPiles& open, std::size_t i, TopFor purpose, CardSet chosen,
                 UseCards use) {
  if (i == open.size() || (!chosen.empty() && only_one_top(s, purpose))) return use(chosen);
  if (!choose_tops(s, open, i + 1, purpose, chosen, use)) return false;
  if (!choose_tops(s, open, i + 1, purpose, chosen | open[i].tops, use)) return false;
  if (!many_of_a_pile(s, purpose)) return true;
  // And those that they lay bare.
  Pile pile = s.position.piles[open[i].keeper];
  for (CardSet tops = open[i].tops;;) {
    chosen.insert(tops);
    for (const Card top : tops) pile.take(top);
    tops = tops_that_go(s, pile, purpose);
    if (tops.empty()) return true;
    if (!choose_tops(s, open, i + 1, purpose, chosen | tops, use)) return false;
  }
}

// The cards that may lie on top, where that is not known.
CardSet unknown_tops(const Situation& s, Seat keeper) {
  const Pile& pile = s.position.piles[keeper];
  const bool is_out_of_sight = !pile.has_order() && pile.hidden() > 0;
  const CardSet unseen = (s.rules.pack - s.position.known_cards()) | pile.cards();
  const CardSet tops = is_out_of_sight ? unseen : tops_that_may_lie_open(s.rules, pile);
  return tops.size() > 1 || is_out_of_sight ? tops : CardSet{};
}

bool with_tops_from(const Situation& s, Seat keeper, FunctionRef<bool(const Situation&)> use) {
  if (keeper.index == s.rules.seats.count) return use(s);
  const Seat next{static_cast<std::uint8_t>(keeper.index + 1)};
  const CardSet tops = pile_is_open(s, keeper, TopFor::capture) ? unknown_tops(s, keeper) : CardSet{};
  if (tops.empty()) return with_tops_from(s, next, use);
  CardSet tried;
  for (const Card top : tops) {
    if (!tried.of_rank(top.rank()).empty()) continue;  // its like has been tried
    tried.insert(top);
    Position position = s.position;
    position.piles[keeper].reveal(top);
    if (!with_tops_from(Situation(s.rules, s.worth, position, s.end, s.effort), next, use)) return false;
  }
  return true;
}

}  // namespace

bool each_way_of_tops(const Situation& s, FunctionRef<bool(const Situation&)> use) {
  return tops_may_serve(s, TopFor::capture) ? with_tops_from(s, Seat{0}, use) : use(s);
}

bool each_choice_of_open_tops(const Situation& s, TopFor purpose, Value value, UseCards use) {
  return tops_may_serve(s, purpose) ? choose_tops(s, open_piles(s, purpose, value), 0, purpose, {}, use) : use({});
}

Position without(const Position& position, CardSet loose, CardSet builds, CardSet tops) {
  Position rest = position;
  rest.loose.remove(loose);
  for (std::size_t i = rest.builds.size(); i-- > 0;)
    if (rest.builds[i].cards.meets(builds)) rest.builds.erase_at(i);
  for (Pile& pile : rest.piles)
    for (const Card top : tops& pile.cards()) pile.take(top);
  return rest;
}

// Option build.single_as_card.
CardSet builds_like_cards(const Situation& s, int at_most, CardSet except) {
  CardSet cards;
  if (s.rules.build_single_as_card == BuildSingleAsCard::off) return cards;
  for (const Build& build : s.position.builds)
    if (!build.is_multiple() && build.value.points <= at_most && !build.cards.meets(except)) cards.insert(build.cards);
  return cards;
}

bool each_choice_of_some_builds(const Situation& s, CardSet builds, UseCards use) {
  return each_union(s, 0, builds, {}, use);
}

bool add_cards(const Situation& s, Fixed& fixed, CardSet cards, Place place) {
  for (const Card card : cards) {
    const ValueSet values = s.worth.of(card, place);
    if (values.empty()) return false;
    fixed.add(values);
  }
  return true;
}

void add_builds(const Situation& s, Fixed& fixed, CardSet cards) {
  if (cards.empty()) return;
  for (const Build& build : s.position.builds)
    if (build.cards.meets(cards)) fixed.add(build.value);
}

}  // namespace casino::enumerate
