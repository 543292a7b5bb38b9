#pragma once
// A position drawn as SVG: table, builds, hands and piles. Suits are told apart by sign, letter and shade, so that
// nobody has to see colours.

#include "model/table/position.hpp"

namespace casino::pages {

[[nodiscard]] std::string picture_of(const Rules& rules, const Position& position);

}  // namespace casino::pages
