#pragma once
// The actions that a seat can do next, written from the rule texts and the table of options: the second road
// beside model/judge/clauses, and not a caller of it. Each option is read at one place in this folder.

#include "oracle/enumerate/situation/situation.hpp"

namespace casino::enumerate {

// Tells all actions that could come next. Here and below: false if the visitor stopped.
bool each_action(const Situation& s, VisitAction visit);

// One function a chapter of play, each in a file of its own. `played` is the card played from the hand, or
// nothing: builds may be made and added to without one.
bool each_trail(const Situation& s, Card played, VisitAction visit);
bool each_capture(const Situation& s, Card played, VisitAction visit);
// The same with two or more cards together (HUN-CAP-1).
bool each_capture_together(const Situation& s, CardSet played, VisitAction visit);
bool each_build(const Situation& s, CardSet played, VisitAction visit);
bool each_raise(const Situation& s, Card played, VisitAction visit);
bool each_augment(const Situation& s, CardSet played, VisitAction visit);

// SWZ-INS-2, Q-SWZ-08: the captures that answer a demand, with the card that was played already.
bool each_answer(const Situation& s, Card played, VisitAction visit);

// What several chapters ask.

// AA-ADD-8, SWZ-RSE-1, DOM-ADD-2 (option raise.whose).
[[nodiscard]] bool may_be_raised(const Situation& s, const Build& build);
// AA-BLD-8: a position may have a build with pictures without a number, which breaks the rules by itself; nothing is
// built with it.
[[nodiscard]] bool holds_pictures(const Situation& s, const Build& build);
// AA-VAR-5: those that may stand like cards in a build of that value, by all their cards. To use one at another value
// is to raise it (Q-AA-45 ii).
[[nodiscard]] CardSet builds_to_build_with(const Situation& s, Value value, CardSet except = {});
// Whether a card matches anything, be it wise or allowed to take it or not (AA-TRL-2).
[[nodiscard]] bool could_capture(const Situation& s, Card card);
// DOM-CAP-3, DOM-TRL-2: those of these cards that a card equals and could take by themselves, at any of its values or
// at the one that it is played at.
[[nodiscard]] CardSet equal_loose_cards(const Situation& s, Card card, CardSet among, Value played_at = {});
// AA-CAP-6, AA-CAP-7: the builds that the card can take at a value, by all their cards.
[[nodiscard]] CardSet builds_to_capture(const Situation& s, CardSet played, Value value);
// AA-VAR-5 (option build.single_as_card): those that can stand in a sum of that value like cards.
[[nodiscard]] CardSet builds_in_sums(const Situation& s, CardSet played, Value value);
// Option capture.pictures: whether so many pictures may be taken at once.
[[nodiscard]] bool number_of_pictures_is_right(const Rules& rules, int taken);
// AA-CAP-9 (option capture.compulsory): whether a capture of these cards of the layout and tops is enough.
[[nodiscard]] bool takes_enough(const Situation& s, CardSet played, Value value, CardSet taken);

}  // namespace casino::enumerate
