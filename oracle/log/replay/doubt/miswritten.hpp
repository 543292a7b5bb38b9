#pragma once
// A turn broke a rule, and a later one shows that it was only written down wrongly: with another value, or with one
// card in place of another. Inside the replay of logs only.

#include <vector>

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"
#include "oracle/log/replay/problems/problem.hpp"

namespace casino::log {

// Changes the position to what it would be, if the turn that comes now is against the rules as it is, and is not then.
void put_right_what_was_miswritten(const Rules& rules, const std::vector<Problem>& problems, std::size_t deal,
                                   Position& position, const Turn& turn);

}  // namespace casino::log
