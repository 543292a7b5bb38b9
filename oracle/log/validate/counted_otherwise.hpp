#pragma once
// Points that were counted by another rule throughout a log are one problem, at its first place.

#include "oracle/log/validate/validate.hpp"

namespace casino::log {

class Insight;

// Where one option with another value makes right what was written down of points, from the first place on where it is
// wrong: what is wrong behind it may only follow from that. What is not right so, either, is a problem of its own.
void note_what_was_counted_otherwise(Report& report, const Rules& rules, const Log& log, const Insight* insight);

}  // namespace casino::log
