#pragma once
// Swazi Casino for two (SWZ2) and its other form, crazy casino (CRZ), in the order of the text (seed 000, the same in
// 004). All else is Swazi Casino; what restricts an owner who trails is the Anglo-American clause, for a part of the
// deal.

#include "model/rules/registry/clause_entry.hpp"

namespace casino::registry {

inline constexpr auto swazi_two_clauses = std::to_array<ClauseEntry>({
    {"SWZ2-RST-2", prohibition, "While restrictions hold nobody owns more than one build when his turn ends.",
     "000 Two-player version, second restriction"},
    {"SWZ2-RST-3", permission,
     "Within a turn a second build may be made, as one may to steal, if one of the two is captured before the turn "
     "ends.",
     "000 Two-player version, second restriction"},
    {"CRZ-DRW-1", deal, "After each play the player draws one card, until the stock is used up; then hands run down.",
     "000 Two-player version, crazy casino"},
});

inline constexpr auto swazi_two_aliases = std::to_array<ClauseAlias>({
    {"SWZ2-DEAL-1", "AA-DEAL-1", "000 Two-player version"},
    {"SWZ2-DEAL-2", "AA-DEAL-4 AA-DEAL-5", "000 Two-player version"},
    {"SWZ2-DEAL-3", "AA-DEAL-4", "000 Two-player version"},
    {"SWZ2-RST-1", "AA-TRL-3", "000 Two-player version, first restriction"},
    {"SWZ2-RST-4", "AA-VAR-2", "000 Two-player version, second twelve cards"},
    {"CRZ-DEAL-1", "AA-DEAL-1", "000 Two-player version, crazy casino"},
    {"CRZ-RST-1", "AA-TRL-3", "000 Two-player version, crazy casino"},
    {"CRZ-RST-2", "SWZ2-RST-2", "000 Two-player version, crazy casino"},
});

}  // namespace casino::registry
