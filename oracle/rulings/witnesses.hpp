#pragma once
// The witnesses of the register (corpus/witnesses): for a value of an option the smallest situation in which it makes a
// difference, kept as a case whose reading sets that value.

#include <string>
#include <vector>

#include "model/rules/question.hpp"
#include "oracle/corpus/reader.hpp"
#include "oracle/json/cards.hpp"
#include "oracle/notation/cards.hpp"

namespace casino::rulings {

// Those of an option, in the order of its values.
[[nodiscard]] std::vector<const corpus::Case*> witnesses_of(const corpus::Corpus& witnesses, Option option);

// Those of the options that hold a question.
[[nodiscard]] std::vector<const corpus::Case*> witnesses_of(const corpus::Corpus& witnesses, const Question& question);

// What the case shows: the situation, and below it what either value answers.
struct Shown {
  std::vector<std::string> situation;
  struct ValueAnswer {
    std::string setting;  // "trail.owning_build=allowed"
    std::string text;     // "illegal  AA-TRL-3"
    std::string reading;  // "a", where it is one of a question
  };
  std::vector<ValueAnswer> answers;
  std::string rules;  // "anglo-american (2)"
  std::string size;   // "4 cards, 2 seats, 1 action; none is smaller"
};
[[nodiscard]] Shown shown_by(const corpus::Case& witness, notation::Style style = {});
[[nodiscard]] json::Json of(const Shown& shown, const corpus::Case& one);

// "anglo-american (2) with match.target=11"; what the case sets of `elsewhere` is told there.
[[nodiscard]] std::string rules_beside(const Rules& rules, const std::vector<Setting>& elsewhere);

}  // namespace casino::rulings
