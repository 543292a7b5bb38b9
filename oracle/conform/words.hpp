#pragma once
// A disagreement in words, whatever kind of report they stand in.

#include <string>

#include "oracle/conform/disagreement.hpp"

namespace casino::conform {

// "anglo-american, 2 seats, build.owner=last_adder"
[[nodiscard]] std::string told_rules(const Rules& rules);
// "trail.owning_build=allowed"
[[nodiscard]] std::string told_change(const explain::OptionChange& change);
// What was asked: position and turn in the plain notation, or the question as it was sent; of a whole deal the place at
// which it goes wrong.
[[nodiscard]] std::string told_situation(const Disagreement& disagreement);
// Why that may be: an option that it plays otherwise, or a clause that it does not keep. Can be empty.
[[nodiscard]] std::string told_explanation(const Disagreement& disagreement);

}  // namespace casino::conform
