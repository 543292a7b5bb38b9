#pragma once
// What a clause says under given rules. The registry states it as the text does that first had it; where an option on
// which it depends has another value, that sentence would be wrong of the game at hand.

#include "model/rules/rules.hpp"

namespace casino {

struct Statement {
  std::string text;
  bool is_registered = true;  // the registry's own sentence
  bool holds = true;          // false: a permission that these rules do not give, in the registry's words
};

// What is said of a clause by itself, in a verdict.
[[nodiscard]] Statement statement_of(Clause clause, const Rules& rules);

// What a page says, which tells all of a variant, where that is not the registry's sentence: an option has another
// value than in the text that first had the clause, or the sentence would speak of more than there is in the game at
// hand. Empty text: nothing is to be said there.
[[nodiscard]] std::optional<std::string_view> said_on_a_page(Clause clause, const Rules& rules);

}  // namespace casino
