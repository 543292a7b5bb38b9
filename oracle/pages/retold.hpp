#pragma once
// What a page says in other words than the registry does: where the clause speaks of more than there is in the variant
// at hand, and where a reader has to be told an option that the clause leaves to a question. Inside oracle/pages only.

#include <array>
#include <string_view>

#include "oracle/pages/chapters.hpp"

namespace casino::pages {

// The sentence that stands for a clause where an option has a value; none if another clause says it already. An option
// "partners" is "never" where no number of players makes sides.
struct Retold {
  std::string_view clause;
  std::string_view option;
  std::string_view value;
  std::string_view sentence;
};
inline constexpr std::array retold_clauses = {
    Retold{"AA-PLY-3", "deal.subdeal_lead", "last_capturer",
           "The seat after the dealer plays first in a deal, and then turns alternate."},
    Retold{"AA-VAL-1", "pack.kind", "rook40", "A card is worth its number, one to ten."},
    Retold{"SWZ-VAL-2", "build.enabled", "off", "Jack, queen and king are worth 11, 12 and 13."},
    Retold{"TUX-PAK-2", "pack.kind", "rook40",
           "It has been played with an ordinary pack too, ace to ten of each suit."},
    Retold{"SWZ-DRF-1", "steal.use", "both", "A card that could capture may be played into a build instead."},
    Retold{
        "AA-TRL-1", "steal.use", "both",
        "A card may be played without capturing or building, which is called drifting here; it stays on the table as a "
        "loose card."},
    Retold{"AA-BLD-2", "announce.build", "required", "Whoever makes a build must say its value."},
    Retold{"AA-TRN-2", "turn.shape", "several_actions",
           "What can be done: capture, form a build, raise a build, add to one, trail."},
    Retold{"AA-CAP-9", "capture.compulsory", "equal_loose_all",
           "Sets and builds need not be captured: of those a player may take some and leave the rest."},
    Retold{"AA-TRL-2", "trail.capturing_card", "forbidden_if_equal_loose",
           "A card may be trailed though it could capture sets or a build."},
    Retold{"SWZ-PTN-3", "steal.use", "never",
           "In that variation one may, on such proof, make a build for the partner, or add to one for him."},
    Retold{"SAF-TRL-2", "turn.owner_duty", "add_or_capture_first_half",
           "Until the last hands are dealt whoever has a build on the table must add to it or capture something."},
    Retold{"SWZ-STL-2", "steal.whose", "others", "Every pile but one's own is open."},
    Retold{"SWZ-STL-2", "partners", "never", "The own pile is not open."},
    Retold{"SWZ-STL-5", "steal.onto", "own_standing_build", ""},
    Retold{"SWZ-STL-6", "steal.onto", "own_standing_build",
           "A top may be added only to a build of the own side that lay there before the turn."},
    Retold{"SWZ-INS-5", "partners", "never",
           "Before a turn ends any opponent may insist that cards in play be added to the player's own builds."},
    Retold{"AA-SWP-1", "sweep.score", "0",
           "Many score sweeps: a capture that leaves the table empty is worth a point."},
    Retold{"AA-SWP-2", "sweep.score", "0",
           "Where sweeps score, each is marked by its capturing card, face up in the pile."},
    Retold{"AA-SWP-2", "capture.hand_cards", "sum", "A sweep is marked by one of its cards, face up in the pile."},
    Retold{"AA-SWP-2", "capture.hand_cards", "sets", "A sweep is marked by one of its cards, face up in the pile."},
    Retold{"AA-WIN-3", "match.resolve", "counting_order", ""},  // counting one after another leaves nobody level
    Retold{"DOM-WIN-7", "endgame.restrictions", "from_16",
           "A side with 16 points or more scores no sweeps, but its sweeps cancel those of others."},
};

// Options that a page tells after a clause whose text leaves them open.
struct ToldWith {
  std::string_view clause;
  std::string_view options;
};
inline constexpr std::array told_with = {
    ToldWith{"SWZ-TRN-7", "turn.reuse_trailed_card"},
    ToldWith{"SWZ-INS-1", "insist.window"},
    ToldWith{"SWZ-INS-2", "insist.full"},
    ToldWith{"SWZ-INS-6", "insist.judged"},
    ToldWith{"SOT-PILE-1", "pile.unit_order"},
    ToldWith{"SAF-DEAL-2", "deal.loser_tie"},
    ToldWith{"SAF-CAP-1", "steal.capture_tops steal.capture_alone"},
    ToldWith{"SAF-PILE-3", "pile.capturing_card pile.equal_ranks"},
    ToldWith{"TUX-ORG-1", "score.played_card orange.per_capture"},
    ToldWith{"TUX-ORG-3", "orange.window"},
};

// A clause that says the value of an option, though the option's entry does not name it.
struct Says {
  std::string_view clause;
  std::string_view options;
};
inline constexpr std::array said_options = {
    Says{"AA-BLD-2", "announce.build"},
    Says{"TUX-PAK-1", "pack.kind"},
    Says{"TUX-SCO-3", "sweep.score sweep.large_score"},
};

// A variation that a text tells of, and that has no clause of its own there.
struct ToldVariation {
  std::string_view variant;
  Chapter chapter;
  std::string_view label;
  std::string_view source;
  std::string_view sentence;
};
inline constexpr std::array told_variations = {
    ToldVariation{"hungarian-nagy", Chapter::score, "HUN-NAG-8", "001 Hungarian Casino, Nagy Kartyakonyv",
                  "By agreement beforehand most spades are worth two points, or most cards two."},
    ToldVariation{"crazy", Chapter::build, "CRZ-RST-2", "000 Two-player version, crazy casino",
                  "Some keep to one build as well; the text tells that the game is better without that."},
};

}  // namespace casino::pages
