#pragma once
// How a build with more cards comes to a new value (seed 004, The Play 5.1 and Building Rules).

#include <vector>

#include "model/groups/groups.hpp"
#include "model/judge/judging.hpp"

namespace casino {

// What is added to the build itself, when the rest makes groups of the new value.
enum class Change : std::uint8_t {
  by_the_hand_card,      // the build and the hand card make the new value
  with_table_cards,      // table cards have a part in it, beside the hand card
  by_table_cards_alone,  // the hand card has no part in it
  none                   // it does not come out
};

struct Comes {
  Change change = Change::none;
  Items items;    // the build, with or without the hand card on it, and all else
  CardSet apart;  // but for the hand card's own group, where it has one beside the build's
};

// The way in which the cards make the new value: one that the rules allow if there is one (Q-GEN-01).
[[nodiscard]] Comes how_it_comes_out(const Judging& judging, const Build& base);
[[nodiscard]] std::vector<CardSet> groups_of(const Judging& judging, const Comes& comes);

// AA-ADD-2: the groups beside that of the build and the hand card, and whether they may join in the same action (option
// raise.loose_groups).
[[nodiscard]] CardSet joining_groups(const Judging& judging, const Build& base, const Comes& comes);
[[nodiscard]] bool they_may_join(const Judging& judging, CardSet groups);

// AA-VAR-3, AA-VAR-4: whether table cards may have a part in the change (option raise.table_cards).
[[nodiscard]] bool table_cards_may_raise(const Judging& judging);

// AA-ADD-9, AA-VAR-5, Q-AA-10: whether other single builds count as cards in this raise.
[[nodiscard]] bool builds_count_as_cards(const Judging& judging, const Build& base, Change change);

// AA-VAR-5, Q-AA-10: where a single build counts as a card, it may be used for a build of another value; under the
// narrower reading only in a group of which the hand card is no part, so that nothing is raised.
[[nodiscard]] bool is_used_as_a_card(const Judging& judging, const Build& base, Change change);

}  // namespace casino
