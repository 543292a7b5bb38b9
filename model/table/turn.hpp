#pragma once
// All that a seat does until the next seat is to act: actions, and events among them.

#include <variant>

#include "model/table/action.hpp"
#include "model/table/event.hpp"

namespace casino {

using Step = std::variant<Action, Event>;

struct Turn {
  Seat seat;
  std::vector<Step> steps;
  friend bool operator==(const Turn&, const Turn&) = default;
};

// What its actions play from the hand.
[[nodiscard]] CardSet hand_cards_of(const Turn& turn);

}  // namespace casino
