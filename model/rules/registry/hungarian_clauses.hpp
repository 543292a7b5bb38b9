#pragma once
// Hungarian Casino, Kaszino, as David Kirchner learned it (HUN), with what is different in S. Ulmann's book (HUN-ULM)
// and in the books that Robert Kovacs reports on, the Nagy Kartyakonyv above all (HUN-NAG): seed 001, clause by clause
// in the order of its text.

#include "model/rules/registry/clause_entry.hpp"

namespace casino::registry {

inline constexpr auto hungarian_clauses = std::to_array<ClauseEntry>({
    {"HUN-CAP-1", permission,
     "Several cards of the hand may be played together to capture: each card or combination taken is worth as much as "
     "all of them in sum.",
     "001 Hungarian Casino"},
    {"HUN-TRL-1", prohibition,
     "Only for one capture can more than one card leave the hand; a single card is laid on the table.",
     "001 Hungarian Casino"},
    {"HUN-TRN-1", computation,
     "When one player has no cards left, the other plays on alone, in any order, until all are gone.",
     "001 Hungarian Casino"},
    // Ulmann
    {"HUN-ULM-1", permission,
     "In Ulmann's game several sets of hand cards may be played together, if each of them makes the value of what is "
     "captured.",
     "001 Hungarian Casino, Ulmann 1"},
    {"HUN-ULM-2", score,
     "Sweeping the first four cards of the table with the first play of the deal scores two points.",
     "001 Hungarian Casino, Ulmann 2"},
    {"HUN-ULM-3", deal,
     "The dealer's opponent cuts, and may look at the bottom card of the pack; it is dealt to the dealer with the last "
     "hands.",
     "001 Hungarian Casino, Ulmann 3"},
    // Kovacs, Nagy Kartyakonyv
    {"HUN-NAG-1", prohibition, "Two or more cards played together add up to 13 at most.",
     "001 Hungarian Casino, Kovacs"},
    {"HUN-NAG-2", computation,
     "After a sweep the opponent of whoever made it has two turns running, as far as the hand reaches.",
     "001 Hungarian Casino, Nagy Kartyakonyv"},
    {"HUN-NAG-3", computation, "Sweeps are noted on the score sheet; no card is turned up for them.",
     "001 Hungarian Casino, Nagy Kartyakonyv"},
    {"HUN-NAG-4", computation, "Whoever made the last capture before new hands were dealt leads with them.",
     "001 Hungarian Casino, Nagy Kartyakonyv"},
    {"HUN-NAG-5", deal, "The hands of the last dealing lie open.", "001 Hungarian Casino, Nagy Kartyakonyv"},
    {"HUN-NAG-7", match, "A match that is won in its first deal counts double.",
     "001 Hungarian Casino, Nagy Kartyakonyv"},
    {"HUN-NAG-10", computation, "Only the first play of a deal can sweep just the first layout.",
     "001 Hungarian Casino, Ulmann 2, Nagy Kartyakonyv", follows_from_others},
});

inline constexpr auto hungarian_aliases = std::to_array<ClauseAlias>({
    {"HUN-PLY-1", "AA-PLY-1", "001 Hungarian Casino"},
    {"HUN-VAL-1", "SWZ-VAL-2 SWZ-ACE-1", "001 Introduction; Hungarian Casino"},
    {"HUN-DEAL-1", "AA-DEAL-1 AA-DEAL-4 AA-DEAL-5", "001 Hungarian Casino"},
    {"HUN-BLD-1", "AA-BLD-1", "001 Hungarian Casino"},
    {"HUN-CAP-2", "AA-TRN-5", "001 Hungarian Casino"},
    {"HUN-SWP-1", "AA-SWP-1 AA-SWP-2 AA-SWP-4", "001 Hungarian Casino"},
    {"HUN-END-1", "AA-END-1", "001 Hungarian Casino"},
    {"HUN-SCO-1", "AA-SCO-1 AA-SCO-2 AA-SCO-3 AA-SCO-4 AA-SCO-5 AA-SCO-6", "001 Hungarian Casino"},
    {"HUN-WIN-1", "AA-WIN-1", "001 Hungarian Casino"},
    {"HUN-WIN-2", "AA-WIN-8", "001 Hungarian Casino"},
    {"HUN-ULM-4", "AA-WIN-2", "001 Hungarian Casino, Ulmann 4"},
    {"HUN-NAG-6", "AA-WIN-8", "001 Hungarian Casino, Nagy Kartyakonyv"},
    {"HUN-NAG-8", "AA-SCO-1 AA-SCO-2", "001 Hungarian Casino, Nagy Kartyakonyv"},
    {"HUN-NAG-9", "HUN-ULM-2", "001 Hungarian Casino, Nagy Kartyakonyv"},
});

}  // namespace casino::registry
