#pragma once
// What takes long to work out, or to read, is given to the first few logs of a run only, unless it is asked for.

#include "cli/validate/judged.hpp"

namespace casino::cli {

// What is looked for in a log that does not hold: such a search plays the log many times.
struct SearchWish {
  bool is_wanted = false;  // in every log
  bool is_refused = false;
  int left = 5;

  [[nodiscard]] bool goes_on() { return !is_refused && (is_wanted || left-- > 0); }
};

// To a log.
struct Allowance {
  int details = 0;      // so many problems are explained in full
  bool why = false;     // is there an option that would make it hold?
  bool repair = false;  // is there a slip of the pen?
};

// What the logs before have left.
struct Budget {
  int details = 5;
  SearchWish why;
  SearchWish repair;
  bool is_stopped = false;  // at a log before: nothing follows

  [[nodiscard]] Allowance take(const Judged& log, const Wishes& wishes);
};

}  // namespace casino::cli
