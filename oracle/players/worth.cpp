#include "oracle/players/worth.hpp"

#include "model/score/items.hpp"
#include "model/score/score.hpp"

namespace casino::players {
namespace {

// How many cards can count for a majority that this card counts for alone: all, or those of its suit.
int cards_of_majority(const Rules& rules, ScoreItem item, Card card) {
  return item == ScoreItem::cards ? rules.pack.size() : (rules.pack & rules.pack.of_suit(card.suit())).size();
}

// The score of a side that captures this card, and nothing else is captured: what the card scores by itself comes out
// of it, and which majorities it counts for, of which it is worth a part.
Thousandths worth_of(const Rules& rules, Card card) {
  Captured captured;
  captured.cards[Side{0}] = card;
  Thousandths worth = 0;
  for (const ScoreLine& line : score_of(rules, captured).lines) {
    const Thousandths points = one_point * line.points[Side{0}];
    worth += is_majority(line.item) ? points * side_count(rules) / cards_of_majority(rules, line.item, card) : points;
  }
  return worth;
}

Thousandths lead_of(const Rules& rules, const PerSide<Thousandths>& of, Side side) {
  Thousandths lead = 0;
  for (const Side other : sides_of(rules)) lead += other == side ? of[other] * (side_count(rules) - 1) : -of[other];
  return lead;
}

}  // namespace

Worth::Worth(const Rules& rules) : rules_(rules) {
  for (const Card card : rules.pack) of_card_[card.index()] = worth_of(rules, card);
}

Thousandths Worth::of(CardSet cards) const {
  Thousandths worth = 0;
  for (const Card card : cards) worth += of_card_[card.index()];
  return worth;
}

Thousandths Worth::of_sweep(Side side, int cards) const {
  return one_point * points_of_sweep(rules_, Sweep{side, static_cast<std::uint8_t>(cards)});
}

// TUX-ORG-2: oranges that were called, and those that the latest capturer can still call.
Thousandths Worth::of_calls(const Position& position, Side side) const {
  int oranges = position.calls[side].oranges;
  const bool is_open = position.orange && position.orange->call == OrangeCall::open;
  if (is_open && position.last_capturer && side_of(rules_, *position.last_capturer) == side)
    oranges += position.orange->count;
  return one_point * rules_.score_orange * oranges;
}

Thousandths Worth::of_pile(const Pile& pile) const {
  const bool top_may_go = rules_.steal_use != StealUse::never;
  return of(pile.cards()) - (top_may_go ? of(pile.possible_tops()) / 2 : 0);
}

Thousandths Worth::lead(const Position& position, Side side) const {
  PerSide<Thousandths> of{};
  for (const Seat keeper : rules_.seats) of[side_of(rules_, keeper)] += of_pile(position.piles[keeper]);
  for (const Build& build : position.builds) of[side_of(rules_, build.owner)] += this->of(build.cards) / 2;
  for (const Sweep& sweep : position.sweeps) of[sweep.side] += one_point * points_of_sweep(rules_, sweep);
  if (rules_.score_orange != 0)
    for (const Side each : sides_of(rules_)) of[each] += of_calls(position, each);
  return lead_of(rules_, of, side);
}

Thousandths Worth::lead_at_end(const Position& position, Side side) const {
  const auto captured = captured_at_end(rules_, position);
  if (!captured) return 0;
  const DealScore score = score_of(rules_, *captured);
  PerSide<Thousandths> of{};
  for (const Side each : sides_of(rules_)) of[each] = one_point * score.total[each];
  return lead_of(rules_, of, side);
}

}  // namespace casino::players
