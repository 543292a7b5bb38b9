#pragma once
// Several runs, as `casino conform --json` has told them, and what has changed from one to the next.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/json/cards.hpp"

namespace casino::conform {

// How many questions came to what, by the names of outcomes.
using Told = std::map<std::string, std::size_t>;

struct ToldRun {
  std::string program;  // what the adapter calls itself
  std::string name;     // the same with its version
  bool tells_all = false;
  bool is_whole = false;                        // it came to its end, and everything was asked
  std::string asked;                            // seed, count and whether the cases: what it was asked
  std::map<std::string, Told> by_rules;         // by variant
  std::map<std::string, std::string> outcomes;  // of the questions that are told one by one

  // Whether nothing is to be mended in what it plays under these rules.
  [[nodiscard]] bool holds(const std::string& rules) const;
};

// A run, line by line. A line that does not belong there is counted, and passed over; but a last one that breaks off is
// where the run was broken off.
struct ReadRun {
  ToldRun run;
  std::size_t strange_lines = 0;

  // `is_ended`: an end of the line stood behind it.
  void read(std::string_view line, bool is_ended);
};
[[nodiscard]] ReadRun read_run(std::string_view text);

// Stands for the outcome of a question of which a run tells that it did not fail.
inline constexpr std::string_view no_failure = "no failure";

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
[[nodiscard]] std::vector<ChangedOutcome> changes(const std::vector<ToldRun>& runs);

}  // namespace casino::conform
