#pragma once
// Random games as questions: every turn of a deal, turns that somebody might make who does not know the rules,
// positions after turns, the score. The same rules and seed ask the same on every machine.

#include "oracle/conform/questions/question.hpp"

namespace casino::conform {

// They have no names yet.
[[nodiscard]] std::vector<Question> questions_of_game(const Rules& rules, const Declaration& declaration,
                                                      std::uint64_t seed);
// Why there are none for somebody who declares this, where there are none in any game that he plays.
[[nodiscard]] std::string why_nothing_is_asked(const Declaration& declaration);

}  // namespace casino::conform
