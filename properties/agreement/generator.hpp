#pragma once
// The generator of legal turns (oracle/enumerate) against judge and the referee.

#include <optional>
#include <string>

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"
#include "properties/referee/referee.hpp"

namespace casino::properties {

// What is wrong, in words for the person who looks into it; nothing if all is well.
using Fault = std::optional<std::string>;

// Whether the referee can try every turn of a position in a moment, and how far it then goes: turns of one action are
// tried whole, with all the hand cards that may go into one, and so are those of a trail with a build; of a turn of
// many actions so many as the number of things on the table allows.
[[nodiscard]] bool is_within_reach(const Position& position);
// The same where there is more time: turns of one action are also tried on fuller tables.
[[nodiscard]] bool is_within_patient_reach(const Rules& rules, const Position& position);
[[nodiscard]] referee::Bounds bounds_for(const Rules& rules, const Position& position);

// The referee finds the generator's outcomes and no others; of the first turn that was invented or forgotten
// all is stated.
[[nodiscard]] Fault generator_and_referee_differ(const Rules& rules, const Position& position,
                                                 const referee::Bounds& bounds);

// Up to `limit` generated turns: each is legal by judge, leads where the generator says, and no other leads
// there.
[[nodiscard]] Fault generated_turn_is_refused(const Rules& rules, const Position& position, std::size_t limit);

// A turn that judge allows leads to one of the generator's outcomes.
[[nodiscard]] Fault legal_turn_is_not_generated(const Rules& rules, const Position& position, const Turn& turn);

}  // namespace casino::properties
