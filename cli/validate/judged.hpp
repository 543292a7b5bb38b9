#pragma once
// What becomes of a log of a run, before anybody tells of it.

#include "cli/logs/log_reading.hpp"
#include "cli/validate/batches.hpp"
#include "oracle/log/validate/validate.hpp"

namespace casino::cli {

// What the command line asks to be reported.
struct Wishes {
  bool summary = false;    // counts only
  bool first = false;      // and nothing behind the first log that does not hold
  bool certain = false;    // undetermined turns, too
  bool all = false;        // and what is worth knowing
  bool questions = false;  // which open questions each log touched
  bool reports = false;    // somebody wants the problems of every log, even where only counts are reported
};

struct Judged {
  const FoundLog& found;
  std::optional<log::Log> log;  // nothing: it cannot be read, or holds with nothing to tell of
  ParseErrors errors;           // for which it cannot be read
  log::Report report;

  [[nodiscard]] bool is_usable() const { return errors.empty(); }
  [[nodiscard]] bool does_not_hold() const { return is_usable() && report.outcome == log::LogOutcome::does_not_hold; }
  [[nodiscard]] std::string_view key() const;  // "holds", "does_not_hold", "undetermined", "unusable"

  // Whether more is wished of it than that it counts.
  [[nodiscard]] bool is_reported(const Wishes& wishes) const {
    return !wishes.summary || (wishes.first && does_not_hold());
  }
  [[nodiscard]] static bool is_reported(const Wishes& wishes, const log::Problem& problem);
};

inline constexpr std::array<std::string_view, 4> keys_of_outcomes{"holds", "does_not_hold", "undetermined", "unusable"};

// Reads and judges a log. It may be done on any thread.
[[nodiscard]] Judged judged(const FoundLog& found, const LogReader& reader, const Wishes& wishes,
                            log::RulesReadLast& last);

// What becomes of one that takes more memory than there is: those before it and behind it are judged all the same.
[[nodiscard]] Judged too_much_for_memory(const FoundLog& found);

// What there was of what, in a part of a run or all of it.
struct Counts {
  std::size_t files = 0;
  std::size_t unread = 0;  // files that could not be read to their end
  std::size_t logs = 0;
  std::size_t unusable = 0;               // logs that could not be read
  std::array<std::size_t, 3> outcomes{};  // of the others, in the order of log::LogOutcome
  std::size_t turns = 0;
  bool is_stopped = false;  // at the first log that does not hold

  void add(const Judged& log);
  void add(const NotRead& file);
  void add(const Counts& part);
  [[nodiscard]] std::size_t of(log::LogOutcome outcome) const { return outcomes.at(static_cast<std::size_t>(outcome)); }
};

}  // namespace casino::cli
