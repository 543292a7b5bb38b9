#pragma once
// South African Casino, clause by clause, in the order of its text (the last section of seed 000; 004 has the same).
// What the texts of the older games say too is an alias of their clauses, at the end.

#include "model/rules/registry/clause_entry.hpp"

namespace casino::registry {

inline constexpr auto south_african_clauses = std::to_array<ClauseEntry>({
    // Deal
    {"SAF-DEAL-2", deal,
     "In each later deal the loser of the one before is the first to be dealt to, so the seat before deals.",
     "000 South African Casino"},
    {"SAF-DEAL-3", computation, "That loser leads.", "000 South African Casino"},
    {"SAF-DEAL-5", deal, "Three seats get thirteen cards each, and the card that is left lies open on the table.",
     "000 South African Casino"},
    {"SAF-DEAL-7", computation,
     "With two or four seats the table is empty at first, so the leader can only lay a card down.",
     "000 South African Casino", follows_from_others},
    // Piles
    {"SAF-PILE-3", obligation,
     "Cards that are captured together lie on the pile in the order of their numbers, the lowest on top.",
     "000 South African Casino"},
    // Capture
    {"SAF-CAP-1", permission, "The top cards of the other seats' piles may be captured like cards of the table.",
     "000 South African Casino"},
    // Owners
    {"SAF-TRL-2", obligation, "Whoever has a build on the table must add to it or capture something.",
     "000 South African Casino"},
    // Stealing
    {"SAF-STL-2", prohibition, "No top goes into a build unless a hand card is added to it at the same time.",
     "000 South African Casino"},
    // Score
    {"SAF-SCO-2", score, "Five spades or more: a point, to everybody who has them.",
     "000 South African Casino, scores"},
});

inline constexpr auto south_african_aliases = std::to_array<ClauseAlias>({
    {"SAF-SEAT-1", "AA-PLY-1", "000 South African Casino"},
    {"SAF-PACK-1", "AA-PAK-1", "000 South African Casino"},
    {"SAF-DEAL-1", "SWZ-DEAL-2", "000 South African Casino"},
    {"SAF-DEAL-4", "AA-DEAL-1 AA-DEAL-4 AA-DEAL-5", "000 South African Casino"},
    {"SAF-DEAL-6", "SWZ-DEAL-1", "000 South African Casino"},
    {"SAF-DRF-1", "AA-TRL-1", "000 South African Casino"},
    {"SAF-PILE-1", "SWZ-PILE-1", "000 South African Casino"},
    {"SAF-PILE-2", "SWZ-PILE-3", "000 South African Casino"},
    {"SAF-TRL-1", "AA-TRL-3", "000 South African Casino"},
    {"SAF-STL-1", "SWZ-STL-6 SWZ-BLD-4", "000 South African Casino"},
    {"SAF-PHS-1", "AA-VAR-2", "000 South African Casino"},
    {"SAF-END-1", "AA-END-1", "000 South African Casino"},
    {"SAF-SCO-1", "AA-SCO-1 AA-SCO-6", "000 South African Casino, scores"},
    {"SAF-SCO-3", "AA-SCO-5", "000 South African Casino, scores"},
    {"SAF-SCO-4", "AA-SCO-4", "000 South African Casino, scores"},
    {"SAF-SCO-5", "AA-SCO-3", "000 South African Casino, scores"},
});

}  // namespace casino::registry
