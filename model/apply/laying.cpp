#include "model/apply/laying.hpp"

#include <algorithm>
#include <vector>

namespace casino {
namespace {

// SAF-PILE-3: the highest numbers first, so that the lowest come to lie on top. Equal cards that may lie in either
// order are an unsorted run: nobody has stated yet which one is the upper.
void lay_by_number(const Rules& rules, Pile& pile, CardSet cards, CardSet capturing) {
  std::vector<Card> upwards(cards.begin(), cards.end());
  const auto place = [&](Card card) { return place_by_number(rules, card, capturing); };
  std::stable_sort(upwards.begin(), upwards.end(), [&](Card a, Card b) { return place(a) > place(b); });
  for (std::size_t i = 0; i < upwards.size();) {
    CardSet run;
    const int here = place(upwards[i]);
    while (i < upwards.size() && place(upwards[i]) == here) run.insert(upwards[i++]);
    pile.lay(run, {});
  }
}

}  // namespace

bool capturing_card_is_uppermost(const Rules& rules, int cards_taken) {
  switch (rules.pile_capturing_card) {
    case PileCapturingCard::on_top: return true;
    case PileCapturingCard::sorted_in: return false;
    case PileCapturingCard::on_top_if_single: return cards_taken == 1;
  }
  return true;
}

int place_by_number(const Rules& rules, Card card, CardSet capturing) {
  constexpr int places_in_a_rank = 4;
  const int rank = static_cast<int>(card.rank()) * places_in_a_rank;
  switch (rules.pile_equal_ranks) {
    case PileEqualRanks::capturer: return rank;
    case PileEqualRanks::capturing_above: return capturing.contains(card) ? rank : rank + 1;
    case PileEqualRanks::by_suit: return rank + places_in_a_rank - 1 - static_cast<int>(card.suit());
  }
  return rank;
}

void lay_on_pile(const Rules& rules, Pile& pile, const Action& capture) {
  const CardSet gained = capture.hand | capture.table | capture.tops;
  if (rules.pile_order == PileOrder::not_kept) return pile.add(gained);
  BoundedList<Card, card_count> top_down;
  for (const Card card : capture.order)
    if (gained.contains(card)) top_down.push_back(card);
  if (top_down.empty() && capturing_card_is_uppermost(rules, (gained - capture.hand).size()))
    for (const Card card : capture.hand) top_down.push_back(card);
  CardSet rest = gained;
  for (const Card card : top_down) rest.remove(card);
  if (rules.pile_order == PileOrder::free) return pile.lay(rest, top_down);
  lay_by_number(rules, pile, rest, capture.hand);
  pile.lay({}, top_down);
}

}  // namespace casino
