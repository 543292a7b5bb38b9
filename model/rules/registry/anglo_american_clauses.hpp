#pragma once
// Anglo-American Casino, clause by clause, in the order of its text (seed 004; 002 is an older copy that adds the
// headings Scoring, Sweeps and Variations). Every other western game descends from it, so most IDs are here.

#include <array>

#include "model/rules/registry/clause_entry.hpp"

namespace casino {

inline constexpr std::array anglo_american_clauses = [] {
  using enum ClauseKind;
  return std::array{
      // Players, pack, values
      ClauseEntry{"AA-PLY-1", computation, false, "Two, three or four play.",
                  "004 The Players, the Cards and the Objective"},
      ClauseEntry{
          "AA-PLY-2", computation, false,
          "Four may play as two partnerships, partners opposite each other; the captures of a side count together.",
          "004 The Players, the Cards and the Objective; 002 Scoring"},
      ClauseEntry{"AA-PLY-3", computation, false,
                  "Turns go round the table in one direction, from the seat after the dealer, so that the dealer acts "
                  "last in each round.",
                  "004 The Play"},
      ClauseEntry{"AA-PAK-1", computation, false, "The cards are those of the pack in use: here the full pack of 52.",
                  "004 The Players, the Cards and the Objective"},
      ClauseEntry{"AA-VAL-1", computation, false, "An ace counts 1, and two to ten count their number.",
                  "004 The Players, the Cards and the Objective"},
      ClauseEntry{"AA-VAL-2", computation, false,
                  "King, queen and jack have no number; each matches its own rank only.", "004 The Play 1"},
      // Deal
      ClauseEntry{
          "AA-DEAL-1", deal, false,
          "The first dealing gives each seat its hand of four and lays four cards open on the table, one by one.",
          "004 The Deal"},
      ClauseEntry{"AA-DEAL-2", deal, false,
                  "By tradition two cards go to each seat but the dealer, two to the table and two to the dealer, and "
                  "then the same again.",
                  "004 The Deal"},
      ClauseEntry{"AA-DEAL-3", deal, false, "Some deal the cards singly.", "004 The Deal"},
      ClauseEntry{"AA-DEAL-4", deal, false,
                  "When all hands are played out the same dealer deals new hands and nothing to the table; what lies "
                  "there stays.",
                  "004 The Deal"},
      ClauseEntry{"AA-DEAL-5", deal, false,
                  "Hands are dealt until the pack is used up: six dealings for two, four for three, three for four.",
                  "004 The Deal"},
      ClauseEntry{"AA-DEAL-6", event, false, "The dealer says \"last\" when dealing the last hands.",
                  "004 The Deal; The Play 6"},
      ClauseEntry{"AA-DEAL-7", deal, false, "After a deal is scored the next seat in the direction of play deals.",
                  "004 The Deal"},
      // Turn
      ClauseEntry{"AA-TRN-1", obligation, false, "In each turn exactly one card is played from the hand.",
                  "004 The Play"},
      ClauseEntry{"AA-TRN-2", computation, false, "A play is one of: capture, build, add to a build, trail.",
                  "004 The Play 1-6"},
      ClauseEntry{"AA-TRN-3", computation, false, "The turn passes on, capture or not.", "004 The Play"},
      ClauseEntry{"AA-TRN-4", computation, false,
                  "A capturing card stays in sight until the others have seen it; then it goes to the capturer's pile "
                  "with what it took.",
                  "004 The Play"},
      ClauseEntry{"AA-TRN-5", computation, false, "The card that captures joins the pile together with its captures.",
                  "004 The Play"},
      // Capture
      ClauseEntry{"AA-CAP-1", permission, false, "A picture may capture one loose picture of its rank.",
                  "004 The Play 1"},
      ClauseEntry{"AA-CAP-2", prohibition, false,
                  "A picture without a number captures nothing else: no second of its rank, no sums, no builds.",
                  "004 The Play 1"},
      ClauseEntry{"AA-CAP-3", permission, false, "A card may capture loose cards of its own value, any number of them.",
                  "004 The Play 2"},
      ClauseEntry{
          "AA-CAP-4", permission, false,
          "A card may capture sets of loose cards that each add up to its value, any number of them in one play.",
          "004 The Play 2"},
      ClauseEntry{
          "AA-CAP-5", prohibition, false,
          "The loose cards taken fall into groups of the playing card's value, every card in one group and no more.",
          "004 The Play 2"},
      ClauseEntry{"AA-CAP-6", permission, false, "A build may be captured by a card of its value, whoever owns it.",
                  "004 The Play 4"},
      ClauseEntry{"AA-CAP-7", prohibition, false,
                  "A build is captured whole and only by a card of its value: neither broken up nor counted as part of "
                  "a sum.",
                  "004 The Play 2-4"},
      ClauseEntry{"AA-CAP-8", permission, false,
                  "Together with a build, loose groups of the same value may be captured.", "004 The Play 4"},
      ClauseEntry{"AA-CAP-9", permission, false,
                  "Capturing is a choice: a player may take some of what the card could take and leave the rest.",
                  "004 The Play 1, 2, 6"},
      ClauseEntry{"AA-CAP-10", prohibition, false,
                  "A picture without a number is captured only by a picture of its rank.", "004 The Play 1, 2"},
      // Creating a build
      ClauseEntry{"AA-BLD-1", permission, false,
                  "The played card may be combined with loose cards into a build of an announced value.",
                  "004 The Play 3"},
      ClauseEntry{"AA-BLD-2", obligation, false, "Whoever makes a build says its value.", "004 The Play 3"},
      ClauseEntry{"AA-BLD-3", obligation, false, "Whoever makes a build must still hold a card that can capture it.",
                  "004 The Play 3"},
      ClauseEntry{"AA-BLD-4", computation, false,
                  "A single build is one group: two or more cards that add up to its value.", "004 The Play 3"},
      ClauseEntry{
          "AA-BLD-5", computation, false,
          "A multiple build is two or more groups, each of them a card of the value or a set that adds up to it.",
          "004 The Play 3, 5"},
      ClauseEntry{"AA-BLD-6", prohibition, false,
                  "A new build contains the card just played: it is not made of table cards alone.",
                  "004 The Play 3, 5"},
      ClauseEntry{"AA-BLD-8", prohibition, false, "A picture without a number is no part of a build.",
                  "004 The Play 1, 3"},
      ClauseEntry{"AA-BLD-9", prohibition, false,
                  "A new build is made of loose cards; cards of another build cannot be used for it.",
                  "004 The Play 3, 5"},
      ClauseEntry{"AA-BLD-10", computation, false,
                  "Where the cards could make two values, the announced one counts, and with it whether the build is "
                  "single or multiple.",
                  "004 The Play 3, 5"},
      ClauseEntry{"AA-BLD-11", computation, true,
                  "The number of groups follows from the cards and the value and need not be recorded.",
                  "004 The Play 3"},
      // Ownership
      ClauseEntry{"AA-OWN-1", computation, false,
                  "A build's owner is the player who last put a card on it, making it included.", "004 The Play 4, 6"},
      ClauseEntry{"AA-OWN-2", prohibition, false,
                  "An owner may not play so that a build of his is left on the table and no card in his hand can "
                  "capture it.",
                  "004 The Play 4"},
      ClauseEntry{"AA-OWN-3", computation, false,
                  "An owner is free when the build is captured, or when another player adds to it.",
                  "004 The Play 4, 6"},
      ClauseEntry{"AA-OWN-4", permission, true,
                  "An owner's duty is met by any capture, by making another build and by adding to any build.",
                  "004 The Play 4"},
      ClauseEntry{"AA-OWN-5", computation, true,
                  "An owner can always capture the own build; so no build outlives the hands.", "004 The Play 4"},
      ClauseEntry{"AA-OWN-6", prohibition, true, "Builds of several values need as many cards in the owner's hand.",
                  "004 The Play 3, 4"},
      // Adding to a build
      ClauseEntry{"AA-ADD-1", permission, false,
                  "A single build may be raised: a hand card is put on it, and its value grows by that card.",
                  "004 The Play 5.1"},
      ClauseEntry{"AA-ADD-2", permission, false,
                  "Together with a raise, loose groups of the new value may be put in; the build is multiple then.",
                  "004 The Play 5.1"},
      ClauseEntry{"AA-ADD-3", prohibition, false,
                  "A build's value is changed by the hand card alone; no card of the table has a part in it.",
                  "004 The Play 5.1"},
      ClauseEntry{"AA-ADD-4", prohibition, false, "A multiple build never changes its value.", "004 The Play 5.1, 5"},
      ClauseEntry{"AA-ADD-5", permission, false,
                  "A build may be added to at its present value: by the played card, alone or with loose cards, in "
                  "whole groups.",
                  "004 The Play 5.2"},
      ClauseEntry{"AA-ADD-6", prohibition, false, "Nothing is added to a build without the card played from the hand.",
                  "004 The Play 5"},
      ClauseEntry{"AA-ADD-7", computation, false, "A build with more than one group is multiple from then on.",
                  "004 The Play 5"},
      ClauseEntry{"AA-ADD-8", permission, false, "One may raise or add to any player's build.",
                  "004 The Play 5.1, 5.2"},
      ClauseEntry{"AA-ADD-9", prohibition, false,
                  "Cards of another build cannot be added; two builds are never made one.", "004 The Play 5.2"},
      ClauseEntry{"AA-ADD-10", obligation, false, "Whoever raises a build says its new value.", "004 The Play 5.1"},
      ClauseEntry{"AA-ADD-11", computation, true, "Whoever raises a build or adds to it becomes its owner.",
                  "004 The Play 4, 6"},
      ClauseEntry{"AA-ADD-12", obligation, false, "Whoever raises a build must still hold a card of its new value.",
                  "004 The Play 5.1"},
      ClauseEntry{"AA-ADD-13", obligation, false, "Whoever adds to a build must still hold a card of its value.",
                  "004 The Play 5.2"},
      // Trailing
      ClauseEntry{"AA-TRL-1", permission, false,
                  "A card may be played without capturing or building; it stays on the table as a loose card.",
                  "004 The Play 6"},
      ClauseEntry{"AA-TRL-2", permission, false, "A card may be trailed though it could capture.", "004 The Play 6"},
      ClauseEntry{"AA-TRL-3", prohibition, false,
                  "A player may not trail while the table holds a build that he was the last to add to.",
                  "004 The Play 4, 6"},
      // Sweeps
      ClauseEntry{"AA-SWP-1", score, false, "A capture that leaves the table empty scores a point.", "002 Sweeps"},
      ClauseEntry{"AA-SWP-2", computation, false, "A sweep is marked by its capturing card, face up in the pile.",
                  "002 Sweeps"},
      ClauseEntry{"AA-SWP-3", computation, false,
                  "The last card of a deal makes a sweep if it captures all that lies there itself.", "002 Sweeps"},
      ClauseEntry{"AA-SWP-4", computation, false, "Getting the cards left over at the end is no sweep.", "002 Sweeps"},
      ClauseEntry{"AA-SWP-5", computation, true, "Onto an empty table one can only trail.", "002 Sweeps"},
      // End of a deal
      ClauseEntry{"AA-END-1", computation, false,
                  "When all cards are played, the cards left on the table go to whoever captured last.",
                  "004 The Play 6"},
      ClauseEntry{"AA-END-2", computation, true,
                  "A dealer who keeps a picture for the last card can win a picture and with it all that is left.",
                  "004 The Play 6"},
      // Scoring
      ClauseEntry{"AA-SCO-1", score, false, "Most cards: three points.", "002 Scoring"},
      ClauseEntry{"AA-SCO-2", score, false, "Most spades: a point.", "002 Scoring"},
      ClauseEntry{"AA-SCO-3", score, false, "Each ace: a point.", "002 Scoring"},
      ClauseEntry{"AA-SCO-4", score, false, "The ten of diamonds, big casino: two points.", "002 Scoring"},
      ClauseEntry{"AA-SCO-5", score, false, "The two of spades, little casino: a point.", "002 Scoring"},
      ClauseEntry{"AA-SCO-6", computation, false, "What two or more sides tie for nobody scores.", "002 Scoring"},
      ClauseEntry{"AA-SCO-7", score, true, "Without ties a deal is worth eleven points.", "002 Scoring"},
      ClauseEntry{"AA-SCO-8", score, false,
                  "In a variation most cards score two, and the last capture of the deal scores one.",
                  "002 Variations, Scoring"},
      // Match
      ClauseEntry{"AA-WIN-1", match, false,
                  "The match is won by the side that first has 21 points or more at the end of a deal.", "002 Scoring"},
      ClauseEntry{"AA-WIN-2", match, false, "Of several sides at the target the one with more points wins.",
                  "002 Scoring"},
      ClauseEntry{"AA-WIN-3", match, false, "If they are level, another deal is played.", "002 Scoring"},
      ClauseEntry{"AA-WIN-4", match, false,
                  "In a variation the target is 11, and of two sides the better one scores the difference.",
                  "002 Variations, Scoring"},
      ClauseEntry{"AA-WIN-5", match, false, "In a variation the target is 50.", "002 Variations, Scoring"},
      ClauseEntry{
          "AA-WIN-6", match, false,
          "In a variation, when several sides reach the target in a deal, the items are counted in order: cards, "
          "spades, big and little casino, the aces of spades, clubs, hearts and diamonds, sweeps as they came.",
          "002 Variations, Scoring"},
      ClauseEntry{"AA-WIN-7", match, false,
                  "In a variation points count as they are earned: sweeps when made, aces and casinos when captured, "
                  "spades with the seventh and cards with the twenty-seventh.",
                  "002 Variations, Scoring"},
      ClauseEntry{
          "AA-WIN-8", match, false,
          "Then the play ends with the first correct claim to have reached the target, even if another side has "
          "more and did not say so.",
          "002 Variations, Scoring"},
      ClauseEntry{"AA-WIN-9", match, false,
                  "Some count sweeps as they happen and the other items after the deal, in an agreed order.",
                  "002 Variations, Scoring"},
      // Building rules that some play
      ClauseEntry{"AA-VAR-1", permission, false,
                  "In a variation one may trail a card and in the same turn make a build of other table cards.",
                  "004 Building Rules"},
      ClauseEntry{"AA-VAR-2", permission, false, "In a variation the owner of a build may trail and leave it there.",
                  "004 Building Rules"},
      ClauseEntry{"AA-VAR-3", permission, false,
                  "In a variation table cards may help to raise a single build, if a hand card does so too.",
                  "004 Building Rules"},
      ClauseEntry{"AA-VAR-4", prohibition, false,
                  "In that variation the played card must have a part in the change of value; it cannot stand as a "
                  "group of its own.",
                  "004 Building Rules"},
      ClauseEntry{"AA-VAR-5", permission, false,
                  "In a variation a single build counts as a card of its value, for capturing and for building.",
                  "004 Building Rules"},
      ClauseEntry{"AA-VAR-6", prohibition, true, "In that variation a multiple build stays what it is.",
                  "004 Building Rules"},
  };
}();

inline constexpr std::array anglo_american_aliases = {
    ClauseAlias{"AA-BLD-7", "AA-CAP-7", "004 The Play 3"},
};

}  // namespace casino
