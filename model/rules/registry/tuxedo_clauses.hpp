#pragma once
// Tuxedo, clause by clause, in the order of its text (seed 001). Its mechanics are those of the Anglo-American game;
// what it says of them is an alias, at the end.

#include "model/rules/registry/clause_entry.hpp"

namespace casino::registry {

inline constexpr auto tuxedo_clauses = std::to_array<ClauseEntry>({
    {"TUX-PLY-1", computation, "Two to six can play.", "001 Tuxedo"},
    {"TUX-PAK-1", computation, "The pack has forty Rook cards: one to ten in black, red, green and yellow.",
     "001 Tuxedo"},
    {"TUX-PAK-2", computation, "It has been played with a pack without its pictures too.", "001 Tuxedo"},
    // Deal
    {"TUX-DEAL-2", deal,
     "When too few cards are left for full hands they are dealt out in equal hands, as large as they can be, and what "
     "is then left comes to the table.",
     "001 Tuxedo"},
    {"TUX-DEAL-3", deal,
     "So the last hands have two cards each for two players, four for three, one for four, three for five with one to "
     "the table, and two for six.",
     "001 Tuxedo", follows_from_others},
    {"TUX-DEAL-4", prohibition, "With one card each nobody can make a build or add to one.", "001 Tuxedo",
     follows_from_others},
    // Scoring
    {"TUX-SCO-2", score, "Each orange that is called scores ten points.", "001 Tuxedo"},
    {"TUX-SCO-3", score, "A sweep of four cards or more scores ten points, a smaller one five.", "001 Tuxedo"},
    {"TUX-SCO-4", score, "Each five scores five points.", "001 Tuxedo"},
    // Oranges
    {"TUX-ORG-1", computation, "An orange is a red and a yellow card taken from the table by one capture.",
     "001 Tuxedo"},
    {"TUX-ORG-2", event, "An orange scores only if somebody calls it.", "001 Tuxedo"},
    {"TUX-ORG-3", permission, "If the capturer forgets to call, another player may, and scores it instead.",
     "001 Tuxedo"},
    {"TUX-ORG-4", score, "Calling an orange where there is none costs the caller ten points.", "001 Tuxedo"},
});

inline constexpr auto tuxedo_aliases = std::to_array<ClauseAlias>({
    {"TUX-TRN-1", "AA-TRN-2", "001 Tuxedo"},
    {"TUX-DEAL-1", "AA-DEAL-1 AA-DEAL-4", "001 Tuxedo"},
    {"TUX-SCO-1", "AA-SCO-1", "001 Tuxedo"},
    {"TUX-WIN-1", "AA-WIN-1", "001 Tuxedo"},
});

}  // namespace casino::registry
