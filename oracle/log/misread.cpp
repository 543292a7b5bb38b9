#include "oracle/log/misread.hpp"

#include <algorithm>

namespace casino::log {
namespace {

// The cards of the table that a turn names.
CardSet used_of_table(const Turn& turn) {
  CardSet used;
  for (const Step& step : turn.steps)
    if (const Action* action = std::get_if<Action>(&step)) used.insert(action->table | action->base | action->unite);
  return used;
}

// What is left of the hand that was told is held after all.
void restore(Position& position, Seat seat, CardSet told) {
  Hand& hand = position.hands[seat];
  const CardSet left = told - position.known_cards();
  if (left.size() != hand.more) return;
  hand.cards.insert(left);
  hand.more = 0;
}

}  // namespace

void Misreadings::add(int turn, const Position& before, const Turn& made, CardSet played) {
  const CardSet told = before.hands[made.seat].cards - hand_cards_of(made);
  for (const Card card : played) misread_.push_back({turn, before.dealing, made.seat, card, told});
}

std::vector<Misreadings::Found> Misreadings::put_right(const Rules& rules, Position& position, const Turn& turn) {
  std::vector<Found> found;
  if (misread_.empty()) return found;
  const CardSet missing = (used_of_table(turn) & rules.pack) - position.known_cards();
  for (const Card card : missing) {
    const auto misread = std::find_if(misread_.begin(), misread_.end(), [&](const Misread& one) {
      return one.told.contains(card) && position.loose.contains(one.written);
    });
    if (misread == misread_.end()) continue;
    const Misread one = *misread;
    misread_.erase(misread);
    position.loose.remove(one.written);
    position.loose.insert(card);
    if (position.dealing == one.dealing) restore(position, one.seat, one.told);
    found.push_back({one.turn, one.seat, one.written, card});
  }
  return found;
}

}  // namespace casino::log
