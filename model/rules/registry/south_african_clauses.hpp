#pragma once
// South African Casino, clause by clause, in the order of its text (the last section of seed 000; 004 has the same).
// What the texts of the older games say too is an alias of their clauses, at the end.

#include <array>

#include "model/rules/registry/clause_entry.hpp"

namespace casino {

inline constexpr std::array south_african_clauses = [] {
  using enum ClauseKind;
  return std::array{
      // Deal
      ClauseEntry{
          "SAF-DEAL-2", deal, false,
          "In each later deal the loser of the one before is the first to be dealt to, so the seat before deals.",
          "000 South African Casino"},
      ClauseEntry{"SAF-DEAL-3", computation, false, "That loser leads.", "000 South African Casino"},
      ClauseEntry{"SAF-DEAL-5", deal, false,
                  "Three seats get thirteen cards each, and the card that is left lies open on the table.",
                  "000 South African Casino"},
      ClauseEntry{"SAF-DEAL-7", computation, true,
                  "With two or four seats the table is empty at first, so the leader can only lay a card down.",
                  "000 South African Casino"},
      // Piles
      ClauseEntry{"SAF-PILE-3", obligation, false,
                  "Cards that are captured together lie on the pile in the order of their numbers, the lowest on top.",
                  "000 South African Casino"},
      // Capture
      ClauseEntry{"SAF-CAP-1", permission, false,
                  "The top cards of the other seats' piles may be captured like cards of the table.",
                  "000 South African Casino"},
      // Owners
      ClauseEntry{"SAF-TRL-2", obligation, false,
                  "Whoever has a build on the table must add to it or capture something.", "000 South African Casino"},
      // Stealing
      ClauseEntry{"SAF-STL-2", prohibition, false,
                  "No top goes into a build unless a hand card is added to it at the same time.",
                  "000 South African Casino"},
      // Score
      ClauseEntry{"SAF-SCO-2", score, false, "Five spades or more: a point, to everybody who has them.",
                  "000 South African Casino, scores"},
  };
}();

inline constexpr std::array south_african_aliases = {
    ClauseAlias{"SAF-SEAT-1", "AA-PLY-1", "000 South African Casino"},
    ClauseAlias{"SAF-PACK-1", "AA-PAK-1", "000 South African Casino"},
    ClauseAlias{"SAF-DEAL-1", "SWZ-DEAL-2", "000 South African Casino"},
    ClauseAlias{"SAF-DEAL-4", "AA-DEAL-1 AA-DEAL-4 AA-DEAL-5", "000 South African Casino"},
    ClauseAlias{"SAF-DEAL-6", "SWZ-DEAL-1", "000 South African Casino"},
    ClauseAlias{"SAF-DRF-1", "AA-TRL-1", "000 South African Casino"},
    ClauseAlias{"SAF-PILE-1", "SWZ-PILE-1", "000 South African Casino"},
    ClauseAlias{"SAF-PILE-2", "SWZ-PILE-3", "000 South African Casino"},
    ClauseAlias{"SAF-TRL-1", "AA-TRL-3", "000 South African Casino"},
    ClauseAlias{"SAF-STL-1", "SWZ-STL-6 SWZ-BLD-4", "000 South African Casino"},
    ClauseAlias{"SAF-PHS-1", "AA-VAR-2", "000 South African Casino"},
    ClauseAlias{"SAF-END-1", "AA-END-1", "000 South African Casino"},
    ClauseAlias{"SAF-SCO-1", "AA-SCO-1 AA-SCO-6", "000 South African Casino, scores"},
    ClauseAlias{"SAF-SCO-3", "AA-SCO-5", "000 South African Casino, scores"},
    ClauseAlias{"SAF-SCO-4", "AA-SCO-4", "000 South African Casino, scores"},
    ClauseAlias{"SAF-SCO-5", "AA-SCO-3", "000 South African Casino, scores"},
};

}  // namespace casino
