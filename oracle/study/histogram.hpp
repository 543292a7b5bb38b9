#pragma once
// How games are spread over whole numbers, drawn: bars for the rules that are compared with, an outline for those that
// are held against them.

#include <string>
#include <vector>

#include "oracle/study/tally.hpp"

namespace casino::study {

// Numbers in equal steps, few enough to be told apart: 1, 2, 5, 10, 20, ... in each.
struct Bins {
  std::int64_t first = 0;  // the lowest number of the first of them
  std::int64_t width = 1;  // how many numbers fall into one
  std::size_t count = 0;   // none: there is nothing to be drawn

  [[nodiscard]] std::size_t place_of(std::int64_t number) const {
    return static_cast<std::size_t>((number - first) / width);
  }
  [[nodiscard]] std::int64_t start_of(std::size_t bin) const { return first + static_cast<std::int64_t>(bin) * width; }
};
inline constexpr std::size_t most_bins = 26;

// In which all of these fit.
[[nodiscard]] Bins bins_for(const std::vector<const Distribution*>& all);
// Which share of the games falls into each.
[[nodiscard]] std::vector<double> shares_in(const Bins& bins, const Distribution& distribution);

// What one panel shows.
struct Panel {
  std::string title;
  Bins bins;
  double highest = 1;           // the share at the top
  std::vector<double> bars;     // shares
  std::vector<double> outline;  // the same of the other rules; none if there are no others
  std::string other;            // what these are called, for whoever points at it
};
inline constexpr int panel_width = 260;
inline constexpr int panel_height = 148;
// A group of SVG whose upper left corner is there.
[[nodiscard]] std::string drawn(const Panel& panel, int left, int top);

}  // namespace casino::study
