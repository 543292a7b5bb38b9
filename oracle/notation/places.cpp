#include "oracle/notation/places.hpp"

#include <string>

namespace casino::notation {

bool CardPlaces::see(Reader& in, const CardAt& card) {
  if (!in.rules().pack.contains(card.card)) {
    in.refuse(card.at, "a card of the pack in use");
    return false;
  }
  std::optional<Where>& place = places_.at(card.card.index());
  if (place) {
    in.refuse(card.at, "each card in one place; this one was read at line " + std::to_string(place->line) +
                           ", column " + std::to_string(place->column));
    return false;
  }
  place = card.at.where();
  return true;
}

CardSet CardPlaces::see_cards(Reader& in) {
  CardSet cards;
  for (const CardAt& card : in.listed_cards())
    if (see(in, card)) cards.insert(card.card);
  return cards;
}

}  // namespace casino::notation
