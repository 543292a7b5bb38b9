#pragma once
// What each clause says under given rules, as a function of the options on which it depends. A switch without a default
// makes the compiler ask for the sentence of a new value. Inside oracle/text only.

#include <span>
#include <string>

#include "model/rules/rules.hpp"

namespace casino {

// A sentence that is true of the game at hand; none where the registry's is. Where that is not so here, and no other
// can be said instead, it does not hold: a permission that is not given.
struct Said {
  std::string sentence;
  bool holds = true;
};
inline Said as_registered() { return {}; }
inline Said not_so_here() { return {{}, false}; }
inline Said as_registered_if(bool holds) { return {{}, holds}; }
// What the value of an option means at the table.
[[nodiscard]] std::string meaning_here(const Rules& rules, Option option);
inline Said means(const Rules& rules, Option option) { return {meaning_here(rules, option)}; }

struct Saying {
  Clause clause;
  Said (*say)(const Rules& rules);
};
[[nodiscard]] std::span<const Saying> sayings_of_deals();
[[nodiscard]] std::span<const Saying> sayings_of_turns();
[[nodiscard]] std::span<const Saying> sayings_of_builds();
[[nodiscard]] std::span<const Saying> sayings_of_additions();
[[nodiscard]] std::span<const Saying> sayings_of_piles();
[[nodiscard]] std::span<const Saying> sayings_of_scores();

// "four", "a point", "two points".
[[nodiscard]] std::string number_word(int count);
[[nodiscard]] std::string points_word(int count);

}  // namespace casino
