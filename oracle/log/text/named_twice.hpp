#pragma once
// Cards that a line names a second time, where each card lies in one place: the second time says nothing. Inside the
// reader and the printer of text logs only.

#include <string>

#include "model/rules/rules.hpp"

namespace casino::log {

// Blanks what is named a second time in hands, positions or a cut, and says what that was. How the cards of a build lie
// on one another, and what a turn has done so far, may name them again.
[[nodiscard]] CardSet without_second_names(const Rules& rules, std::string& text);

// The same line with these cards named a second time.
[[nodiscard]] std::string with_second_names(const Rules& rules, const std::string& text, CardSet twice);

}  // namespace casino::log
