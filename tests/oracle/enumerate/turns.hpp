#pragma once
// What the enumeration tells, in a form that lists can be compared with.

#include <vector>

#include "model/apply/apply.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "tests/support/table.hpp"

namespace casino::test {

// The legal turns where each is one action.
inline std::vector<Action> legal_actions(const Table& table) {
  std::vector<Action> actions;
  each_legal_action(table.rules(), table.position(), [&](const Action& action) {
    actions.push_back(action);
    return true;
  });
  return actions;
}

// The positions after all legal turns, each once.
inline std::vector<Position> outcomes(const Table& table) {
  std::vector<Position> positions;
  legal_turns(table.rules(), table.position(), [&](const Turn&, const Position& after) {
    positions.push_back(after);
    return true;
  });
  return positions;
}

// The position after a turn of these steps, legal or not.
inline Position after(const Table& table, const std::vector<Step>& steps) {
  const LegalTurns turns(table.rules());
  Position position = table.position();
  for (const Step& step : steps) {
    if (const auto* action = std::get_if<Action>(&step)) turns.play(position, *action);
    else apply(table.rules(), position, std::get<Event>(step));
  }
  end_turn(table.rules(), position);
  return position;
}

inline Event revealed(Seat keeper, std::string_view card) { return event(EventKind::reveal, keeper, card); }

}  // namespace casino::test
