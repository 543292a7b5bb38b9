#pragma once
// What was found, to look at: a picture of the intervals and distributions (SVG), and a page with a table below it
// (HTML).

#include <string>
#include <vector>

#include "oracle/study/findings.hpp"

namespace casino::study {

struct Shown {
  const Study* study = nullptr;
  const Findings* findings = nullptr;
};

// The differences in who wins and in points, by rules, with their intervals; of rules alone who wins. Below them how
// the points of games are spread.
[[nodiscard]] std::string svg_of(const std::vector<Shown>& studies);
[[nodiscard]] std::string html_of(const std::vector<Shown>& studies);

}  // namespace casino::study
