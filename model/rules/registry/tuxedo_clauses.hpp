#pragma once
// Tuxedo, clause by clause, in the order of its text (seed 001). Its mechanics are those of the Anglo-American game;
// what it says of them is an alias, at the end.

#include <array>

#include "model/rules/registry/clause_entry.hpp"

namespace casino {

inline constexpr std::array tuxedo_clauses = [] {
  using enum ClauseKind;
  return std::array{
      ClauseEntry{"TUX-PLY-1", computation, false, "Two to six can play.", "001 Tuxedo"},
      ClauseEntry{"TUX-PAK-1", computation, false,
                  "The pack has forty Rook cards: one to ten in black, red, green and yellow.", "001 Tuxedo"},
      ClauseEntry{"TUX-PAK-2", computation, false, "It has been played with a pack without its pictures too.",
                  "001 Tuxedo"},
      // Deal
      ClauseEntry{"TUX-DEAL-2", deal, false,
                  "When too few cards are left for full hands they are dealt out in equal hands, as large as they can "
                  "be, and what is then left comes to the table.",
                  "001 Tuxedo"},
      ClauseEntry{"TUX-DEAL-3", deal, true,
                  "So the last hands have two cards each for two players, four for three, one for four, three for five "
                  "with one to the table, and two for six.",
                  "001 Tuxedo"},
      ClauseEntry{"TUX-DEAL-4", prohibition, true, "With one card each nobody can make a build or add to one.",
                  "001 Tuxedo"},
      // Scoring
      ClauseEntry{"TUX-SCO-2", score, false, "Each orange that is called scores ten points.", "001 Tuxedo"},
      ClauseEntry{"TUX-SCO-3", score, false, "A sweep of four cards or more scores ten points, a smaller one five.",
                  "001 Tuxedo"},
      ClauseEntry{"TUX-SCO-4", score, false, "Each five scores five points.", "001 Tuxedo"},
      // Oranges
      ClauseEntry{"TUX-ORG-1", computation, false,
                  "An orange is a red and a yellow card taken from the table by one capture.", "001 Tuxedo"},
      ClauseEntry{"TUX-ORG-2", event, false, "An orange scores only if somebody calls it.", "001 Tuxedo"},
      ClauseEntry{"TUX-ORG-3", permission, false,
                  "If the capturer forgets to call, another player may, and scores it instead.", "001 Tuxedo"},
      ClauseEntry{"TUX-ORG-4", score, false, "Calling an orange where there is none costs the caller ten points.",
                  "001 Tuxedo"},
  };
}();

inline constexpr std::array tuxedo_aliases = {
    ClauseAlias{"TUX-TRN-1", "AA-TRN-2", "001 Tuxedo"},
    ClauseAlias{"TUX-DEAL-1", "AA-DEAL-1 AA-DEAL-4", "001 Tuxedo"},
    ClauseAlias{"TUX-SCO-1", "AA-SCO-1", "001 Tuxedo"},
    ClauseAlias{"TUX-WIN-1", "AA-WIN-1", "001 Tuxedo"},
};

}  // namespace casino
