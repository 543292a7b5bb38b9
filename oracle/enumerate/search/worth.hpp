#pragma once
// What each card is worth under given rules, looked up once for all the positions that are enumerated.

#include <array>

#include "model/cards/card.hpp"
#include "model/rules/rules.hpp"
#include "model/table/value.hpp"

namespace casino::enumerate {

class Worth {
 public:
  explicit Worth(const Rules& rules) {
    for (const Place place : {Place::hand, Place::table, Place::build})
      for (unsigned card = 0; card < card_count; ++card)
        values_[static_cast<unsigned>(place)][card] = values_of(rules, Card::from_index(card), place);
  }

  // The values at which a card can be counted; none for a picture without a number.
  [[nodiscard]] ValueSet of(Card card, Place place) const {
    return values_[static_cast<unsigned>(place)][card.index()];
  }
  // All values that a hand can capture at.
  [[nodiscard]] ValueSet of_hand(CardSet hand) const {
    ValueSet values;
    for (const Card card : hand) values.insert(of(card, Place::hand));
    return values;
  }
  // Aces count the same loose and inside builds, so one preparation of the loose cards serves for both.
  [[nodiscard]] bool table_and_build_agree() const {
    return of(Card(Rank::ace, Suit::spades), Place::table) == of(Card(Rank::ace, Suit::spades), Place::build);
  }

 private:
  std::array<std::array<ValueSet, card_count>, 3> values_;
};

}  // namespace casino::enumerate
