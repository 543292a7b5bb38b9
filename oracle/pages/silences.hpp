#pragma once
// What a page does not tell because it is about nothing in the variant at hand, or tells otherwise, and what it tells
// that has no clause: what the registries cannot know of each other. Inside oracle/pages only.

#include "model/rules/clause.hpp"
#include "oracle/pages/chapters.hpp"

namespace casino::pages {

// What only the African games have.
inline constexpr std::array<std::string_view, 16> african_clauses{
    "SWZ-CUT-", "SWZ-DEAL-", "SWZ-PILE-", "SWZ-LAY-", "SWZ-OWN-", "SWZ-TRN-", "SWZ-CAP-", "SWZ-DRF-",
    "SWZ-INS-", "SWZ-BLD-",  "SWZ-RSE-",  "SWZ-AUG-", "SWZ-STL-", "SWZ-EQL-", "SWZ-PTN-", "SWZ-SCO-"};

// That four may form two sides: not said of a game that has none, however many play.
inline constexpr std::string_view sides_clause = "AA-PLY-2";

// What is about partners: said with as many players as have them.
inline constexpr std::array<std::string_view, 10> partner_clauses{"DOM-OWN-3",  "DOM-VAR-3", "DOM-VAR-4",  "SWZ-PILE-2",
                                                                  "SWZ-PILE-7", "SWZ-STL-8", "SOT-PILE-3", "SOT-PILE-5",
                                                                  "SOT-STL-1",  "SWZ-PTN-"};

// What is so wherever sides are restricted, from whatever score on: said beside endgame.restrictions, not in its place.
inline constexpr std::array<std::string_view, 2> said_of_every_restriction{"DOM-WIN-5", "DOM-WIN-8"};

// A clause of an older text in whose place the variant's own text puts another.
struct Replaced {
  Clause clause;
  Clause by;
};
inline constexpr auto replaced_clauses = std::to_array<Replaced>({
    {"AA-SWP-2"_clause, "HUN-NAG-3"_clause},
    {"AA-PLY-1"_clause, "TUX-PLY-1"_clause},
    {"AA-PAK-1"_clause, "TUX-PAK-1"_clause},
});

// What is left of a clause of which an option has changed a part.
struct Remainder {
  Clause clause;
  std::string_view sentence;
};
inline constexpr auto remainders = std::to_array<Remainder>({
    {"AA-PLY-3"_clause,
     "Turns go round the table, from the seat after the dealer, so that the dealer acts last in each round."},
    {"AA-VAL-1"_clause, "The cards from two to ten count their number."},
    {"AA-DEAL-4"_clause,
     "When all hands are played out the same dealer deals new hands and nothing to the table; what lies there stays."},
    {"AA-DEAL-5"_clause, "Hands are dealt until the pack is used up."},
    {"AA-CAP-4"_clause, "A card may capture loose cards that add up to its value."},
    {"HUN-CAP-1"_clause, "Several cards of the hand may be played together, and capture at their sum."},
    {"AA-ADD-5"_clause, "A build may be added to at its present value, in whole groups."},
});

// A variation that a text speaks of, and that has no clause of its own there.
struct StatedVariation {
  std::string_view variant;
  Chapter chapter;
  std::string_view label;
  std::string_view source;
  std::string_view sentence;
};
inline constexpr auto stated_variations = std::to_array<StatedVariation>({
    {"hungarian-nagy", Chapter::score, "HUN-NAG-8", "001 Hungarian Casino, Nagy Kartyakonyv",
     "By agreement beforehand most spades are worth two points (`score.spades=2`), or most cards two "
     "(`score.cards=2`)."},
    {"sotho", Chapter::cards, "SOT-PACK-1", "000 Sotho Casino",
     "The players whom Alexey Lobashev met in Lesotho use 40 cards only, without pictures: that game is `sotho-40`."},
    {"crazy", Chapter::build, "CRZ-RST-2", "000 Two-player version, crazy casino",
     "Some keep to one build as well; the text tells that the game is better without that."},
});

}  // namespace casino::pages
