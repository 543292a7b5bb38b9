#include "model/table/turn.hpp"

namespace casino {

CardSet hand_cards_of(const Turn& turn) {
  CardSet cards;
  for (const Step& step : turn.steps)
    if (const auto* action = std::get_if<Action>(&step)) cards.insert(action->hand);
  return cards;
}

}  // namespace casino
