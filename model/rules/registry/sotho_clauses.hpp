#pragma once
// Sotho Casino, clause by clause, in the order of its text (seed 000; the same in 004, save for the pack of forty). It
// is told by its differences from Swazi Casino; what the Anglo-American text says too is an alias of its clause.

#include <array>

#include "model/rules/registry/clause_entry.hpp"

namespace casino {

inline constexpr std::array sotho_clauses = [] {
  using enum ClauseKind;
  return std::array{
      ClauseEntry{"SOT-PILE-1", prohibition, false,
                  "Captured cards are not sorted: those of a build lie in the pile as they came to lie on it.",
                  "000 Sotho Casino"},
      ClauseEntry{"SOT-PILE-3", computation, false, "Each of two partners has a pile.", "000 Sotho Casino"},
      ClauseEntry{"SOT-STL-1", permission, false,
                  "The top of the partner's pile may be stolen, too, to add to a build.", "000 Sotho Casino"},
      ClauseEntry{"SOT-PILE-4", obligation, false,
                  "Captured pictures go beneath all numeral cards of the pile, above the pictures that lie there.",
                  "000 Sotho Casino"},
      ClauseEntry{"SOT-PILE-5", permission, false, "Pictures that one captures may be given to the partner's pile.",
                  "000 Sotho Casino"},
  };
}();

inline constexpr std::array sotho_aliases = {
    ClauseAlias{"SOT-VAL-1", "AA-VAL-2 AA-CAP-2 AA-CAP-10 AA-BLD-8", "000 Sotho Casino; Introduction otherwise"},
    ClauseAlias{"SOT-VAL-2", "AA-VAL-1", "000 Sotho Casino"},
    ClauseAlias{"SOT-PILE-2", "SWZ-PILE-5", "000 Sotho Casino"},
    ClauseAlias{"SOT-PACK-1", "AA-PAK-1", "000 Sotho Casino, as told of Lesotho; not in 004"},
};

}  // namespace casino
