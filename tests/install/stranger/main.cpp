#include <casino.h>

#include "model/cards/card.hpp"

int main() {
  using namespace casino;
  constexpr Card ten_of_diamonds = "10D"_card;
  if (ten_of_diamonds.rank() != Rank::ten || ten_of_diamonds.suit() != Suit::diamonds) return 1;
  casino_rules* swazi = casino_open("swazi", nullptr);
  casino_close(swazi);
  return swazi != nullptr ? 0 : 1;
}
