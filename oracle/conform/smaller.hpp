#pragma once
// A question with a wrong answer is made as small as it goes, by asking again.

#include "oracle/conform/question.hpp"

namespace casino::conform {

// As long as the answer is wrong in the same manner, and everybody could be asked it. Turns that are judged or made get
// fewer cards, and so do shares that are counted; a list of turns and a whole deal stay as they are.
void make_smaller(Session& session, Question& question, Checked& checked);

}  // namespace casino::conform
