#pragma once
// How large worlds are, as a page in Markdown.

#include <span>
#include <string>

#include "properties/worlds/walk.hpp"

namespace casino::cli {

struct WorldSize {
  std::string name;
  int seats = 0;
  int cards = 0;
  std::uint64_t first_deals = 0;
  std::uint64_t standings = 0;  // 0: single deals
  properties::WalkTally tally;
  bool is_whole = false;
};
[[nodiscard]] WorldSize size_of(const properties::Walk& walk);

[[nodiscard]] std::string page_of(std::span<const WorldSize> sizes);

}  // namespace casino::cli
