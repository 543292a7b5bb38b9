// Seed 000, Swazi Casino, The play: how captured cards lie on a pile.

#include "model/judging.hpp"

namespace casino {

void lies_on_the_pile_in_order(const Judging& j, Findings& found) {
  if (j.action.order.empty() || j.rules.pile_order == PileOrder::not_kept) return;
  const CardSet gained = j.action.hand | j.action.table | j.action.tops;
  bool saw_older = false;
  const Card* top_of_batch = nullptr;
  for (const Card& card : j.action.order) {
    const bool is_older = !gained.contains(card);
    if (!is_older && saw_older) return found.violates("SWZ-PILE-3"_clause, {card, {}, {}});
    if (!is_older && top_of_batch == nullptr) top_of_batch = &card;
    saw_older = saw_older || is_older;
  }
  if (top_of_batch != nullptr && !j.action.hand.contains(*top_of_batch))
    found.violates("SWZ-PILE-5"_clause, {*top_of_batch, {}, {}});
  else found.permits("SWZ-PILE-4"_clause, {gained, {}, {}});
}

}  // namespace casino
