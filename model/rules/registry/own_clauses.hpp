#pragma once
// Clauses of rules that no text has: a scoring table of one's own (docs/dialects.md).
//
// They have no off: what a table says is left out by leaving it out of the table.

#include "model/rules/registry/clause_entry.hpp"

namespace casino::registry {

inline constexpr auto own_clauses = std::to_array<ClauseEntry>({
    {"OWN-SCO-1", computation, "A card that the scoring table names scores what the table says.", "scoring table"},
    {"OWN-SCO-2", computation,
     "Each card of a rank that the scoring table names scores what the table says, unless the card has a row of its "
     "own.",
     "scoring table"},
    {"OWN-SCO-3", computation,
     "Each card of a suit that the scoring table names scores what the table says, unless the card has a row of its "
     "own.",
     "scoring table"},
    {"OWN-SCO-4", computation,
     "Most cards, or most of a suit that the scoring table names, score what the table says, and it says what a tie "
     "does.",
     "scoring table"},
});

}  // namespace casino::registry
