#pragma once
// What a played card could still take, and what could still be added to builds: the questions behind
// compulsory captures (AA-CAP-9), trailing a capturing card (AA-TRL-2) and the opponents' demands (SWZ-INS-1, -5).

#include "model/position.hpp"
#include "model/rules.hpp"

namespace casino {

// Whether a card, played at any of `values`, could take something of these loose cards, the builds, and the tops that
// are known; something besides what it took if the turn's capture has been made.
[[nodiscard]] bool could_capture(const Rules& rules, const Position& position, Card card, ValueSet values,
                                 CardSet loose);

// Whether a picture that takes these cards could take more of the loose ones (option capture.pictures), or of those
// and the tops that are known.
[[nodiscard]] bool could_take_another_picture(const Rules& rules, Card picture, CardSet taken, CardSet loose);
[[nodiscard]] bool could_take_another_picture(const Rules& rules, const Position& position, Card picture, CardSet taken,
                                              CardSet loose);

// DOM-CAP-3: the loose cards that a card equals: of its rank, and within its reach by themselves. An ace that counts
// otherwise on the table than in the hand equals none.
[[nodiscard]] CardSet equal_cards(const Rules& rules, Card card, CardSet loose);

// Whether the turn's capture or trail leaves something that its card could take (SWZ-INS-1); by the table as it is
// now, or as it was right after the play (insist.judged).
[[nodiscard]] bool leaves_more_to_take(const Rules& rules, const Position& position);

// Loose cards and open pile tops that an opponent may want added (SWZ-INS-5).
[[nodiscard]] CardSet cards_in_reach_for_adding(const Rules& rules, const Position& position);

// Whether cards could be added if the tops that nobody has told were among those possible.
[[nodiscard]] bool cards_might_be_added(const Rules& rules, const Position& position);

// Those of them, or of `pool`, of which some make a group for a build of the acting side; empty if none do.
[[nodiscard]] CardSet cards_that_can_be_added(const Rules& rules, const Position& position);
[[nodiscard]] CardSet cards_that_can_be_added(const Rules& rules, const Position& position, CardSet pool);

}  // namespace casino
