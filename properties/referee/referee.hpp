#pragma once
// The referee: every turn that can be written down in a small position, filtered by judge. What it reaches is
// what can be reached; the generator is held to it, for what it invents and for what it forgets.

#include <functional>
#include <unordered_map>

#include "model/judge/judge.hpp"
#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"
#include "properties/referee/syntactic_actions.hpp"

namespace casino::referee {

struct Bounds {
  int actions = 1;     // of a turn
  int hand_cards = 1;  // of a turn: where rules let nobody play two, trying them squares the work
  Reach reach = Reach::usual;
};

struct PositionHash {
  std::size_t operator()(const Position& position) const { return hash_of(position); }
};

// The positions that legal turns lead to, each with one turn that does.
using Outcomes = std::unordered_map<Position, Turn, PositionHash>;

[[nodiscard]] Outcomes outcomes_of_legal_turns(const Rules& rules, const Position& position, const Bounds& bounds);

}  // namespace casino::referee
