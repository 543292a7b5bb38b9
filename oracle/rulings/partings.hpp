#pragma once
// What the corpus shows of a question: cases in which its readings part, or where no option decides it, how a case of
// it ends.

#include "oracle/distinguish/pair.hpp"
#include "oracle/rulings/witnesses.hpp"

namespace casino::rulings {

// A case of a turn, judged by the reading that is taken and by another.
struct Parting {
  const corpus::Case* one = nullptr;
  const Reading* taken = nullptr;
  const Reading* other = nullptr;
  distinguish::Pair by;
  distinguish::Aspect aspect{};
};

// Of each other reading the smallest case of the question that parts it from the one that is taken, in a variant whose
// text asks it.
[[nodiscard]] std::vector<Parting> partings_of(const corpus::Corpus& cases, const Question& question);

// Of a question that no option decides: its smallest case, and the one that is an edit away and ends otherwise. None
// where either there are such rules or they are refused.
[[nodiscard]] std::vector<const corpus::Case*> cases_told_of(const corpus::Corpus& cases, const Question& question);

// Whether any case is of this question.
[[nodiscard]] bool is_asked_in(const corpus::Corpus& cases, const Question& question);

[[nodiscard]] Shown shown_by(const Parting& parting, notation::Style style = {});
[[nodiscard]] Shown told_by(const corpus::Case& one, notation::Style style = {});
[[nodiscard]] json::Json of(const Parting& parting);
[[nodiscard]] json::Json told_of(const corpus::Case& one);

}  // namespace casino::rulings
