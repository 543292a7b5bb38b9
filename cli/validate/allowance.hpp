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
  int details = 0;         // so many problems are explained in full
  bool why = false;        // is there an option that would make it hold?
  bool repair = false;     // is there a slip of the pen?
  bool own_rules = false;  // that it goes by its own rules is reported
  bool is_listed = false;  // among the failures of a report that somebody reads to its end
};

// So many failures are listed there: what workflows show as their summary has room for.
inline constexpr std::size_t most_failures_listed = 500;

// What the logs before have left.
struct Budget {
  int details = 5;
  SearchWish why;
  SearchWish repair;
  std::size_t list = most_failures_listed;
  bool own_rules = true;    // the first log that goes by its own is reported
  bool is_stopped = false;  // at a log before: nothing follows

  [[nodiscard]] Allowance take(const Judged& log, const Wishes& wishes);
};

}  // namespace casino::cli
