#pragma once
// The outcomes of all legal turns, merged by nothing but the equality of whole positions: a check of the short keys by
// which the generator knows a position again.

#include <cstddef>
#include <optional>
#include <vector>

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"

namespace casino::referee {

// Of turns of several actions. Nothing if more than so many turns in the making were met.
[[nodiscard]] std::optional<std::vector<Position>> plainly_merged_outcomes(const Rules& rules, const Position& position,
                                                                           std::size_t most_partial_turns);

}  // namespace casino::referee
