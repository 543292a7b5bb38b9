// Seed 000, Swazi Casino, actions 4 and 5, and South African Casino: what may be taken from the tops of piles, and
// what has to come along.

#include "model/queries/tops.hpp"

#include "model/judge/clauses/shared.hpp"
#include "model/queries/could_capture.hpp"

namespace casino {
namespace {

// How many tops one action may take.
enum class Limit : std::uint8_t { one, one_per_pile, none };

Limit limit_of(const Judging& j) {
  if (j.action.kind == Do::capture) {
    switch (j.rules.steal_capture_tops) {
      case StealCaptureTops::one: return Limit::one;
      case StealCaptureTops::one_per_pile: return Limit::one_per_pile;
      case StealCaptureTops::successive_groups:
      case StealCaptureTops::free: return Limit::none;
    }
  }
  switch (j.rules.steal_build_tops) {
    case StealTops::one: return Limit::one;
    case StealTops::one_per_pile: return Limit::one_per_pile;
    case StealTops::free: return Limit::none;
  }
  return Limit::one_per_pile;
}

TopFor purpose_of(const Judging& j) {
  if (j.action.kind == Do::capture) return TopFor::capture;
  const Build* base = j.position.build_with(j.action.base);
  const bool feeds_own_side = base == nullptr || same_side(j.rules, base->owner, j.seat());
  return feeds_own_side ? TopFor::own_side : TopFor::opponents_build;
}

// SWZ-INS-2: an answer is the same capture over again, which has had its top of such a pile.
bool was_robbed_by_this_capture(const Judging& j, Seat keeper) {
  return answers_a_demand(j.position, j.action) && j.position.turn.play == Do::capture &&
         j.position.turn.stolen_from.contains(keeper);
}

// SWZ-STL-3, SWZ-STL-4: the top card of one pile.
void takes_the_top(const Judging& j, Seat keeper, CardSet cards, Findings& found) {
  const Pile& pile = j.position.piles[keeper];
  const About about{cards, {}, {}};
  const bool may_go_deeper = limit_of(j) == Limit::none;
  if (!may_go_deeper && (cards.size() > 1 || was_robbed_by_this_capture(j, keeper)))
    return found.violates("SWZ-STL-3"_clause, about);
  const bool goes_by_groups =
      j.action.kind == Do::capture && j.rules.steal_capture_tops == StealCaptureTops::successive_groups;
  const Sequence sequence = goes_by_groups ? Sequence::counts : Sequence::any;
  const bool is_a_stack = pile.has_order() || pile.hidden() > 0;
  const ComeOff come_off = is_a_stack ? come_off_the_top(pile, cards, sequence) : ComeOff::yes;
  if (come_off == ComeOff::no) found.violates("SWZ-STL-3"_clause, about);
  else if (come_off == ComeOff::unknown) found.needs("SWZ-STL-3"_clause, Unknown::top_of_pile, keeper, about);
  if (j.position.turn.stolen_from.contains(keeper)) found.permits("SWZ-STL-4"_clause, about);
}

// Whether one group has the hand card and all the tops, and the rest comes out as well.
bool share_a_group(const Judging& j, const Items& table) {
  const GroupQuestion question = build_question(j.rules, j.value);
  return some_completion(j.rules, j.action.hand | j.action.tops, table, question, [&](const Items& rest) {
    return (rest.cards.empty() && rest.builds.empty()) || count_groups(j.rules, rest, question) > 0;
  });
}

// SWZ-STL-3: a card that nobody has stated yet, of a pile of which no card above it is known.
void might_be_the_top(const Judging& j, Card card, Findings& found) {
  bool is_of_a_closed_pile = false;
  for (const Seat keeper : j.rules.seats) {
    if (!unknown_tops(j.rules, j.position, keeper).contains(card)) continue;
    if (pile_is_open(j.rules, j.position, keeper, purpose_of(j)))
      return found.needs("SWZ-STL-3"_clause, Unknown::top_of_pile, keeper, {card, {}, {}});
    is_of_a_closed_pile = true;
  }
  found.violates(is_of_a_closed_pile ? "SWZ-STL-2"_clause : "SWZ-STL-3"_clause, {card, {}, {}});
}

}  // namespace

void tops_are_open_and_on_top(const Judging& j, Findings& found) {
  if (j.action.tops.empty() || j.rules.steal_use == StealUse::never) return;
  if (limit_of(j) == Limit::one && j.action.tops.size() > 1)
    found.violates("SWZ-STL-3"_clause, {j.action.tops, {}, {}});
  CardSet unseen = j.action.tops;
  for (const Seat keeper : j.rules.seats) {
    unseen.remove(j.position.piles[keeper].cards());
    const CardSet cards = j.position.piles[keeper].cards() & j.action.tops;
    if (cards.empty()) continue;
    const bool is_partners = keeper != j.seat() && same_side(j.rules, keeper, j.seat());
    if (!pile_is_open(j.rules, j.position, keeper, purpose_of(j))) found.violates("SWZ-STL-2"_clause, {cards, {}, {}});
    else if (is_partners) found.permits("SOT-STL-1"_clause, {cards, {}, {}});
    takes_the_top(j, keeper, cards, found);
  }
  for (const Card card : unseen) might_be_the_top(j, card, found);
}

void hand_card_goes_with_tops(const Judging& j, const Items& table, Findings& found) {
  if (j.action.tops.empty()) return;
  const About about{j.action.tops, j.value, j.action.base};
  switch (j.rules.steal_hand_card) {
    case StealHandCard::not_needed: return;
    case StealHandCard::same_action:
      if (j.action.hand.empty()) found.violates("SAF-STL-2"_clause, about);
      return;
    case StealHandCard::same_group:
      if (j.action.hand.empty() || !share_a_group(j, table)) found.violates("SAF-STL-2"_clause, about);
      return;
  }
}

}  // namespace casino
