#include "oracle/enumerate/search/worth.hpp"

namespace casino::enumerate {

Worth::Worth(const Rules& rules) {
  for (const Place place : {Place::hand, Place::table, Place::build})
    for (unsigned card = 0; card < card_count; ++card)
      values_[static_cast<unsigned>(place)][card] = values_of(rules, Card::from_index(card), place);
}

}  // namespace casino::enumerate
