#pragma once
// Several runs, as `casino conform --json` has reported them, and what has changed from one to the next.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/json/document/cursor.hpp"

namespace casino::conform {

// How many questions came to what, by the names of outcomes.
using ReportedCounts = std::map<std::string, std::uint64_t>;

struct ReportedRun {
  std::string program;                     // what the adapter calls itself
  std::string name;                        // the same with its version
  std::optional<std::string> not_started;  // why it did not start, if it did not; then nobody knows what it is called
  bool reports_all = false;
  bool is_whole = false;                           // it came to its end, and everything was asked
  std::string asked;                               // seed, count and whether the cases: what it was asked
  std::map<std::string, ReportedCounts> by_rules;  // by variant
  std::map<std::string, std::string> outcomes;     // of the questions that are reported one by one

  // Whether any answer came that is none by skipping: else nothing is known of the program.
  [[nodiscard]] bool knows_anything() const;
  // Whether nothing is to be mended in what it plays under these rules.
  [[nodiscard]] bool holds(const std::string& rules) const;
};

// A run, line by line. A line that does not belong there is counted, and passed over; but a last one that breaks off is
// where the run was broken off.
struct ReadRun {
  ReportedRun run;
  LineNumber lines = 0;
  std::size_t strange_lines = 0;
  std::optional<ParseError> first_strange;  // what is wrong with the first of them, and where

  // `is_ended`: an end of the line stood behind it.
  void read(std::string_view line, bool is_ended);
  // There are no more lines. A file without a run is strange at its end.
  void end();

 private:
  void begin(const json::Cursor& at, const json::Members& members);
  void go_on(const json::Cursor& at, const json::Members& members);
  void note_strange(ParseError what);

  bool has_begun_ = false;
  bool is_summed_up_ = false;
};
[[nodiscard]] ReadRun read_run(std::string_view text);

// Stands for the outcome of a question of which a run tells that it did not fail; that it was not asked; and of which
// nobody knows whether it was.
inline constexpr std::string_view no_failure = "no failure";
inline constexpr std::string_view not_asked = "not asked";
inline constexpr std::string_view not_reported = "not told";

// A question that came to something else than in an earlier run of the same program.
struct ChangedOutcome {
  std::string name;
  std::string id;
  std::string before;
  std::string now;

  // Whether it is something to be mended that was none before.
  [[nodiscard]] bool is_worse() const;
};
// Each run against the last one before it of the same program, whatever its version.
[[nodiscard]] std::vector<ChangedOutcome> changes(const std::vector<ReportedRun>& runs);

// Whether something fails that did not; or nothing is known by a run though something was by one before it.
[[nodiscard]] bool is_any_worse(const std::vector<ReportedRun>& runs, const std::vector<ChangedOutcome>& changed);

}  // namespace casino::conform
