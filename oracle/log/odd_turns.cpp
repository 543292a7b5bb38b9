#include "oracle/log/odd_turns.hpp"

#include <algorithm>

namespace casino::log {

void OddTurns::add(int number, const Turn& turn, bool is_out_of_turn) {
  Odd odd{number, {}, is_out_of_turn};
  for (const Step& step : turn.steps)
    if (const Action* action = std::get_if<Action>(&step))
      odd.cards.insert(action->hand | action->base | action->table | action->tops | action->unite);
  turns_.push_back(odd);
}

void OddTurns::forget(int number) {
  turns_.erase(std::remove_if(turns_.begin(), turns_.end(), [&](const Odd& odd) { return odd.number == number; }),
               turns_.end());
}

void OddTurns::all_had_their_turns() {
  for (Odd& odd : turns_) odd.is_out_of_turn = false;
}

int OddTurns::order_is_odd_since() const {
  const auto first = std::find_if(turns_.begin(), turns_.end(), [](const Odd& odd) { return odd.is_out_of_turn; });
  return first == turns_.end() ? 0 : first->number;
}

int OddTurns::cards_are_odd_since(CardSet cards) const {
  const auto first = std::find_if(turns_.begin(), turns_.end(),
                                  [&](const Odd& odd) { return odd.is_out_of_turn || odd.cards.meets(cards); });
  return first == turns_.end() ? 0 : first->number;
}

}  // namespace casino::log
