#pragma once
// Sotho Casino, clause by clause, in the order of its text (seed 000; the same in 004, save for the pack of forty). It
// is stated by its differences from Swazi Casino; what the Anglo-American text says too is an alias of its clause.

#include "model/rules/registry/clause_entry.hpp"

namespace casino::registry {

inline constexpr auto sotho_clauses = std::to_array<ClauseEntry>({
    {"SOT-PILE-1", prohibition,
     "Captured cards are not sorted: those of a build lie in the pile as they came to lie on it.", "000 Sotho Casino"},
    {"SOT-PILE-3", computation, "Each of two partners has a pile.", "000 Sotho Casino"},
    {"SOT-STL-1", permission, "The top of the partner's pile may be stolen, too, to add to a build.",
     "000 Sotho Casino"},
    {"SOT-PILE-4", obligation,
     "Captured pictures go beneath all numeral cards of the pile, above the pictures that lie there.",
     "000 Sotho Casino"},
    {"SOT-PILE-5", permission, "Pictures that one captures may be given to the partner's pile.", "000 Sotho Casino"},
});

inline constexpr auto sotho_aliases = std::to_array<ClauseAlias>({
    {"SOT-VAL-1", "AA-VAL-2 AA-CAP-2 AA-CAP-10 AA-BLD-8", "000 Sotho Casino; Introduction otherwise"},
    {"SOT-VAL-2", "AA-VAL-1", "000 Sotho Casino"},
    {"SOT-PILE-2", "SWZ-PILE-5", "000 Sotho Casino"},
    {"SOT-PACK-1", "AA-PAK-1", "000 Players, Cards and Deal; Sotho Casino, of the players whom Alexey Lobashev met"},
});

}  // namespace casino::registry
