#pragma once
// Questions that are not about turns, by size: of what is said at a dealing, of cuts and dealings, of the end of a
// deal, of scores, claims and matches.

#include "oracle/distinguish/pair.hpp"

namespace casino::distinguish {

// Every question with exactly so many cards, of either kind or of one; scores of more than `few_cards` are told by
// numbers of plain cards and of spades alone. False if the visitor stopped.
inline constexpr int few_cards = 3;
struct QuestionKinds {
  bool scores = true;
  bool dealings = true;
};
bool each_question(const Pair& pair, int cards, QuestionKinds kinds, VisitAsked visit);

// What can have been captured: exactly so many cards, spread over two sides, or three of them where there are so many
// and the cards are few; with sweeps, calls and a last capture where the cards are not more than `with_more`. False if
// the visitor stopped.
using VisitCaptured = FunctionRef<bool(const Captured&)>;
bool each_captured(const Pair& pair, int cards, int with_more, VisitCaptured visit);

// In what a question of a match may be asked. False if the visitor stopped.
bool each_match_question(const Pair& pair, int cards, VisitAsked visit);

}  // namespace casino::distinguish
