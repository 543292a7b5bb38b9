#pragma once
// Turns that somebody might make who does not know the rules: legal ones with something wrong in them, and some that
// are made up altogether.

#include <vector>

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"
#include "oracle/generate/dice.hpp"

namespace casino::generate {

// How many turns are made up.
struct MadeUpTurns {
  int alone = 40;    // of one action
  int besides = 10;  // before the legal ones, and as many after them
};

// Around one turn that is legal here, and around nothing. The same turn may come twice.
[[nodiscard]] std::vector<Turn> wrong_turns(const Rules& rules, const Position& position, const Turn& legal, Dice& dice,
                                            MadeUpTurns made_up = {});

// Turns of cards that come out right: two captures at once, of those that are legal, and whatever can be added to
// builds or raises them.
[[nodiscard]] std::vector<Turn> bold_turns(const Rules& rules, const Position& position,
                                           const std::vector<Turn>& legal);

// An action of cards that lie where it takes them from.
[[nodiscard]] Action made_up_action(const Rules& rules, const Position& position, Dice& dice);

}  // namespace casino::generate
