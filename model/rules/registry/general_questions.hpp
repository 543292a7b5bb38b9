#pragma once
// Questions that concern every game, and what the African texts leave unsaid without anybody having asked
// (UNS).

#include "model/rules/question.hpp"

namespace casino {

inline constexpr auto general_questions = std::to_array<Question>({
    {"Q-GEN-01",
     "Must the groups of a capture or a build be named?",
     "004 The Play 2, 3; 000 The play",
     {{"a", "The cards are enough; it holds if they can be grouped in any way."},
      {"b", "The groups belong to the play and must be stated."}},
     {"a",
      "Whichever grouping is meant, the outcome is the same. Even aces of 1 or 14 leave one number of groups: a high "
      "ace can only be a group by itself."}},
    {"Q-GEN-02",
     "A card that must be held, in a hand that nobody has seen",
     "004 The Play 3; 000 action 2",
     {{"a", "The play counts as illegal as long as the card is not shown."},
      {"b", "Undetermined, until the hand shows the card or can no longer have it."}},
     {"b", "A log that knows less than the players is no evidence against them."}},
    {"Q-GEN-03",
     "A broken rule that comes out later",
     "004, 000: no remedy is named anywhere",
     {{"a", "It is reported; the play stands, and nothing is scored for it."}, {"b", "The deal is void."}},
     {"a", "A penalty that no text names would be invented; the African texts name none either."}},
    {"Q-GEN-04",
     "Who deals first, and who after a tie?",
     "004 The Deal; 000 Players, Cards and Deal",
     {{"a", "Anybody; from then on the deal goes round, extra deals included.", "deal.next_lead=next_seat"},
      {"b", "Whoever captured last leads the next deal.", "deal.next_lead=last_capturer"},
      {"c", "The loser of a deal leads the next one.", "deal.next_lead=loser"},
      {"d", "The winner of a deal leads the next one.", "deal.next_lead=winner"}},
     {"a", "The texts know only that the deal passes on; the rest is found in other games and in programs."}},
    {"Q-GEN-05",
     "In which packets are cards dealt where a text does not say?",
     "001 Dominican Republic, Haiti; 004 The Deal for comparison",
     {{"a", "By twos, as in the Anglo-American game.", "deal.packets=pairs"},
      {"b", "A whole hand at a time.", "deal.packets=whole"},
      {"c", "One card at a time.", "deal.packets=singles"},
      {"d", "No order is fixed; a log names the hands.", "deal.packets=as_logged"}},
     {"d", "No order can be a fault that no text demands."}},
    {"Q-GEN-06",
     "A position that says nothing of a pile",
     "000 The play, South African Casino, piles: they lie face up before everybody",
     {{"a", "Nothing has been captured there."}, {"b", "What lies there is unknown."}},
     {"a",
      "Piles are open, and who tells a position leaves out what is not there; one of which little is known is told as "
      "a "
      "number of cards, or as going on. A hand is closed, and what is not told of it is unknown."}},
    {"Q-GEN-07",
     "A position that says nothing of the dealing",
     "004 The Deal; 000 Two-player version, South African Casino",
     {{"a", "The first hands are being played."}, {"b", "The last ones, if no stock is told either."}},
     {"a",
      "What lies in the stock is not told by most who tell a table, and it would be a guess which hands these are. So "
      "a rule that holds until the last hands is in force unless a later dealing is named, or the stock is told to be "
      "empty: then no hands are to come, and these are the last ones. A dealing that is named counts, whatever is told "
      "of the stock."}},
    {"UNS-01",
     "Who gets the first card of a deal?",
     "000 Players, Cards and Deal",
     {{"a", "The seat that leads, and so on in the order of play."}, {"b", "The dealer."}},
     {"a", "The dealer is last in everything else. With all the cards given out it decides only which hand is whose."}},
    {"UNS-04",
     "Several loose aces in one capture: counted alike?",
     "000 The play, aces",
     {{"a", "Each is 1 or 14 by itself."}, {"b", "All of them have one value."}},
     {"a", "The choice is given for a single ace."}},
    {"UNS-09",
     "May the tops of two piles stand in one group?",
     "000 action 4",
     {{"a", "Yes, one from each pile."}, {"b", "One top to a group."}},
     {"a", "The text writes piles where there is more than one opponent, and bars only a second card of one pile."}},
    {"UNS-14",
     "A build that is left when all is played",
     "000 The end of the play and the scoring",
     {{"a", "It belongs to the residue, like loose cards."}, {"b", "It goes to its owner."}},
     {"a",
      "The last capturer takes what is left in the layout, and a build lies there. Under the main rules none is left: "
      "its owner's last card must take it."}},
    {"UNS-33",
     "The second cut is no better than the first",
     "000 Players, Cards and Deal",
     {{"a", "Cut until a layout may stay."}, {"b", "The second one stays."}},
     {"a", "The new cut is a cut, and its four cards are tested like the others."}},
});

}  // namespace casino
