#pragma once
// What a change of the rules makes of a log, in words.

#include <string>
#include <vector>

#include "oracle/rulings/preview.hpp"

namespace casino::rulings {

// "deal 1, turn 4: illegal: N: trail 6C  AA-TRL-3"
[[nodiscard]] std::string place_of(const log::Log& log, const log::Problem& problem);

// A line for the verdict, for the first problem that comes and that goes, the first score that differs, and the winner,
// each where it changes.
[[nodiscard]] std::vector<std::string> changes_in_words(const log::Log& log, const Preview& preview);

}  // namespace casino::rulings
