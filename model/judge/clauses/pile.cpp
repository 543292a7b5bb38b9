// Seed 000, Swazi Casino, The play, Sotho Casino, and South African Casino: how captured cards lie on a pile.

#include <algorithm>

#include "model/apply/accumulating.hpp"
#include "model/apply/laying.hpp"
#include "model/groups/groups.hpp"
#include "model/judge/clauses/chapters.hpp"
#include "model/judge/clauses/older_cards.hpp"
#include "model/judge/clauses/shared.hpp"
#include "model/judge/clauses/taken.hpp"
#include "model/queries/build_order.hpp"
#include "model/queries/could_capture.hpp"

namespace casino {
namespace {

using Cards = BoundedList<Card, card_count>;

// What the log says of the cards of the capture itself, from the top down.
struct Stated {
  CardSet gained;
  Cards order;
  [[nodiscard]] bool is_complete() const { return order.size() == static_cast<std::size_t>(gained.size()); }
};

Stated stated_of(const Judging& j) {
  Stated stated{j.action.hand | j.action.table | j.action.tops, {}};
  // SWZ-INS-2: one capture with what was taken before it was made fuller, and sorted with it.
  const bool is_laid_anew = answers_a_demand(j.position, j.action) && !first_choice_stays_below(j.rules);
  if (is_laid_anew) stated.gained.insert(captured_for_good(j.rules, j.position.turn));
  for (const Card card : j.action.order)
    if (stated.gained.contains(card)) stated.order.push_back(card);
  return stated;
}

// SOT-PILE-4: captured pictures beneath every numeral card, and above the older pictures.
bool pictures_lie_beneath_numerals(const Judging& j, const Stated& stated, Findings& found) {
  bool saw_older_picture = false;
  for (std::size_t i = 0; i < j.action.order.size(); ++i) {
    const Card card = j.action.order[i];
    const bool is_new = stated.gained.contains(card);
    saw_older_picture = saw_older_picture || (card.is_picture() && !is_new);
    if (!is_new || !is_lowered(j.rules, j.action, card)) continue;
    const bool is_above_a_numeral =
        std::any_of(j.action.order.begin() + i, j.action.order.end(), [](Card lower) { return !lower.is_picture(); });
    if (!is_above_a_numeral && !saw_older_picture) continue;
    found.violates("SOT-PILE-4"_clause, {card, {}, {}});
    return false;
  }
  return true;
}

// SWZ-PILE-3: each card lies once in a pile.
bool each_is_named_once(const Judging& j, Findings& found) {
  CardSet named;
  for (const Card card : j.action.order) {
    if (named.contains(card)) {
      found.violates("SWZ-PILE-3"_clause, {card, {}, {}});
      return false;
    }
    named.insert(card);
  }
  return true;
}

// SWZ-PILE-3: what is said to lie on the pile has been gained, or lay there before.
bool all_lie_on_the_pile(const Judging& j, const Stated& stated, Findings& found) {
  const std::optional<Card> astray = older_card_astray(j, stated.gained);
  if (astray) found.violates("SWZ-PILE-3"_clause, {*astray, {}, {}});
  return !astray;
}

// SWZ-PILE-3: new cards above the older ones, save where pictures have a place of their own.
bool lies_above_older_cards(const Judging& j, const Stated& stated, Findings& found) {
  bool saw_older = false;
  for (const Card card : j.action.order) {
    const bool is_new = stated.gained.contains(card);
    if (is_new && saw_older && !is_lowered(j.rules, j.action, card)) {
      found.violates("SWZ-PILE-3"_clause, {card, {}, {}});
      return false;
    }
    saw_older = saw_older || !is_new;
  }
  return true;
}

// Whether the card that captured belongs above what it took (option pile.capturing_card). Unsorted cards lie beneath it
// in any case (SOT-PILE-2).
bool capturing_card_is_due_on_top(const Judging& j, const Stated& stated) {
  return j.rules.pile_order == PileOrder::accumulated ||
         capturing_card_is_uppermost(j.rules, (stated.gained - j.action.hand).size());
}

// SWZ-PILE-5: the card that captured lies above what it captured; a picture that goes beneath the numeral cards lies
// above the pictures that it captured (SOT-PILE-4, Q-SOT-03).
bool capturing_card_lies_on_top(const Judging& j, const Stated& stated, Findings& found) {
  const bool goes_beneath =
      std::ranges::any_of(j.action.hand, [&](Card card) { return is_lowered(j.rules, j.action, card); });
  if (goes_beneath) {
    const auto first = std::ranges::find_if(stated.order, [](Card card) { return card.is_picture(); });
    if (first == stated.order.end() || j.action.hand.contains(*first)) return true;
    found.violates("SWZ-PILE-5"_clause, {*first, {}, {}});
    return false;
  }
  if (stated.order.empty() || j.action.hand.contains(stated.order[0])) return true;
  if (!capturing_card_is_due_on_top(j, stated)) return true;
  found.violates("SWZ-PILE-5"_clause, {stated.order[0], {}, {}});
  return false;
}

// Whether the cards of a set lie next to each other in a row that has them all.
bool lie_together(const Cards& cards, CardSet set) {
  int changes = 0;
  for (std::size_t i = 1; i < cards.size(); ++i)
    if (set.contains(cards[i - 1]) != set.contains(cards[i])) ++changes;
  const bool is_at_an_end = set.contains(cards[0]) || set.contains(cards.back());
  return changes < 2 || (changes == 2 && !is_at_an_end);
}

// Whether a build lies in one piece; where not all of it is named the rest lies right beneath, as does whatever else is
// not named.
bool lies_in_one_piece(const Build& build, const Stated& stated) {
  CardSet named;
  for (const Card card : stated.order)
    if (build.cards.contains(card)) named.insert(card);
  if (named.empty()) return true;
  return lie_together(stated.order, named) && (named == build.cards || named.contains(stated.order.back()));
}

// SOT-PILE-1: the cards of a build together, and in the order in which they came to lie on it, as far as that is
// known.
bool build_keeps_its_order(const Judging& j, const Build& build, const Stated& stated) {
  if (!lies_in_one_piece(build, stated)) return false;
  Pile order = order_of(j.position, build.cards);
  for (const Card card : stated.order) {
    if (!build.cards.contains(card)) continue;
    if (!order.possible_tops().contains(card)) return false;
    order.reveal(card);
    order.take(card);
  }
  return true;
}

// Whether the loose cards that are not named fall into groups, the first of them together with those named last.
bool unnamed_cards_complete(const Judging& j, CardSet named_last, CardSet unnamed) {
  const Items items{unnamed, {}};
  if (named_last.empty()) return splits(j.rules, items, j.value);
  return some_completion(j.rules, named_last, items, GroupQuestion{j.value},
                         [&](const Items& left) { return splits(j.rules, left, j.value); });
}

// SOT-PILE-1, Q-SOT-05: loose cards group by group, as one group after the other is taken (option pile.unit_order).
bool loose_cards_lie_in_groups(const Judging& j, const Stated& stated, CardSet of_builds) {
  const bool has_groups = j.value.is_said() && j.rules.capture_groups != CaptureGroups::overlapping;
  if (j.rules.pile_unit_order == PileUnitOrder::loose_sorted || !has_groups || stated.order.empty()) return true;
  CardSet unnamed = stated.gained - of_builds - j.action.hand;
  if (!unnamed_cards_complete(j, {}, unnamed)) return true;  // AA-CAP-5 speaks of that
  // At i: whether the cards before i fall into whole builds and groups.
  std::vector<bool> falls_apart(stated.order.size() + 1, false);
  falls_apart[0] = true;
  for (std::size_t from = 0; from < stated.order.size(); ++from) {
    if (!falls_apart[from]) continue;
    const Card first = stated.order[from];
    if (of_builds.contains(first) || j.action.hand.contains(first)) falls_apart[from + 1] = true;
    CardSet group;
    for (std::size_t to = from; to < stated.order.size() && !of_builds.contains(stated.order[to]); ++to) {
      group.insert(stated.order[to]);
      if (count_groups(j.rules, Items{group, {}}, GroupQuestion{j.value}) == 1) falls_apart[to + 1] = true;
    }
  }
  for (const Card card : stated.order) unnamed.remove(card);
  CardSet named_last;
  for (std::size_t from = stated.order.size();; --from) {
    if (falls_apart[from] && unnamed_cards_complete(j, named_last, unnamed)) return true;
    if (from == 0 || (of_builds | j.action.hand).contains(stated.order[from - 1])) return false;
    named_last.insert(stated.order[from - 1]);
  }
}

// SOT-PILE-1: nothing is sorted.
void cards_are_not_sorted(const Judging& j, const Stated& stated, Findings& found) {
  CardSet of_builds;
  for (const Build& build : j.position.builds) {
    if (!j.action.table.contains_all(build.cards)) continue;
    of_builds.insert(build.cards);
    if (!build_keeps_its_order(j, build, stated))
      return found.violates("SOT-PILE-1"_clause, {build.cards, {}, build.cards});
  }
  if (!loose_cards_lie_in_groups(j, stated, of_builds))
    found.violates("SOT-PILE-1"_clause, {stated.gained - of_builds - j.action.hand, {}, {}});
}

// SAF-PILE-3: by number, the lowest on top; cards that the log leaves out lie below those that it names.
void lies_by_number(const Judging& j, const Stated& stated, Findings& found) {
  const CardSet uppermost = capturing_card_is_due_on_top(j, stated) ? j.action.hand : CardSet{};
  CardSet below = stated.gained - uppermost;
  for (const Card card : stated.order) {
    if (uppermost.contains(card)) continue;
    below.remove(card);
    const int place = place_by_number(j.rules, card, j.action.hand);
    const bool is_lowest = std::all_of(below.begin(), below.end(), [&](Card other) {
      return place_by_number(j.rules, other, j.action.hand) >= place;
    });
    if (!is_lowest) return found.violates("SAF-PILE-3"_clause, {card, {}, {}});
  }
}

}  // namespace

void lies_on_the_pile_in_order(const Judging& j, Findings& found) {
  if (j.action.order.empty() || j.rules.pile_order == PileOrder::not_kept) return;
  const Stated stated = stated_of(j);
  if (!each_is_named_once(j, found)) return;
  if (!pictures_lie_beneath_numerals(j, stated, found) || !lies_above_older_cards(j, stated, found)) return;
  if (!all_lie_on_the_pile(j, stated, found)) return;
  const bool is_topped_rightly = capturing_card_lies_on_top(j, stated, found);
  if (j.rules.pile_order == PileOrder::accumulated) return cards_are_not_sorted(j, stated, found);
  if (j.rules.pile_order == PileOrder::ascending) return lies_by_number(j, stated, found);
  if (is_topped_rightly && !stated.order.empty()) found.permits("SWZ-PILE-4"_clause, {stated.gained, {}, {}});
}

void lies_on_the_build_as_stated(const Rules& rules, const Position& after, const Action& stated, Findings& found) {
  if (stated.order.empty() || stated.kind == Do::capture || rules.pile_order != PileOrder::accumulated) return;
  const Build* build = after.build_with(stated.hand | stated.base | stated.table);
  if (build == nullptr) return;
  Pile lies = order_of(after, build->cards);
  for (const Card card : stated.order) {
    if (!lies.possible_tops().contains(card)) return found.violates("SOT-PILE-1"_clause, {card, {}, build->cards});
    lies.reveal(card);
    lies.take(card);
  }
}

void gives_pictures_to_the_partner(const Judging& j, Findings& found) {
  if (j.action.given.empty()) return;
  const CardSet gained = j.action.hand | j.action.table | j.action.tops;
  const bool have_piles = has_partners(j.rules) && j.rules.pile_partners == PilePartners::separate;
  const bool is_allowed = j.rules.pile_give_pictures == PileGivePictures::this_capture;
  const About about{j.action.given, {}, {}};
  if (have_piles && is_allowed && gained.pictures().contains_all(j.action.given))
    found.permits("SOT-PILE-5"_clause, about);
  else found.refuses("SOT-PILE-5"_clause, about);
}

}  // namespace casino
