#pragma once
// One atomic step of a turn. Cards are named as sets and from where they come; the grouping is found (Q-GEN-01).

#include "model/table/position.hpp"

namespace casino {

// Which cards an action of each kind names:
//   trail     hand
//   capture   hand; table: everything taken from the layout, builds with all their cards; tops
//   build     hand (may be missing); table: the loose cards; value
//   raise     hand; base: the build; table: loose cards that join; value: the new one
//   augment   hand, table, tops: what is added; base: the build, or the loose card made into one; value
struct Action {
  Do kind{};
  CardSet hand;              // cards played from the hand of the seat to act
  CardSet base;              // all cards of the build that is raised or added to, or the loose card that becomes one
  CardSet table;             // cards of the layout that are captured or added
  CardSet tops;              // cards taken from the tops of piles
  CardSet unite;             // all cards of the standing build that the result is united with (SWZ-EQL-3)
  Value value;               // the value said: of the build, or at which the card captures; none if not said
  bool for_partner = false;  // built "for partner" (SWZ-PTN-3)
  bool silent = false;       // nobody said its value, and that is stated; else what was said may be unstated (AA-BLD-2)
  CardSet given;             // captured pictures that go to the partner's pile (SOT-PILE-5)
  // Top first, if stated: how a capture lies on the pile, or what an action puts on a build on that build.
  BoundedList<Card, card_count> order;

  friend bool operator==(const Action&, const Action&) = default;
};

}  // namespace casino
