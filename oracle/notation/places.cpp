
#include "oracle/notation/position_parts.hpp"

namespace casino::notation {

std::string each_card_in_one_place(int line, int column) {
  return "each card in one place; this one was read at line " + std::to_string(line) + ", column " +
         std::to_string(column);
}

bool CardPlaces::see(Reader& in, const CardAt& card) {
  if (!in.rules().pack.contains(card.card)) {
    in.refuse(card.at, "a card of the pack in use");
    return false;
  }
  std::optional<Where>& place = places_.at(card.card.index());
  if (place) {
    in.refuse(card.at, each_card_in_one_place(place->line + first_line_ - 1, place->column));
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
