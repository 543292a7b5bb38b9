#pragma once
// How the cards of a capture come to lie on a pile (SWZ-PILE-3, SWZ-PILE-4, SWZ-PILE-5, SAF-PILE-3). Which of the
// partners lays them makes no difference (SWZ-PILE-7).

#include "model/rules/rules.hpp"
#include "model/table/action.hpp"
#include "model/table/pile.hpp"

namespace casino {

// Whether the card that captured lies above so many cards that it took (option pile.capturing_card).
[[nodiscard]] bool capturing_card_is_uppermost(const Rules& rules, int cards_taken);

// Where a card lies in a capture that is laid by number: the lower, the nearer to the top; cards with the same place
// may lie in either order (option pile.equal_ranks).
[[nodiscard]] int place_by_number(const Rules& rules, Card card, CardSet capturing);

// Lays a capture on the pile: as the action states, and the rest as the rules have it.
void lay_on_pile(const Rules& rules, Pile& pile, const Action& capture);

}  // namespace casino
