#pragma once
// The parts of an expectation, each held against its part of the answer. What is not given is not compared.

#include "oracle/corpus/compare/comparison.hpp"
#include "oracle/corpus/compare/told.hpp"

namespace casino::corpus {

// The verdict; where it is the expected one the clauses too. A refusal cites exactly what is expected, and so
// does what is undetermined; of a lawful turn the permissions that are named were used.
void compare_verdict(Comparison& comparison, const Expected& expected, const Told& told);
// The verdict on a turn, its groups, and the position after it.
void compare_turn(Comparison& comparison, const Expected& expected, const Judgement& judgement);
// What findings name: of each clause that is spoken of all that is found, each once.
void compare_about(Comparison& comparison, const std::vector<ExpectedAbout>& expected, const Judgement& judgement);
void compare_about(Comparison& comparison, const std::vector<ExpectedAbout>& expected,
                   const std::vector<Finding>& findings);
void compare_position(Comparison& comparison, const ExpectedPosition& expected, const Position& found);
// Who captured what, and the score.
void compare_end(Comparison& comparison, const Expected& expected, const Answer& answer);
void compare_match(Comparison& comparison, const Expected& expected, const Answer& answer);
void compare_dealing(Comparison& comparison, const Expected& expected, const Answer& answer);

}  // namespace casino::corpus
