#pragma once
// A question with a wrong answer is made as small as it goes, by asking again.

#include "oracle/conform/causes/checking.hpp"

namespace casino::conform {

// A place in a deal: a position, and the turn that is made in it.
struct Point {
  Position position;
  Turn turn;
};

// As long as the answer is wrong in the same manner, and everybody could be asked it. Turns that are judged or made,
// and positions in which they are listed, get fewer cards, and so do shares that are counted. A whole deal becomes the
// question about a turn or a score that goes wrong in it; where there is none such, what comes back is the place at
// which the deal goes wrong, with as few cards as it goes.
std::optional<Point> make_smaller(Session& session, Question& question, Checked& checked);

}  // namespace casino::conform
