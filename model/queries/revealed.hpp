#pragma once
// What a turn tells of cards that lay there, unseen by the log, when it began.

#include "model/table/turn.hpp"

namespace casino {

// The cards that the turn plays were in the hand, and can prove what is done before (AA-BLD-3); a top that is laid bare
// later was there for all to see, when something was demanded (SWZ-INS-1, SWZ-INS-5).
void show_what_it_states(const Rules& rules, Position& position, const Turn& turn);

}  // namespace casino
