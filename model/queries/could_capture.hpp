#pragma once
// What a played card could still take: the question behind compulsory captures (AA-CAP-9), trailing a capturing card
// (AA-TRL-2) and the opponents' demands to capture (SWZ-INS-1).

#include "model/table/action.hpp"
#include "model/table/answer.hpp"

namespace casino {

// AA-VAR-5 (option build.single_as_card): the builds that a card may take in a sum of the value like cards.
[[nodiscard]] Builds builds_like_cards(const Rules& rules, const Position& position, Card card, Value value);

// SWZ-CAP-10, Q-SWZ-13 (option capture.same_turn): whether cards that are played to capture may take a build, though it
// was made or added to in this turn. Where a second card of the value of one that was made has to stay in the hand it
// is one for this build alone, as whoever makes a build has to keep one (Q-SWZ-20).
[[nodiscard]] Answer may_be_captured_already(const Rules& rules, const Position& position, const Build& build,
                                             CardSet played);

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
// otherwise on the table than in the hand equals none; one that is played at a value only those that have it.
[[nodiscard]] CardSet equal_cards(const Rules& rules, Card card, CardSet loose, Value played_at = {});

// SWZ-ACE-2, Q-SWZ-18, Q-SWZ-19: the value at which the card of the turn has captured, and has to go on if its capture
// is made fuller; none for a card that was trailed, or where an ace counts at both of its values in one play.
[[nodiscard]] Value value_chosen_before(const Rules& rules, const Position& position);

// Q-SWZ-04: what the turn has captured and does not give back when an opponent insists on more: all of it, where an
// answer adds to the choice that was made; builds that fell in any case, and only loose cards can be chosen anew.
[[nodiscard]] inline CardSet captured_for_good(const Rules& rules, const TurnState& turn) {
  return rules.insist_full == InsistFull::maximal_by_choice ? turn.captured : turn.captured_builds;
}

// SOT-PILE-1: whether what an answer takes comes to lie on what was taken first; elsewhere they are one capture, and
// laid together.
[[nodiscard]] inline bool first_choice_stays_below(const Rules& rules) {
  return rules.pile_order == PileOrder::accumulated && rules.insist_full == InsistFull::maximal_by_choice;
}

// SWZ-INS-2: whether an action is the capture over again that an opponent has demanded, with the card of the turn.
[[nodiscard]] inline bool answers_a_demand(const Position& position, const Action& action) {
  const TurnState& turn = position.turn;
  return action.kind == Do::capture && turn.capture_demanded_by && turn.played.contains_all(action.hand);
}

// SWZ-INS-4: whether the card of the turn was used for a build, or lies in one that was made after it was trailed: no
// build is broken up, so it captures nothing any more.
[[nodiscard]] bool was_played_into_a_build(const Position& position);

// Whether the turn's capture or trail leaves something that its card could take (SWZ-INS-1); by the table as it is
// now, or as it was right after the play (insist.judged).
[[nodiscard]] bool leaves_more_to_take(const Rules& rules, const Position& position);
// The same where not all tops of piles are stated, though the players see them.
[[nodiscard]] Answer left_to_take(const Rules& rules, const Position& position);

// SWZ-INS-2: whether an answer leaves something that was demanded: of all that could be taken, or of the cards that the
// objector named (option insist.full). `tops`: what it took of piles.
[[nodiscard]] Answer left_after_an_answer(const Rules& rules, const Position& after, CardSet tops);

}  // namespace casino
