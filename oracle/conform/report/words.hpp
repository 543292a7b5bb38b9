#pragma once
// A disagreement in words, whatever kind of report they stand in.

#include <string>

#include "oracle/conform/causes/disagreement.hpp"

namespace casino::conform {

// With a capital letter and a full stop.
[[nodiscard]] std::string as_sentence(std::string words);
// What was asked: position and turn in the plain notation, or the question as it was sent; of a whole deal the place at
// which it goes wrong. Below it, of a turn, what the rules say to it: clauses with their passages, and the groups.
[[nodiscard]] std::string situation_in_words(const Disagreement& disagreement);
// "differs by an option" or "breaks its own rules"; nothing of what is no wrong answer.
[[nodiscard]] std::string_view label_of(const Disagreement& disagreement);
// "with these options declared 3 of 12 disagreements would be left: ...", and the line for the declaration.
[[nodiscard]] std::string declaration_in_words(const ToDeclare& declare);
// All options that it would declare, as they are written in a declaration.
[[nodiscard]] json::Json options_of(const ToDeclare& declare);
// The same with why: an option that it plays otherwise, or a clause that it does not keep. Can be empty.
[[nodiscard]] std::string explanation_in_words(const Disagreement& disagreement);

}  // namespace casino::conform
