#pragma once
// What a page tells beside a clause, or in its place. Inside oracle/pages only.

#include <array>
#include <string_view>

#include "model/rules/clause.hpp"
#include "model/rules/option.hpp"
#include "oracle/pages/chapters.hpp"

namespace casino::pages {

// An option that a page tells after a clause whose text leaves it open.
struct ToldWith {
  Clause clause;
  Option option;
};
inline constexpr std::array told_with = {
    ToldWith{"SWZ-TRN-7"_clause, Option::turn_reuse_trailed_card},
    ToldWith{"SWZ-INS-1"_clause, Option::insist_window},
    ToldWith{"SWZ-INS-2"_clause, Option::insist_full},
    ToldWith{"SWZ-INS-6"_clause, Option::insist_judged},
    ToldWith{"SOT-PILE-1"_clause, Option::pile_unit_order},
    ToldWith{"SAF-DEAL-2"_clause, Option::deal_loser_tie},
    ToldWith{"SAF-CAP-1"_clause, Option::steal_capture_tops},
    ToldWith{"SAF-CAP-1"_clause, Option::steal_capture_alone},
    ToldWith{"SAF-PILE-3"_clause, Option::pile_capturing_card},
    ToldWith{"SAF-PILE-3"_clause, Option::pile_equal_ranks},
    ToldWith{"TUX-ORG-1"_clause, Option::orange_per_capture},
    ToldWith{"TUX-ORG-1"_clause, Option::score_played_card},
    ToldWith{"TUX-ORG-3"_clause, Option::orange_window},
};

// A clause that says the value of an option, though the option's entry does not name it.
struct Says {
  Clause clause;
  Option option;
};
inline constexpr std::array said_options = {
    Says{"AA-BLD-2"_clause, Option::announce_build},
    Says{"TUX-PAK-1"_clause, Option::pack_kind},
    Says{"TUX-SCO-3"_clause, Option::sweep_score},
    Says{"TUX-SCO-3"_clause, Option::sweep_large_score},
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
