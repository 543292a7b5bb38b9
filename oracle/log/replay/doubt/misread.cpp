#include "oracle/log/replay/doubt/misread.hpp"

namespace casino::log {
namespace {

// Of a deal, in which no card is played twice unless much else is wrong.
constexpr std::size_t most_misread_cards = 200;

// The cards of the table that a turn names.
CardSet used_of_table(const Turn& turn) {
  CardSet used;
  for (const Step& step : turn.steps)
    if (const Action* action = std::get_if<Action>(&step)) used.insert(action->table | action->base | action->unite);
  return used;
}

CardSet exchanged(CardSet cards, Card written, Card played) {
  if (!cards.contains(written)) return cards;
  cards.remove(written);
  cards.insert(played);
  return cards;
}

// A row of cards that lie on one another, with the other card in the same place.
Pile exchanged(const Pile& row, Card written, Card played) {
  Pile other;
  row.each_layer([&](const Pile::Layer& layer) {
    BoundedList<Card, card_count> top_down;
    for (std::size_t i = layer.sorted.size(); i-- > 0;)
      top_down.push_back(layer.sorted[i] == written ? played : layer.sorted[i]);
    other.lay(exchanged(layer.unsorted, written, played), top_down);
  });
  return other;
}

// Puts another card where one lies that was misread: on the table, or in a build of which a turn names all the rest.
bool exchange(Position& position, Card written, Card played, CardSet used) {
  if (position.loose.contains(written)) {
    position.loose = exchanged(position.loose, written, played);
    return true;
  }
  for (unsigned i = 0; i < position.builds.size(); ++i) {
    Build build = position.builds[i];
    if (!build.cards.contains(written) || !used.contains_all(build.cards - written)) continue;
    position.builds.erase_at(i);
    build.cards = exchanged(build.cards, written, played);
    add_build(position, build);
    position.laid = exchanged(position.laid, written, played);
    return true;
  }
  return false;
}

// What is left of the hand that was stated is held after all.
void restore(Position& position, Seat seat, CardSet stated) {
  Hand& hand = position.hands[seat];
  const CardSet left = stated - position.known_cards();
  if (left.size() != hand.more) return;
  hand.cards.insert(left);
  hand.more = 0;
}

}  // namespace

void Misreadings::add(int turn, const Position& before, const Turn& made, CardSet played) {
  const CardSet stated = before.hands[made.seat].cards - hand_cards_of(made);
  for (const Card card : played)
    if (misread_.size() < most_misread_cards) misread_.push_back({turn, before.dealing, made.seat, card, stated});
}

std::vector<Misreadings::Correction> Misreadings::put_right(const Rules& rules, Position& position, const Turn& turn) {
  std::vector<Correction> found;
  if (misread_.empty()) return found;
  const CardSet used = used_of_table(turn);
  for (const Card card : (used & rules.pack) - position.known_cards())
    for (auto one = misread_.begin(); one != misread_.end(); ++one) {
      if (!one->stated.contains(card) || !exchange(position, one->written, card, used)) continue;
      if (position.dealing == one->dealing) restore(position, one->seat, one->stated);
      found.push_back({one->turn, one->seat, one->written, card});
      misread_.erase(one);
      break;
    }
  return found;
}

}  // namespace casino::log
