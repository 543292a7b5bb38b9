#pragma once
// The tops of piles: whose are open to whom, and what a capture may take of them (SWZ-STL-2, SWZ-STL-3, SAF-CAP-1).

#include "model/groups/groups.hpp"
#include "model/table/answer.hpp"
#include "model/table/position.hpp"

namespace casino {

// What a top is wanted for.
enum class TopFor : std::uint8_t { capture, own_side, opponents_build };

// SWZ-STL-1: whether tops serve for builds at all (option steal.use).
[[nodiscard]] constexpr bool tops_serve_for_builds(const Rules& rules) {
  return rules.steal_use == StealUse::augment || rules.steal_use == StealUse::both;
}

// SWZ-STL-2: whether the acting seat may take from a pile (option steal.whose).
[[nodiscard]] bool pile_is_open(const Rules& rules, const Position& position, Seat keeper, TopFor purpose);

// Whether cards can leave a pile from its top, one after the other; unknown where that hangs on an order that nobody
// has stated. Cards that all go to one place may come in any order, those for groups of different turns may not.
enum class ComeOff : std::uint8_t { no, unknown, yes };
enum class Sequence : std::uint8_t { any, counts };
[[nodiscard]] ComeOff come_off_the_top(Pile pile, CardSet cards, Sequence sequence);

// Whether tops, with some of the loose cards and builds or alone, make a group of the value that a capture could take,
// or could have taken besides if it has been made (options steal.use, steal.capture_tops, steal.capture_alone).
[[nodiscard]] bool some_group_with_tops(const Rules& rules, const Position& position, const Items& table, Value value);

// Calls `use` with every set of tops that one capture can be sure to have, none included, until it says true.
bool some_tops_for_a_capture(const Rules& rules, const Position& position, FunctionRef<bool(CardSet)> use);

// How many pictures of a rank such a capture could take, or could have taken besides, off the piles.
[[nodiscard]] int pictures_on_top(const Rules& rules, const Position& position, Rank rank);

// SOT-PILE-4 (option pile.pictures): whether captured pictures have a place of their own. It speaks of piles in which
// cards lie as they came: who sorts what he captures lays pictures where he likes.
[[nodiscard]] constexpr bool pictures_have_a_place(const Rules& rules) {
  return rules.pile_pictures != PilePictures::anywhere && rules.pile_order == PileOrder::accumulated;
}

// Of cards that lie on top in an order that nobody has stated, those that may be the topmost: beneath all numeral cards
// a picture is on top where there are none.
[[nodiscard]] CardSet tops_that_may_lie_open(const Rules& rules, const Pile& pile);

// The cards that may lie on top of a pile where nobody has stated which of them does; none if that is known.
[[nodiscard]] CardSet unknown_tops(const Rules& rules, const Position& position, Seat keeper);

// One card for each rank: where values count the others would do as well.
[[nodiscard]] CardSet one_of_each_rank(CardSet cards);

// Whether something holds at a table where the tops open to a capture are seen, though the position does not state all
// of them: yes or no, whichever they are, or unknown. Which card of a rank it is makes no difference, save of those
// that are `named`.
[[nodiscard]] Answer whatever_lies_on_top(const Rules& rules, const Position& position,
                                          FunctionRef<bool(const Position&)> holds, CardSet named = {});

// The first of those piles, with the cards that may lie on top of it.
struct UnknownTop {
  Seat keeper;
  CardSet cards;
};
[[nodiscard]] UnknownTop first_unknown_top(const Rules& rules, const Position& position);

}  // namespace casino
