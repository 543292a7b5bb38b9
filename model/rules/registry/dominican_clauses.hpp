#pragma once
// Casino in the Dominican Republic, and Joel Soto's version of its endgame: seed 001. The numbers of its restrictions
// are those of the list under "Play".

#include <array>

#include "model/rules/registry/clause_entry.hpp"

namespace casino {

inline constexpr std::array dominican_clauses = [] {
  using enum ClauseKind;
  return std::array{
      // Capture and trail
      ClauseEntry{"DOM-CAP-3", obligation, false,
                  "A card that equals loose cards captures all of them, or goes into a build.",
                  "001 Play, restriction 3"},
      ClauseEntry{"DOM-TRL-2", prohibition, false, "A card that equals a loose card may not be trailed.",
                  "001 Play, restriction 3"},
      ClauseEntry{"DOM-I-1", event, false,
                  "Opponents point out what a card could have captured and left behind; nothing follows from it.",
                  "001 Play, 4"},
      // Builds
      ClauseEntry{"DOM-OWN-3", prohibition, false,
                  "Nobody may make a build or add to one on the partner's card, were it proven ever so well.",
                  "001 Play, restriction 1"},
      ClauseEntry{"DOM-ADD-2", prohibition, false, "Nobody may raise a build that is his own.", "001 Play, 5"},
      // Sweeps
      ClauseEntry{"DOM-SWP-2", score, false,
                  "As soon as every side has a sweep each of them loses one: what counts is a side's sweeps less the "
                  "fewest that any side has.",
                  "001 Sweeps"},
      ClauseEntry{"DOM-SWP-3", computation, true, "After cancelling at least one side has no sweep.", "001 Sweeps"},
      // The endgame
      ClauseEntry{"DOM-WIN-2", match, false, "A side with 18 points can win only by most cards.",
                  "001 End of the Play and Scoring"},
      ClauseEntry{"DOM-WIN-3", match, false, "A side with 19 points can win only by the ten of diamonds.",
                  "001 End of the Play and Scoring"},
      ClauseEntry{"DOM-WIN-4", match, false, "A side with 20 points can win only by most spades.",
                  "001 End of the Play and Scoring"},
      ClauseEntry{"DOM-WIN-5", match, false,
                  "A restricted side that meets its criterion has won, whatever the others score.",
                  "001 End of the Play and Scoring"},
      ClauseEntry{"DOM-WIN-6", match, false,
                  "A restricted side that does not meet it scores nothing, and the others score as usual.",
                  "001 End of the Play and Scoring, example"},
      ClauseEntry{"DOM-WIN-7", match, false,
                  "A side with 18 points or more scores no sweeps, but its sweeps cancel those of others.",
                  "001 End of the Play and Scoring"},
      ClauseEntry{"DOM-WIN-8", match, false,
                  "Of two restricted sides the first to meet its criterion wins, by the order of the captures.",
                  "001 End of the Play and Scoring"},
      ClauseEntry{
          "DOM-WIN-9", match, false,
          "If the best are level at 21 or more, deals follow in which nobody is restricted, until one is ahead.",
          "001 End of the Play and Scoring"},
      // Variations
      ClauseEntry{"DOM-VAR-1", match, false,
                  "In a variation a restricted side records no sweeps, so that they cancel nothing.", "001 Variations"},
      ClauseEntry{
          "DOM-VAR-3", computation, false,
          "In a variation one may build for the partner on proof: while he owns a build of the value, or since he "
          "owned one that another took, until he plays a card of it.",
          "001 Variations"},
      ClauseEntry{"DOM-VAR-4", computation, false,
                  "In that variation a build for the partner is announced so; it is his then, and he must keep a card "
                  "for it.",
                  "001 Variations"},
      // Soto
      ClauseEntry{"DOM-SOTO-1", match, false, "At 16 a side scores only most cards and the ten of diamonds.",
                  "001 Variations, Joel Soto"},
      ClauseEntry{"DOM-SOTO-2", match, false, "At 17 a side scores only most cards and most spades.",
                  "001 Variations, Joel Soto"},
      ClauseEntry{"DOM-SOTO-3", match, false, "At 18, 19 and 20 a side scores only the item that takes it to 21.",
                  "001 Variations, Joel Soto"},
      ClauseEntry{"DOM-SOTO-4", match, false,
                  "A side at 16 or 17 that scores both items in one deal has won, whatever the others score.",
                  "001 Variations, Joel Soto"},
      ClauseEntry{"DOM-SOTO-5", match, false,
                  "A side that scores one of them keeps those points; the others score as usual and may win.",
                  "001 Variations, Joel Soto"},
  };
}();

inline constexpr std::array dominican_aliases = {
    ClauseAlias{"DOM-PLY-1", "AA-PLY-1 AA-PLY-2", "001 Players and Cards"},
    ClauseAlias{"DOM-PLY-2", "AA-PLY-2", "001 Sweeps; End of the Play and Scoring"},
    ClauseAlias{"DOM-PLY-3", "AA-PLY-3", "001 Players and Cards; Play"},
    ClauseAlias{"DOM-PAK-1", "AA-PAK-1", "001 Players and Cards"},
    ClauseAlias{"DOM-VAL-1", "SWZ-VAL-2 SWZ-ACE-1", "001 Players and Cards"},
    ClauseAlias{"DOM-VAL-2", "SWZ-ACE-2", "001 Players and Cards"},
    ClauseAlias{"DOM-DEAL-1", "AA-DEAL-1 AA-DEAL-4", "001 Deal"},
    ClauseAlias{"DOM-DEAL-2", "AA-DEAL-5 AA-DEAL-7", "001 Deal"},
    ClauseAlias{"DOM-TRN-1", "AA-TRN-1 AA-TRN-2", "001 Play"},
    ClauseAlias{"DOM-CAP-1", "AA-CAP-3 AA-CAP-4 AA-CAP-6", "001 Play, Capture"},
    ClauseAlias{"DOM-CAP-2", "AA-CAP-7", "001 Play, Capture"},
    ClauseAlias{"DOM-CAP-4", "AA-CAP-9", "001 Play, restriction 3"},
    ClauseAlias{"DOM-CAP-5", "AA-CAP-9", "001 Play, restriction 3"},
    ClauseAlias{"DOM-CAP-6", "AA-OWN-2", "001 Play, restriction 3"},
    ClauseAlias{"DOM-BLD-1", "AA-BLD-4 AA-BLD-5", "001 Play, Build"},
    ClauseAlias{"DOM-BLD-2", "AA-BLD-1", "001 Play, Build"},
    ClauseAlias{"DOM-OWN-1", "AA-OWN-1", "001 Play, Build"},
    ClauseAlias{"DOM-OWN-2", "AA-BLD-3 AA-ADD-12 AA-ADD-13 AA-OWN-2", "001 Play, restriction 1"},
    ClauseAlias{"DOM-TRL-1", "AA-TRL-3", "001 Play, restriction 2"},
    ClauseAlias{"DOM-TRL-3", "AA-TRL-2", "001 Play, restriction 3"},
    ClauseAlias{"DOM-ADD-1", "AA-ADD-1", "001 Play, 5"},
    ClauseAlias{"DOM-ADD-3", "AA-ADD-8", "001 Play, 5"},
    ClauseAlias{"DOM-ADD-4", "AA-ADD-4", "001 Play, 6"},
    ClauseAlias{"DOM-ADD-5", "AA-ADD-5", "001 Play, 6"},
    ClauseAlias{"DOM-ADD-6", "AA-ADD-6", "001 Play, 6"},
    ClauseAlias{"DOM-SWP-1", "AA-SWP-1", "001 Sweeps"},
    ClauseAlias{"DOM-SWP-4", "AA-SWP-2", "001 Sweeps"},
    ClauseAlias{"DOM-END-1", "AA-END-1 AA-SWP-4", "001 End of the Play and Scoring"},
    ClauseAlias{"DOM-END-2", "AA-SWP-3", "001 End of the Play and Scoring"},
    ClauseAlias{"DOM-SCO-1", "AA-SCO-1 AA-SCO-2 AA-SCO-3 AA-SCO-4 AA-SCO-5", "001 End of the Play and Scoring"},
    ClauseAlias{"DOM-SCO-2", "AA-SCO-6", "001 End of the Play and Scoring"},
    ClauseAlias{"DOM-WIN-1", "AA-WIN-1", "001 End of the Play and Scoring"},
    ClauseAlias{"DOM-WIN-10", "AA-WIN-2", "001 End of the Play and Scoring"},
    ClauseAlias{"DOM-VAR-2", "SWZ-PTN-3 SWZ-PTN-4", "001 Variations"},
};

}  // namespace casino
