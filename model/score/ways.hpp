#pragma once
// Every way in which a deal can have gone, as far as its score goes, where not everything is stated: the faces of
// captured cards, who captured last, and how many cards a sweep took. What a score is in all of them is certain.

#include "model/cards/function_ref.hpp"
#include "model/score/score.hpp"

namespace casino {

// The item that a card scores by itself (AA-SCO-3, AA-SCO-4, AA-SCO-5, TUX-SCO-4).
[[nodiscard]] std::optional<ScoreItem> own_item_of(const Rules& rules, Card card);
// The same by a scoring table (OWN-SCO-1, OWN-SCO-2, OWN-SCO-3).
[[nodiscard]] std::optional<ScoreItem> table_item_of(const Rules& rules, Card card);

// Calls `visit` with what was captured in each way; cards that count for the same are as good as each other, so that
// one way stands for many. `unseen` are the cards of which nobody knows where they lie: those that are `hidden`, and
// perhaps others that nobody has captured. With an item only what that one asks of the cards is told apart.
// False: there are too many ways, or the numbers of cards do not add up, and nothing can be said.
using VisitWay = FunctionRef<void(const Captured&)>;
[[nodiscard]] bool each_way(const Rules& rules, const Captured& captured, CardSet unseen, std::optional<ScoreItem> item,
                            VisitWay visit);

// The same of what each side is said to have captured in a whole deal, perhaps by numbers alone: what nobody is said to
// have somebody has.
[[nodiscard]] bool each_way_of_shares(const Rules& rules, const Captured& known, std::optional<ScoreItem> item,
                                      VisitWay visit);
// The cards that nobody is said to have, and of how many not even the number is stated; below 0: more cards are stated
// than the pack has.
struct Rest {
  CardSet unseen;
  int uncounted = 0;
};
[[nodiscard]] Rest rest_of(const Rules& rules, const Captured& known);

}  // namespace casino
