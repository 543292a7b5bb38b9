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

// The option of a field.
template <auto field>
struct OptionOf;
#define GROUP(title)
#define CHOICE(field, ...)                        \
  template <>                                     \
  struct OptionOf<&Rules::field> {                \
    static constexpr auto option = Option::field; \
  };
#define CHOICE_AGAIN CHOICE
#define NUMBER CHOICE
#define ORDER CHOICE
#include "model/rules/option.def"

struct Saying {
  Clause clause;
  Said (*say)(const Rules& rules);
};

// For clauses that hang on one option: what its value means; that with some values, and with the others what is
// registered; what is registered with some values, and with the others what they mean.
template <auto field>
Said meaning(const Rules& rules) {
  return means(rules, OptionOf<field>::option);
}
template <auto field, auto... values>
Said meaning_at(const Rules& rules) {
  return (has<field, values>(rules) || ...) ? meaning<field>(rules) : as_registered();
}
template <auto field, auto... values>
Said registered_at(const Rules& rules) {
  return (has<field, values>(rules) || ...) ? as_registered() : meaning<field>(rules);
}

[[nodiscard]] inline bool plays_one_card(const Rules& rules) {
  return rules.capture_hand_cards == CaptureHandCards::one;
}
[[nodiscard]] inline bool has_builds(const Rules& rules) { return rules.build_enabled == BuildEnabled::on; }

[[nodiscard]] std::span<const Saying> sayings_of_deals();
[[nodiscard]] std::span<const Saying> sayings_of_turns();
[[nodiscard]] std::span<const Saying> sayings_of_captures();
[[nodiscard]] std::span<const Saying> sayings_of_builds();
[[nodiscard]] std::span<const Saying> sayings_of_additions();
[[nodiscard]] std::span<const Saying> sayings_of_piles();
[[nodiscard]] std::span<const Saying> sayings_of_scores();

// "a point", "two points".
[[nodiscard]] std::string points_word(int count);

}  // namespace casino
