#pragma once
// Several runs side by side, as `casino conform --json` has told them: what each supports, and what has changed.

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
  std::map<std::string, Told> by_rules;         // by variant
  std::map<std::string, std::string> outcomes;  // of the questions that are told one by one
};

// A run, line by line. A line that does not belong there is counted, and passed over.
struct ReadRun {
  ToldRun run;
  std::size_t strange_lines = 0;
};
[[nodiscard]] ReadRun read_run(std::string_view text);

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

// "12 of 13; 1 fail", or "-" where nothing was asked.
[[nodiscard]] std::string cell(const ToldRun& run, const std::string& rules);
// The variants of which any run tells.
[[nodiscard]] std::vector<std::string> all_rules(const std::vector<ToldRun>& runs);

[[nodiscard]] json::Json compared(const std::vector<ToldRun>& runs);
[[nodiscard]] std::string matrix_in_markdown(const std::vector<ToldRun>& runs);
// The columns as wide as they need to be.
[[nodiscard]] std::string matrix_in_text(const std::vector<ToldRun>& runs);

}  // namespace casino::conform
