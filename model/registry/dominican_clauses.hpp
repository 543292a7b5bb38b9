#pragma once
// Clauses of Casino in the Dominican Republic: seed 001.

#include <array>

#include "model/registry/clause_entry.hpp"

namespace casino {

inline constexpr auto dominican_clauses = [] {
  using enum ClauseKind;
  return std::array{
      // Sweeps
      ClauseEntry{"DOM-SWP-2", score, false,
                  "As soon as every side has a sweep each of them loses one: what counts is a side's sweeps less the "
                  "fewest that any side has.",
                  "001 Sweeps"},
      ClauseEntry{"DOM-SWP-3", computation, true, "After cancelling at least one side has no sweep.", "001 Sweeps"},
  };
}();

}  // namespace casino
