#include "oracle/generate/pack.hpp"

namespace casino::generate {

std::vector<Event> Pack::cuts(Dice& dice) {
  std::vector<Event> cuts;
  const auto size = static_cast<std::size_t>(table_size(rules_));
  if (rules_.deal_table_source != DealTableSource::cut) return cuts;
  const Seat cutter = leader(rules_, dealer_);
  constexpr std::size_t most_cuts = 1000;  // there are packs of which nothing can be cut that stands
  for (;;) {
    const auto first = cards_.begin() + static_cast<std::ptrdiff_t>(dice.below(cards_.size() - size + 1));
    const auto last = first + static_cast<std::ptrdiff_t>(size);
    CardSet cut;
    for (auto card = first; card != last; ++card) cut.insert(*card);
    const bool stands = reasons_to_cut_again(rules_, cut).empty() || cuts.size() == most_cuts;
    cuts.push_back(Event{stands ? EventKind::cut : EventKind::recut, cutter, cut});
    if (!stands) continue;
    cards_.erase(first, last);
    return cuts;
  }
}

Dealing Pack::dealing(int number) {
  if (const auto dealing = dealing_of(rules_, cards_, dealer_, number)) return *dealing;
  Dealing dealing;
  dealing.number = number;
  // The dealer's hand comes last, and so has the bottom card in the end. Where that was seen, no table of a single
  // dealing comes behind it (HUN-ULM-3).
  const bool lays_a_table = number == 1 && rules_.deal_table_source != DealTableSource::cut;
  const bool begins_with_the_table = is_exposed(rules_, DealExposed::bottom_card) && is_last_dealing(rules_, number);
  if (lays_a_table && begins_with_the_table) dealing.table = dealt_off(table_size(rules_));
  Seat seat = dealer_;
  for (std::uint8_t i = 0; i < rules_.seats.count; ++i) {
    seat = seat_after(rules_, seat);
    dealing.hands[seat] = dealt_off(hand_size(rules_, number));
  }
  if (lays_a_table && !begins_with_the_table) dealing.table = dealt_off(table_size(rules_));
  dealing.table.insert(dealt_off(left_for_table(rules_, number)));
  return dealing;
}

CardSet Pack::dealt_off(int count) {
  CardSet cards;
  for (; count > 0; --count) cards.insert(cards_[next_++]);
  return cards;
}

}  // namespace casino::generate
