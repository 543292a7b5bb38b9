#pragma once
// Kasino in Finland and in Sweden, clause by clause, in the order of their texts (seed 004; that there is no building
// in Nordic games also stands in 001). What older texts say too is an alias of their clauses, at the end.

#include <array>

#include "model/rules/registry/clause_entry.hpp"

namespace casino {

inline constexpr std::array finland_clauses = [] {
  using enum ClauseKind;
  return std::array{
      ClauseEntry{"FIN-VAL-2", computation, false,
                  "An ace is worth 1 where it lies on the table, and 14 when it is played from the hand.",
                  "004 Kasino in Finland"},
      ClauseEntry{"FIN-VAL-3", computation, false,
                  "The two of spades, little casino, is worth 2 on the table and 15 when it is played.",
                  "004 Kasino in Finland"},
      ClauseEntry{"FIN-VAL-4", computation, false,
                  "The ten of diamonds, big casino, is worth 10 on the table and 16 when it is played.",
                  "004 Kasino in Finland"},
      ClauseEntry{"FIN-VAL-5", prohibition, true,
                  "So an ace takes no single ace, the little casino no single two and the big casino no single ten.",
                  "004 Kasino in Finland"},
      ClauseEntry{
          "FIN-WIN-2", match, false,
          "A sweep counts towards the target as soon as it is made, and the match can end with it in the middle "
          "of a deal; nothing else counts before all cards are played.",
          "004 Kasino in Finland"},
      ClauseEntry{
          "FIN-WIN-4", match, false,
          "A tie is broken by the points for aces and for both casinos, then by those for spades, and at last by "
          "those for cards.",
          "004 Kasino in Finland"},
  };
}();

inline constexpr std::array nordic_aliases = {
    ClauseAlias{"FIN-PLY-1", "AA-PLY-1", "004 Kasino in Finland"},
    ClauseAlias{"FIN-PAK-1", "AA-PAK-1", "004 Kasino in Finland"},
    ClauseAlias{"FIN-DEAL-1", "AA-DEAL-1 AA-DEAL-2 AA-DEAL-4", "004 Kasino in Finland"},
    ClauseAlias{"FIN-BLD-1", "AA-BLD-1", "004 Kasino in Finland; 001 Introduction"},
    ClauseAlias{"FIN-VAL-1", "SWZ-VAL-2 AA-VAL-1", "004 Kasino in Finland"},
    ClauseAlias{"FIN-SCO-1", "AA-SCO-1 AA-SCO-6", "004 Kasino in Finland"},
    ClauseAlias{"FIN-SCO-2", "AA-SCO-2 AA-SCO-6", "004 Kasino in Finland"},
    ClauseAlias{"FIN-SCO-3", "AA-SCO-3 AA-SCO-4 AA-SCO-5", "004 Kasino in Finland"},
    ClauseAlias{"FIN-SWP-1", "AA-SWP-1 AA-SWP-2", "004 Kasino in Finland"},
    ClauseAlias{"FIN-SWP-2", "DOM-SWP-2", "004 Kasino in Finland"},
    ClauseAlias{"FIN-WIN-1", "AA-WIN-1", "004 Kasino in Finland"},
    ClauseAlias{"FIN-WIN-3", "AA-WIN-2", "004 Kasino in Finland"},
    ClauseAlias{"SWE-PLY-1", "AA-PLY-1", "004 Kasino in Sweden"},
    ClauseAlias{"SWE-VAL-1", "AA-VAL-1 SWZ-VAL-2 SWZ-ACE-1", "004 Kasino in Sweden"},
    ClauseAlias{"SWE-BLD-1", "AA-BLD-1", "001 Introduction"},
    ClauseAlias{"SWE-SCO-1", "AA-SCO-8", "004 Kasino in Sweden"},
    ClauseAlias{"SWE-SWP-1", "AA-SWP-1", "004 Kasino in Sweden"},
    ClauseAlias{"SWE-WIN-1", "AA-WIN-1 FIN-WIN-2", "004 Kasino in Sweden"},
};

}  // namespace casino
