#include "oracle/pages/drawings.hpp"

#include <fmt/format.h>

#include "oracle/notation/draw.hpp"
#include "oracle/pages/picture.hpp"

namespace casino::pages {

std::string Drawings::with_lines(const Rules& rules, const Position& position, std::string_view lines) {
  if (as_ == As::text) return fmt::format("```\n{}\n{}```\n", notation::drawing_of(rules, position), lines);
  pictures_.push_back({fmt::format("{}-{}.svg", page_, pictures_.size() + 1), picture_of(rules, position)});
  std::string text = fmt::format("![The position]({})\n", pictures_.back().name);
  if (!lines.empty()) text += fmt::format("\n```\n{}```\n", lines);
  return text;
}

}  // namespace casino::pages
