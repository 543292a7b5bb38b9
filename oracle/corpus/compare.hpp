#pragma once
// What a case expects, held against what the model says.

#include "oracle/corpus/answer.hpp"

namespace casino::corpus {

// One thing that is otherwise than expected.
struct Difference {
  std::string what;  // "verdict", "clauses", "after/loose", "turn 3: verdict", ...
  std::string expected;
  std::string found;
  friend bool operator==(const Difference&, const Difference&) = default;
};

// `expected` has one entry for each turn asked, else one.
[[nodiscard]] std::vector<Difference> differences(const Rules& rules, const std::vector<Expected>& expected,
                                                  const Answer& answer);

}  // namespace casino::corpus
