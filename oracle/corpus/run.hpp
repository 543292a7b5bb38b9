#pragma once
// Runs cases against the model: what a case expects, held against what the model says.

#include "oracle/corpus/answer.hpp"
#include "oracle/corpus/reader.hpp"

namespace casino::corpus {

// One thing that is otherwise than expected.
enum class Differs : std::uint8_t { whether_it_is_refused, clauses, anything_else };
struct Difference {
  std::string what;  // "verdict", "clauses", "after/loose", "turn 3: verdict", ...
  std::string expected;
  std::string found;
  Differs in = Differs::anything_else;
  friend bool operator==(const Difference&, const Difference&) = default;
};

// `expected` has one entry for each turn asked, else one.
[[nodiscard]] std::vector<Difference> differences(const Rules& rules, const std::vector<Expected>& expected,
                                                  const CaseAnswer& answer);

enum class Result : std::uint8_t {
  pass,
  wrong_reason,  // the right verdict, by other clauses than expected
  fail,
  error  // the case could not be put to the model at all
};
inline constexpr std::array<std::string_view, 4> result_names{"pass", "wrong_reason", "fail", "error"};

struct ReadingOutcome {
  Result result = Result::pass;
  std::vector<Difference> differences;
};

// A case, and each of its readings.
struct CaseOutcome {
  std::string id;
  ReadingOutcome outcome;
  std::vector<std::pair<std::string, ReadingOutcome>> readings;  // by their names
  // The worst of them all.
  [[nodiscard]] Result result() const;
};

[[nodiscard]] ReadingOutcome run(const Rules& rules, const Asked& asked, const std::vector<Expected>& expected);
[[nodiscard]] CaseOutcome run(const Case& one);

// How many cases and readings came out how, and the cases that did not pass.
struct Summary {
  std::size_t cases = 0;
  std::size_t readings = 0;
  std::array<std::size_t, result_names.size()> by_result{};  // of cases, each with its readings
  std::vector<CaseOutcome> not_passed;
};
[[nodiscard]] Summary run(const Corpus& corpus);

}  // namespace casino::corpus
