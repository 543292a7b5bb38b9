#pragma once
// What a page does not tell because it is about nothing in the variant at hand, or tells otherwise: what the registries
// cannot know of each other. Inside oracle/pages only.

#include <array>
#include <string_view>

namespace casino::pages {

// What only the African games have.
inline constexpr std::string_view african_clauses =
    "SWZ-CUT- SWZ-DEAL- SWZ-PILE- SWZ-LAY- SWZ-OWN- SWZ-TRN- SWZ-CAP- SWZ-DRF- SWZ-INS- SWZ-BLD- SWZ-RSE- SWZ-AUG- "
    "SWZ-STL- SWZ-EQL- SWZ-PTN- SWZ-SCO-";

// What is about partners: not told of a game that has none, however many play.
inline constexpr std::string_view partner_clauses = "AA-PLY-2 SWZ-PILE-2 SWZ-PILE-7 SWZ-STL-8 SWZ-PTN-";
inline constexpr std::string_view partner_options =
    "seats.sides pile.partners augment.card_needed partner.build_for partner.build_for_owner partner.raise_for "
    "partner.request pile.give_pictures";

// A clause of an older text in whose place the variant's own text puts another.
struct Replaced {
  std::string_view clause;
  std::string_view by;
};
inline constexpr std::array replaced_clauses = {
    Replaced{"AA-SWP-2", "HUN-NAG-3"},
    Replaced{"AA-PLY-1", "TUX-PLY-1"},
    Replaced{"AA-PAK-1", "TUX-PAK-1"},
};

// Options that do not touch what a clause says, though they are read with it.
struct Untouched {
  std::string_view clause;
  std::string_view option;
};
inline constexpr std::array untouched_clauses = {
    Untouched{"AA-PLY-2", "seats.sides"},         Untouched{"AA-BLD-1", "build.table_only"},
    Untouched{"AA-BLD-3", "capture.ace_values"},  Untouched{"AA-OWN-2", "capture.ace_values"},
    Untouched{"SWZ-ACE-2", "capture.ace_values"}, Untouched{"SWZ-ACE-2", "value.ace_hand"},
    Untouched{"SWZ-ACE-2", "value.ace_table"},    Untouched{"AA-TRN-2", "turn.shape"},
    Untouched{"AA-BLD-2", "announce.build"},
};

// What is left of a clause of which an option has changed a part.
struct Remainder {
  std::string_view clause;
  std::string_view sentence;
};
inline constexpr std::array remainders = {
    Remainder{"AA-PLY-3",
              "Turns go round the table, from the seat after the dealer, so that the dealer acts last in each round."},
    Remainder{"AA-VAL-1", "The cards from two to ten count their number."},
    Remainder{"AA-DEAL-4",
              "When all hands are played out the same dealer deals new hands and nothing to the table; what lies there "
              "stays."},
    Remainder{"AA-DEAL-5", "Hands are dealt until the pack is used up."},
    Remainder{"AA-CAP-4", "A card may capture loose cards that add up to its value."},
    Remainder{"AA-ADD-5", "A build may be added to at its present value, in whole groups."},
};

}  // namespace casino::pages
