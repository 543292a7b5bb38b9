#pragma once
// Casino in the Dominican Republic, and Joel Soto's version of its endgame: seed 001. The numbers of its restrictions
// are those of the list under "Play".

#include "model/rules/registry/clause_entry.hpp"

namespace casino::registry {

inline constexpr auto dominican_clauses = std::to_array<ClauseEntry>({
    // Capture and trail
    {"DOM-CAP-3", obligation, "A card that equals loose cards captures all of them, or goes into a build.",
     "001 Play, restriction 3"},
    {"DOM-TRL-2", prohibition, "A card that equals a loose card may not be trailed.", "001 Play, restriction 3"},
    {"DOM-I-1", event, "Opponents point out what a card could have captured and left behind; nothing follows from it.",
     "001 Play, 4"},
    // Builds
    {"DOM-OWN-3", prohibition,
     "Nobody may make a build or add to one on the partner's card, were it proven ever so well.",
     "001 Play, restriction 1"},
    {"DOM-ADD-2", prohibition, "Nobody may raise a build that is his own.", "001 Play, 5"},
    // Sweeps
    {"DOM-SWP-2", score,
     "As soon as every side has a sweep each of them loses one: what counts is a side's sweeps less the fewest that "
     "any side has.",
     "001 Sweeps"},
    {"DOM-SWP-3", computation, "After cancelling at least one side has no sweep.", "001 Sweeps", follows_from_others},
    // The endgame
    {"DOM-WIN-2", match, "A side with 18 points can win only by most cards.", "001 End of the Play and Scoring"},
    {"DOM-WIN-3", match, "A side with 19 points can win only by the ten of diamonds.",
     "001 End of the Play and Scoring"},
    {"DOM-WIN-4", match, "A side with 20 points can win only by most spades.", "001 End of the Play and Scoring"},
    {"DOM-WIN-5", match, "A restricted side that meets its criterion has won, whatever the others score.",
     "001 End of the Play and Scoring"},
    {"DOM-WIN-6", match, "A restricted side that does not meet it scores nothing, and the others score as usual.",
     "001 End of the Play and Scoring, example"},
    {"DOM-WIN-7", match, "A side with 18 points or more scores no sweeps, but its sweeps cancel those of others.",
     "001 End of the Play and Scoring"},
    {"DOM-WIN-8", match, "Of two restricted sides the first to meet its criterion wins, by the order of the captures.",
     "001 End of the Play and Scoring"},
    {"DOM-WIN-9", match,
     "If the best are level at 21 or more, deals follow in which nobody is restricted, until one is ahead.",
     "001 End of the Play and Scoring"},
    // Variations
    {"DOM-VAR-1", match, "In a variation a restricted side records no sweeps, so that they cancel nothing.",
     "001 Variations"},
    {"DOM-VAR-3", computation,
     "In a variation one may build for the partner on proof: while he owns a build of the value, or since he owned one "
     "that another took, until he plays a card of it.",
     "001 Variations"},
    {"DOM-VAR-4", computation,
     "In that variation a build for the partner is announced so; it is his then, and he must keep a card for it.",
     "001 Variations"},
    // Soto
    {"DOM-SOTO-1", match, "At 16 a side scores only most cards and the ten of diamonds.", "001 Variations, Joel Soto"},
    {"DOM-SOTO-2", match, "At 17 a side scores only most cards and most spades.", "001 Variations, Joel Soto"},
    {"DOM-SOTO-3", match,
     "At 18 a side scores only most cards, at 19 only the ten of diamonds, at 20 only most spades.",
     "001 Variations, Joel Soto"},
    {"DOM-SOTO-4", match, "A side at 16 or 17 that scores both items in one deal has won, whatever the others score.",
     "001 Variations, Joel Soto"},
    {"DOM-SOTO-5", match, "A side that scores one of them keeps those points; the others score as usual and may win.",
     "001 Variations, Joel Soto"},
});

inline constexpr auto dominican_aliases = std::to_array<ClauseAlias>({
    {"DOM-PLY-1", "AA-PLY-1 AA-PLY-2", "001 Players and Cards"},
    {"DOM-PLY-2", "AA-PLY-2", "001 Sweeps; End of the Play and Scoring"},
    {"DOM-PLY-3", "AA-PLY-3", "001 Players and Cards; Play"},
    {"DOM-PAK-1", "AA-PAK-1", "001 Players and Cards"},
    {"DOM-VAL-1", "SWZ-VAL-2 SWZ-ACE-1", "001 Players and Cards"},
    {"DOM-VAL-2", "SWZ-ACE-2", "001 Players and Cards"},
    {"DOM-DEAL-1", "AA-DEAL-1 AA-DEAL-4", "001 Deal"},
    {"DOM-DEAL-2", "AA-DEAL-5 AA-DEAL-7", "001 Deal"},
    {"DOM-TRN-1", "AA-TRN-1 AA-TRN-2", "001 Play"},
    {"DOM-CAP-1", "AA-CAP-3 AA-CAP-4 AA-CAP-6", "001 Play, Capture"},
    {"DOM-CAP-2", "AA-CAP-7", "001 Play, Capture"},
    {"DOM-CAP-4", "AA-CAP-9", "001 Play, restriction 3"},
    {"DOM-CAP-5", "AA-CAP-9", "001 Play, restriction 3"},
    {"DOM-CAP-6", "AA-OWN-2", "001 Play, restriction 3"},
    {"DOM-BLD-1", "AA-BLD-4 AA-BLD-5", "001 Play, Build"},
    {"DOM-BLD-2", "AA-BLD-1", "001 Play, Build"},
    {"DOM-OWN-1", "AA-OWN-1", "001 Play, Build"},
    {"DOM-OWN-2", "AA-BLD-3 AA-ADD-12 AA-ADD-13 AA-OWN-2", "001 Play, restriction 1"},
    {"DOM-TRL-1", "AA-TRL-3", "001 Play, restriction 2"},
    {"DOM-TRL-3", "AA-TRL-2", "001 Play, restriction 3"},
    {"DOM-ADD-1", "AA-ADD-1", "001 Play, 5"},
    {"DOM-ADD-3", "AA-ADD-8", "001 Play, 5, 6"},
    {"DOM-ADD-4", "AA-ADD-4", "001 Play, 6"},
    {"DOM-ADD-5", "AA-ADD-5", "001 Play, 6"},
    {"DOM-ADD-6", "AA-ADD-6", "001 Play, 6"},
    {"DOM-SWP-1", "AA-SWP-1", "001 Sweeps"},
    {"DOM-SWP-4", "AA-SWP-2", "001 Sweeps"},
    {"DOM-END-1", "AA-END-1 AA-SWP-4", "001 End of the Play and Scoring"},
    {"DOM-END-2", "AA-SWP-3", "001 End of the Play and Scoring"},
    {"DOM-SCO-1", "AA-SCO-1 AA-SCO-2 AA-SCO-3 AA-SCO-4 AA-SCO-5", "001 End of the Play and Scoring"},
    {"DOM-SCO-2", "AA-SCO-6", "001 End of the Play and Scoring"},
    {"DOM-WIN-1", "AA-WIN-1", "001 End of the Play and Scoring"},
    {"DOM-WIN-10", "AA-WIN-2", "001 End of the Play and Scoring"},
    {"DOM-VAR-2", "SWZ-PTN-3 SWZ-PTN-4", "001 Variations"},
});

}  // namespace casino::registry
