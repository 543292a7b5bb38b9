#pragma once
// The situation that clause functions look at.

#include "model/queries/holding.hpp"
#include "model/rules/rules.hpp"
#include "model/table/action.hpp"
#include "model/table/position.hpp"

namespace casino {

// One action of a turn, as it is being judged.
struct Judging {
  const Rules& rules;
  const Position& position;  // before the action
  const Action& action;
  Value value;  // at which it captures or builds; set by the clause that decides it

  [[nodiscard]] Seat seat() const { return position.to_act; }
  [[nodiscard]] bool in_several_actions() const { return rules.turn_shape == TurnShape::several_actions; }
};

// The same, asked of the action that is being judged.
[[nodiscard]] inline Answer keeps_a_card_worth(const Judging& judging, Value value) {
  return keeps_a_card_worth(judging.rules, judging.position, judging.action, value);
}

}  // namespace casino
