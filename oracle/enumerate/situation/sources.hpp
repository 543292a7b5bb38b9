#pragma once
// Where the cards of an action come from beside the hand and the loose cards: tops of piles, and builds that
// count as cards.

#include "oracle/enumerate/situation/situation.hpp"

namespace casino::enumerate {

using UseCards = FunctionRef<bool(CardSet)>;

// What a pile's top is wanted for.
enum class TopFor : std::uint8_t { capture, picture_capture, own_side_build, new_build, loose_base, opponents_build };

// Every choice of tops for one action, none included. In most games that is the only one. Where a value is said, of
// those that can stand in a group of it.
bool each_choice_of_open_tops(const Situation& s, TopFor purpose, Value value, UseCards use);
template <typename Use>
bool each_choice_of_tops(const Situation& s, TopFor purpose, Value value, const Use& use) {
  return s.rules.steal_use == StealUse::never ? use(CardSet{}) : each_choice_of_open_tops(s, purpose, value, use);
}

// The situation with the tops known that are open to a capture and that nobody has stated, in each way in which they
// may lie; false if `use` stopped.
bool each_way_of_tops(const Situation& s, FunctionRef<bool(const Situation&)> use);

// A position without loose cards, builds and tops that a capture has taken. The turn is still as it was.
[[nodiscard]] Position without(const Position& position, CardSet loose, CardSet builds, CardSet tops);

// AA-VAR-5, AA-VAR-6: single builds that count as cards, up to a value, by all their cards.
[[nodiscard]] CardSet builds_like_cards(const Situation& s, int at_most, CardSet except = {});

// Every choice among the builds that these cards make up, none and all included.
bool each_choice_of_some_builds(const Situation& s, CardSet builds, UseCards use);
template <typename Use>
bool each_choice_of_builds(const Situation& s, CardSet builds, const Use& use) {
  return builds.empty() ? use(CardSet{}) : each_choice_of_some_builds(s, builds, use);
}

// Neither tops of piles nor builds can stand in groups: quick answers about the loose cards decide.
[[nodiscard]] inline bool only_loose_cards_count(const Situation& s) {
  return s.rules.steal_use == StealUse::never && s.rules.build_single_as_card == BuildSingleAsCard::off;
}

// Puts cards, or builds that count as cards, among what is fixed; false if a card has no value.
bool add_cards(const Situation& s, Fixed& fixed, CardSet cards, Place place);
void add_builds(const Situation& s, Fixed& fixed, CardSet cards);

}  // namespace casino::enumerate
