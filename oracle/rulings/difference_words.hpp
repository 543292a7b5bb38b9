#pragma once
// What parts two rules, reported to people and in JSON.

#include <array>

#include "oracle/distinguish/distinguish.hpp"
#include "oracle/explain/explanation.hpp"
#include "oracle/json/cards.hpp"

namespace casino::distinguish {

// How two rules are called.
struct Names {
  std::string a;
  std::string b;
};

[[nodiscard]] std::vector<explain::Line> lines_of(const Distinction& found, const Names& names, notation::Style style);
// The situation alone, in the notation and drawn, and what either answers.
[[nodiscard]] std::vector<explain::Line> lines_of(const Witness& witness, const Names& names, notation::Style style);
[[nodiscard]] json::Json of(const Distinction& found, const Names& names);

// The situation of a witness in a few lines.
[[nodiscard]] std::vector<std::string> situation_of(const Rules& rules, const corpus::Asked& asked,
                                                    notation::Style style = {});

// What either of the rules answers, in a line: "illegal  AA-TRL-3", or points, or what lies there afterwards; of
// several turns to the first at which they part. The question is written by the first rules, and the others read its
// position anew.
[[nodiscard]] std::array<std::string, 2> answers_in_words(const Pair& pair, const corpus::Asked& asked, Aspect aspect);

// "every turn at tables of up to 4 cards; 40 games at random"
[[nodiscard]] std::string what_was_searched(const Distinction& found);

// "4 cards, 2 seats, 1 action"
[[nodiscard]] std::string text_of(const Size& size);

}  // namespace casino::distinguish
