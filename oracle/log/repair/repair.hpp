#pragma once
// The cheapest repairs of a log that does not hold: which one slip of the pen would explain its first problem?

#include "oracle/explain/explanation.hpp"
#include "oracle/log/repair/rerun.hpp"
#include "oracle/log/validate/validate.hpp"

namespace casino::log {

struct Repair {
  Edit edit;
  bool makes_it_hold = false;        // the whole log, as far as that is known; else its first problem is
  std::optional<Spot> next_problem;  // this one
  bool is_example = false;           // what is missing can be something else as well
  bool leaves_undetermined = false;  // nothing is wrong then; but not all of it is known to be right
};

struct Repairs {
  std::vector<Repair> best;  // the likeliest first; all leave no problem in the log, or all do
  bool is_complete = true;   // false: given up, because there was too much to play
};

struct RepairLimits {
  std::size_t most_repairs = 3;
  std::size_t most_entries = 40'000;   // played
  std::size_t most_entries_back = 60;  // before the problem that are looked at
  std::size_t most_entries_of_the_deal = 1000;
};
[[nodiscard]] Repairs repairs_of(const Log& log, const Report& report, const RepairLimits& limits = {});

// "turn 7: S: 8S takes 5D 3D, for 8S takes 5C 3D"
[[nodiscard]] std::string text_of(const Log& log, const Edit& edit, notation::Style style = {});
[[nodiscard]] std::string text_of(const Log& log, const Repair& repair, notation::Style style = {});
[[nodiscard]] json::Json of(const Repair& repair, const Log& log);

// All of them; nothing if there are none.
[[nodiscard]] std::vector<explain::Line> lines_of(const Log& log, const Repairs& repairs, notation::Style style = {});
[[nodiscard]] json::Json of(const Repairs& repairs, const Log& log);

}  // namespace casino::log
