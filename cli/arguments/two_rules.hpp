#pragma once
// Two rules that a command line holds against each other: two names, or one and the options in which the other differs.

#include <string>
#include <vector>

#include "cli/arguments/rules_choice.hpp"
#include "oracle/rulings/difference_words.hpp"

namespace casino::cli {

struct TwoRules {
  std::vector<std::string> names;    // one or two: variants, dialects, or files with either in JSON
  std::vector<std::string> options;  // of the second
  std::vector<std::string> off;
  int seats = 0;  // 0: with every number of seats by which both can be played
};
void add_two_rules(CLI::App& verb, TwoRules& two);

[[nodiscard]] distinguish::Names names_of(const TwoRules& two);
// With each number of seats that is asked for and fits both. Throws Unusable if there is none.
[[nodiscard]] std::vector<distinguish::Pair> pairs_of(const TwoRules& two, std::string_view verb);

}  // namespace casino::cli
