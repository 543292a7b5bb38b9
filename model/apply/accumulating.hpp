#pragma once
// How a capture comes to lie on a pile where cards are not sorted (SOT-PILE-1, SOT-PILE-2, SOT-PILE-4, SOT-PILE-5).

#include "model/rules/rules.hpp"
#include "model/table/action.hpp"
#include "model/table/pile.hpp"
#include "model/table/position.hpp"

namespace casino {

// What a capture takes, from the bottom up, as it is going to lie: builds as they accumulated, the card that captured
// on top, and the rest as the action states; in an unknown order where it does not. `before` has the builds yet.
[[nodiscard]] Pile batch_of(const Position& before, const Action& capture);

// Lays a batch on a pile; pictures of it where the rules want them (option pile.pictures), unless the action states
// that they lie elsewhere.
void lay_batch(const Rules& rules, Pile& pile, const Pile& batch, const Action& capture);

// SOT-PILE-4: whether a card of a capture has its place among the pictures at the bottom of the pile (option
// pile.pictures).
[[nodiscard]] bool is_lowered(const Rules& rules, const Action& capture, Card card);

// SOT-PILE-5: the captured pictures that go to the partner's pile, as the action has it and the rules let it.
[[nodiscard]] CardSet pictures_given(const Rules& rules, const Action& capture);

}  // namespace casino
