#pragma once
// Variations that have no clause. Inside oracle/pages only.

#include <array>
#include <string_view>

#include "oracle/pages/chapters.hpp"

namespace casino::pages {

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
