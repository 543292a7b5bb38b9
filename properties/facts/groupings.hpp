#pragma once
// The checker of ten lines: whether the groups that a judgement shows are what they claim to be. It needs no
// search, no clause and no position, only the turn and what cards are worth.

#include "model/judge/judge.hpp"
#include "model/rules/rules.hpp"
#include "model/table/turn.hpp"

namespace casino::properties {

// Each group makes the value once, no card is in two groups, and together they are the cards that the action
// takes or puts together (of an addition: those that are added).
[[nodiscard]] bool grouping_is_right(const Rules& rules, const Action& action, const Grouping& grouping);

// All groupings are right, and each capture, build, raise and addition at a value has one.
[[nodiscard]] bool groupings_confirm(const Rules& rules, const Turn& turn, const Judgement& judgement);

}  // namespace casino::properties
