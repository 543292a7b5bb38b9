#pragma once
// What becomes of a log of a run, before anybody tells of it.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "cli/logs/log_reading.hpp"
#include "cli/validate/batches.hpp"
#include "oracle/log/validate/validate.hpp"
#include "oracle/rulings/touched.hpp"

namespace casino::cli {

// What the command line asks to be reported.
struct Wishes {
  bool summary = false;    // counts only
  bool failures = false;   // nothing of logs that hold
  bool first = false;      // and nothing behind the first log that does not hold
  bool certain = false;    // undetermined turns, too
  bool all = false;        // and what is worth knowing
  bool questions = false;  // which open questions each log touched
  bool reports = false;    // somebody wants the problems of every log, even where only counts are reported
  std::string usual_name;  // of --rules
  const log::StatedRules* usual = nullptr;  // named by --rules: that a log goes by others is reported
};

// Rules of a log that hold in place of those that --rules names, and what both are called.
struct Overruling {
  std::string own;
  std::string usual;
};

struct Judged {
  const FoundLog& found;
  std::optional<log::Log> log;  // nothing: it cannot be read, or holds with nothing to tell of
  ParseErrors errors;           // for which it cannot be read
  log::Report report;
  std::optional<Overruling> overruling{};
  std::optional<rulings::QuestionsTouched> questions{};  // while it is reported, where they are wished

  [[nodiscard]] bool is_usable() const { return errors.empty(); }
  [[nodiscard]] bool leaves_questions_out() const { return questions && questions->left_out > 0; }
  [[nodiscard]] bool does_not_hold() const { return is_usable() && report.outcome == log::LogOutcome::does_not_hold; }
  [[nodiscard]] std::string_view key() const;  // "holds", "does_not_hold", "undetermined", "unusable"

  // What somebody has to look at.
  [[nodiscard]] bool is_failure(const Wishes& wishes) const {
    return !is_usable() || does_not_hold() || (wishes.certain && report.outcome == log::LogOutcome::undetermined);
  }
  // Whether more is wished of it than that it counts.
  [[nodiscard]] bool is_reported(const Wishes& wishes) const {
    if (wishes.failures) return is_failure(wishes);
    return !wishes.summary || (wishes.first && does_not_hold());
  }
  [[nodiscard]] static bool is_reported(const Wishes& wishes, const log::Problem& problem);
};

// A log that was being judged or reported when the run was interrupted: whatever was found of it until then, nothing is
// said of it but that.
struct NotFinished {
  const FoundLog& found;
};

inline constexpr std::array<std::string_view, 4> keys_of_outcomes{"holds", "does_not_hold", "undetermined", "unusable"};

// Reads and judges a log. It may be done on any thread.
[[nodiscard]] Judged judged(const FoundLog& found, const LogReader& reader, const Wishes& wishes,
                            log::RulesReadLast& last);

// What becomes of one that takes more memory than there is: those before it and behind it are judged all the same.
[[nodiscard]] Judged too_much_for_memory(const FoundLog& found);

// How a run came to its end.
enum class RunEnd : std::uint8_t { at_the_end, at_the_first_failure, interrupted };

// What there was of what, in a part of a run or all of it.
struct Counts {
  std::size_t files = 0;
  std::size_t unread = 0;  // files that could not be read to their end
  std::size_t logs = 0;
  std::size_t unusable = 0;               // logs that could not be read
  std::size_t unfinished = 0;             // logs that were being judged when the run was interrupted
  std::array<std::size_t, 3> outcomes{};  // of the others, in the order of log::LogOutcome
  std::size_t turns = 0;
  std::size_t overruled = 0;                             // logs that go by other rules than those of --rules
  std::size_t not_tried_by_all = 0;                      // logs of which not every reading of a question was tried
  std::array<std::size_t, all_clauses.size()> broken{};  // by so many logs each clause
  std::size_t broken_without_clause = 0;                 // logs in which something is wrong that no clause is cited for
  RunEnd end = RunEnd::at_the_end;

  void add(const Judged& log);
  void add(const NotRead& file);
  void add(const NotFinished& log);
  void add(const Counts& part);
  [[nodiscard]] std::size_t of(log::LogOutcome outcome) const { return outcomes.at(static_cast<std::size_t>(outcome)); }
  // Those that were broken, the most frequent first.
  [[nodiscard]] std::vector<Clause> clauses_broken() const;

 private:
  void add_broken(const log::Report& report);
};

}  // namespace casino::cli
