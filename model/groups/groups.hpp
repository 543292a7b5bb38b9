#pragma once
// Can these cards be split into groups that each make one value? The one search behind captures and builds.
// It is an exact cover, but a small one: cards of a rank are alike, no group sums to more than 16 (56 where several
// cards are played together), and a set of cards that failed once is not tried again.

#include "model/cards/function_ref.hpp"
#include "model/table/build.hpp"

namespace casino {

// Things that can stand in a group: cards, and single builds that count as a card of their value (AA-VAR-5).
struct Items {
  CardSet cards;
  Builds builds;

  [[nodiscard]] CardSet all_cards() const {
    CardSet all = cards;
    for (const Build& build : builds) all.insert(build.cards);
    return all;
  }
};

struct GroupQuestion {
  Value value;                 // what each group makes
  Place place = Place::table;  // where the cards are counted: taken from the table, or put in a build
  bool lone_low_aces = false;  // no group holds two aces at 1 (build.two_aces=one_fourteen_never_sum)
};

// The question that a build's cards answer at a value (option build.two_aces).
[[nodiscard]] GroupQuestion build_question(const Rules& rules, Value value);

// One way to split all items into groups, if there is one. The groups of cards only; a build stands in its group
// with all its cards.
[[nodiscard]] std::optional<std::vector<CardSet>> split_into_groups(const Rules& rules, const Items& items,
                                                                    const GroupQuestion& question);

// The same question without the answer's detail: how many groups, 0 if it cannot be done.
[[nodiscard]] int count_groups(const Rules& rules, const Items& items, const GroupQuestion& question);

// Whether some of the items (not none) make one group.
[[nodiscard]] bool some_make_a_group(const Rules& rules, const Items& items, const GroupQuestion& question);

// The largest number of cards that disjoint groups out of these items can use.
[[nodiscard]] int most_cards_in_groups(const Rules& rules, const Items& items, const GroupQuestion& question);

// ---- Groups of which a part is given: the card played, the tops of piles. How can loose cards complete them, and do
// the cards that are left make groups, too?

// Gets what is left of the items when a group was completed; returns whether that will do.
using LeavesWell = FunctionRef<bool(const Items& left)>;

// Whether some of the items, or none, make one group together with all of `begun`, such that what is left will do.
// Cards of a rank are alike, so of each choice among them one is tried.
[[nodiscard]] bool some_completion(const Rules& rules, CardSet begun, const Items& items, const GroupQuestion& question,
                                   LeavesWell leaves_well);

}  // namespace casino
