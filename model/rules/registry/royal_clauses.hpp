#pragma once
// Royal Casino as it is played in North America: seed 001, "Royal Casino in North America", and the sections on Royal
// Casino of 004 and 002; and Casino in Haiti, seed 001. Most of what they say other texts say already.

#include "model/rules/registry/clause_entry.hpp"

namespace casino::registry {

inline constexpr auto royal_clauses = std::to_array<ClauseEntry>({
    {"ROY-VAL-4", permission, "Pictures and aces capture, are captured and are built with like all other cards.",
     "001 Royal Casino in North America; 004 and 002 Royal Casino", follows_from_others},
    {"ROY-BLD-1", prohibition,
     "No build is worth more than 14, for no card could capture it; and an ace that counts 14 is a group by itself.",
     "001 Royal Casino in North America", follows_from_others},
    {"ROY-WIN-1", match, "A side that is close to the target may score whatever it can.",
     "001 Royal Casino in North America 4"},
});

inline constexpr auto royal_aliases = std::to_array<ClauseAlias>({
    {"ROY-VAL-1", "SWZ-VAL-2", "001 Royal Casino in North America; 004 and 002 Royal Casino"},
    {"ROY-VAL-2", "SWZ-ACE-1", "001 Royal Casino in North America; 004 and 002 Royal Casino"},
    {"ROY-VAL-3", "SWZ-ACE-2", "001 Royal Casino in North America; 004 Royal Casino"},
    {"ROY-PLY-1", "AA-PLY-3", "001 Royal Casino in North America 1"},
    {"ROY-TRL-1", "AA-TRL-2", "001 Royal Casino in North America 2"},
    {"ROY-TRL-2", "AA-TRL-3", "001 Royal Casino in North America 2"},
    {"ROY-SWP-1", "SWZ-SCO-7", "001 Royal Casino in North America 3"},
    {"ROY-SWP-2", "AA-SWP-1", "001 Royal Casino in North America 3"},
    {"ROY-WIN-2", "AA-WIN-6", "001 Royal Casino in North America 5"},
});

inline constexpr auto haiti_clauses = std::to_array<ClauseEntry>({
    {"HAI-WIN-1", match, "It seems that whoever captures most cards has won.", "001 Casino in Haiti"},
    {"HAI-SCO-1", computation, "Nothing is reported to score beside them, neither single cards nor an emptied table.",
     "001 Casino in Haiti"},
});

inline constexpr auto haiti_aliases = std::to_array<ClauseAlias>({
    {"HAI-PLY-1", "AA-PLY-1 AA-PLY-2", "001 Casino in Haiti"},
    {"HAI-PLY-2", "AA-PLY-3", "001 Casino in Haiti"},
    {"HAI-VAL-1", "SWZ-VAL-2 SWZ-ACE-1", "001 Casino in Haiti"},
    {"HAI-TRN-1", "AA-TRN-2", "001 Casino in Haiti"},
});

}  // namespace casino::registry
