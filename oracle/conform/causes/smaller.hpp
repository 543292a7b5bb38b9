#pragma once
// A failure is made as small as it goes, by asking again.

#include <functional>

#include "oracle/conform/causes/asked_again.hpp"

namespace casino::conform {

// A place in a deal: a position, and the turn that is made in it.
struct Point {
  Position position;
  Turn turn;
};

// As long as the answer is wrong in the same manner, or in part of it, and everybody could be asked it, and whatever
// else is wanted of it. Turns that are judged, made or listed get fewer cards around them. Shares that are counted stay
// whole where they were: as many cards as it goes are one side's. A whole deal becomes the question about a turn or a
// score that goes wrong in it; where there is none such, what comes back is the place at which the deal goes wrong,
// with as few cards as it goes.
using AndStill = std::function<bool(const Failure&)>;
std::optional<Point> make_smaller(
    Inquiry& inquiry, Failure& failure, const AndStill& and_still = [](const Failure&) { return true; });

}  // namespace casino::conform
