#pragma once
// How a clause is cited to people: by the number that the text of the variant in play gives it, with its
// passage.

#include "model/rules/rules.hpp"

namespace casino::explain {

struct Citation {
  std::string id;           // "SWZ-ABN-1 (= AA-OWN-2)", or "AA-OWN-2" where it has that number alone
  std::string_view source;  // "000 action 5": seed and passage
  std::string statement;    // what the clause says under the rules in play
  friend bool operator==(const Citation&, const Citation&) = default;
};

[[nodiscard]] Citation citation_of(const Rules& rules, Clause clause);

// The options that decide how a clause is applied, with the values that they have:
// "trail.owning_build=forbidden", separated by commas; empty if there are none.
[[nodiscard]] std::string options_of(const Rules& rules, Clause clause);

// Whether an ID stands in a list of IDs separated by spaces, itself or by one of its aliases.
[[nodiscard]] bool names_clause(std::string_view ids, Clause clause);

}  // namespace casino::explain
