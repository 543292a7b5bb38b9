#pragma once
// Does everything hold that a log says?

#include <vector>

#include "oracle/log/replay/problems/problem.hpp"

namespace casino::log {

enum class LogOutcome : std::uint8_t { holds, does_not_hold, undetermined };

struct Report {
  LogOutcome outcome = LogOutcome::holds;
  Tally tally;
  std::vector<Problem> problems;  // in the order of the log
  LeftOut left_out;               // of a log with very many: how many there are besides
};

// Verdicts alone, or since when they are certain, too.
enum class Detail : std::uint8_t { verdicts, full };

[[nodiscard]] Report validate(const Log& log, Detail detail = Detail::full);
// By other rules than the log states.
[[nodiscard]] Report validate(const Rules& rules, const Log& log, Detail detail = Detail::full);

// The same of a log that has just been played to its end.
class Replay;
[[nodiscard]] Report report_of(Replay& played, const Rules& rules, const Log& log, Detail detail);

// A log that was read and validated in one go.
struct Validated {
  Log log;
  Report report;
};

// The weightiest of what was found.
[[nodiscard]] LogOutcome outcome_of(const std::vector<Problem>& problems, const LeftOut& left_out = {});

// How many problems of this weight there are.
[[nodiscard]] std::size_t number_of(const Report& report, Weight weight);

}  // namespace casino::log
