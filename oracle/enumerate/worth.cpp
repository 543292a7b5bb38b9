#include "oracle/enumerate/worth.hpp"

namespace casino::enumerate {

Worth::Worth(const Rules& rules) {
  for (const Place place : {Place::hand, Place::table, Place::build})
    for (unsigned rank = 1; rank <= 13; ++rank)
      values_[static_cast<unsigned>(place)][rank - 1] =
          values_of(rules, Card(static_cast<Rank>(rank), Suit::spades), place);
}

}  // namespace casino::enumerate
