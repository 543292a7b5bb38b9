#include "model/cards/card.hpp"

int main() {
  using namespace casino;
  constexpr Card ten_of_diamonds = "10D"_card;
  return ten_of_diamonds.rank() == Rank::ten && ten_of_diamonds.suit() == Suit::diamonds ? 0 : 1;
}
