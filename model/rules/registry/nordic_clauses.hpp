#pragma once
// Kasino in Finland and in Sweden, clause by clause, in the order of their texts (seed 004; that there is no building
// in Nordic games also stands in 001). What older texts say too is an alias of their clauses, at the end.

#include "model/rules/registry/clause_entry.hpp"

namespace casino::registry {

inline constexpr auto finland_clauses = std::to_array<ClauseEntry>({
    {"FIN-VAL-2", computation, "An ace is worth 1 where it lies on the table, and 14 when it is played from the hand.",
     "004 Kasino in Finland"},
    {"FIN-VAL-3", computation, "The two of spades, little casino, is worth 2 on the table and 15 when it is played.",
     "004 Kasino in Finland"},
    {"FIN-VAL-4", computation, "The ten of diamonds, big casino, is worth 10 on the table and 16 when it is played.",
     "004 Kasino in Finland"},
    {"FIN-VAL-5", prohibition,
     "So an ace takes no single ace, the little casino no single two and the big casino no single ten.",
     "004 Kasino in Finland", follows_from_others},
    {"FIN-WIN-2", match,
     "A sweep counts towards the target as soon as it is made, and the match can end with it in the middle of a deal; "
     "nothing else counts before all cards are played.",
     "004 Kasino in Finland"},
    {"FIN-WIN-4", match,
     "A tie is broken by the points for aces and for both casinos, then by those for spades, and at last by those for "
     "cards.",
     "004 Kasino in Finland"},
});

inline constexpr auto nordic_aliases = std::to_array<ClauseAlias>({
    {"FIN-PLY-1", "AA-PLY-1", "004 Kasino in Finland"},
    {"FIN-PAK-1", "AA-PAK-1", "004 Kasino in Finland"},
    {"FIN-DEAL-1", "AA-DEAL-1 AA-DEAL-2 AA-DEAL-4", "004 Kasino in Finland"},
    {"FIN-BLD-1", "AA-BLD-1", "004 Kasino in Finland; 001 Introduction"},
    {"FIN-VAL-1", "SWZ-VAL-2 AA-VAL-1", "004 Kasino in Finland"},
    {"FIN-SCO-1", "AA-SCO-1 AA-SCO-6", "004 Kasino in Finland"},
    {"FIN-SCO-2", "AA-SCO-2 AA-SCO-6", "004 Kasino in Finland"},
    {"FIN-SCO-3", "AA-SCO-3 AA-SCO-4 AA-SCO-5", "004 Kasino in Finland"},
    {"FIN-SWP-1", "AA-SWP-1 AA-SWP-2", "004 Kasino in Finland"},
    {"FIN-SWP-2", "DOM-SWP-2", "004 Kasino in Finland"},
    {"FIN-WIN-1", "AA-WIN-1", "004 Kasino in Finland"},
    {"FIN-WIN-3", "AA-WIN-2", "004 Kasino in Finland"},
    {"SWE-PLY-1", "AA-PLY-1", "004 Kasino in Sweden"},
    {"SWE-VAL-1", "AA-VAL-1 SWZ-VAL-2 SWZ-ACE-1", "004 Kasino in Sweden"},
    {"SWE-BLD-1", "AA-BLD-1", "001 Introduction"},
    {"SWE-SCO-1", "AA-SCO-8", "004 Kasino in Sweden"},
    {"SWE-SWP-1", "AA-SWP-1", "004 Kasino in Sweden"},
    {"SWE-WIN-1", "AA-WIN-1 FIN-WIN-2", "004 Kasino in Sweden"},
});

}  // namespace casino::registry
