#include "model/table/position.hpp"

#include <utility>

namespace casino {

CardSet Position::known_cards() const {
  CardSet cards = layout() | stock.cards | turn.drawn;
  for (const Hand& hand : hands) cards.insert(hand.cards);
  for (const Pile& pile : piles) cards.insert(pile.cards());
  return cards;
}

void add_build(Position& position, const Build& build) {
  position.builds.push_back(build);
  Builds& builds = position.builds;
  for (std::size_t i = builds.size() - 1; i > 0 && builds[i].cards.bits() < builds[i - 1].cards.bits(); --i)
    std::swap(builds[i], builds[i - 1]);
}

}  // namespace casino
