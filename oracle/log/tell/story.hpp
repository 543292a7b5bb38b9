#pragma once
// A log told scene by scene, as somebody would watch the game: what happened, whether that was by the rules, and how
// the table looks afterwards.

#include "oracle/explain/explanation.hpp"
#include "oracle/log/log.hpp"

namespace casino::log {

struct Scene {
  int deal = 0;       // its number in the log
  int turn = 0;       // of the deal; 0: of no turn
  std::string title;  // "S: trail 4D"
  std::string comment;
  std::vector<explain::Line> verdict;  // what allowed it, or what does not hold
  bool holds = true;
  std::string drawing;  // the table afterwards; empty if nothing on it has changed
};

// The first scene is the header.
[[nodiscard]] std::vector<Scene> story_of(const Log& log, notation::Style style = {});

}  // namespace casino::log
