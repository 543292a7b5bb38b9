#pragma once
// What the corpus shows of a variant: the clauses that its cases hold by and are refused by, tried by
// switching each clause off; the option values that make a difference, tried by setting them back; the questions; and
// the worked examples.

#include "model/rules/question.hpp"
#include "model/rules/variants.hpp"
#include "oracle/corpus/reader.hpp"

namespace casino::corpus {

// What is still to be shown of a clause.
enum class Lack : std::uint8_t {
  nothing_holds,    // no case that holds because of it
  nothing_refused,  // a prohibition or duty: no case that it alone refuses, and that is lawful without it
  no_twin           // ... and none of those has a lawful twin
};
inline constexpr std::array<std::string_view, 3> lack_names{"nothing_holds", "nothing_refused", "no_twin"};

struct ClauseCoverage {
  Clause clause;
  std::vector<std::string> holds;    // cases that hold because of it
  std::vector<std::string> refused;  // cases refused by it alone, lawful when it is off
  std::vector<Lack> lacks;
};

// One value of a choice; of a number or an order all values but the variant's together, as "other".
struct ValueCoverage {
  Option option = Option{};
  std::string value;
  bool is_default = false;
  std::vector<std::string> cases;  // cases whose expectation holds under this value and not under another
};

struct QuestionCoverage {
  std::string_view id;
  std::vector<std::string> cases;
  std::vector<std::string_view> readings_not_shown;  // settings of which no case of the question tells the effect
};

struct ExampleCoverage {
  std::string id;
  std::vector<std::string> cases;
};

struct Coverage {
  std::string_view variant;
  std::size_t cases = 0;
  std::vector<ClauseCoverage> clauses;
  std::vector<ValueCoverage> values;
  std::vector<QuestionCoverage> questions;
  std::vector<ExampleCoverage> examples;
  // Rows of which something is missing.
  [[nodiscard]] std::size_t missing() const;
};

// Looks at the cases of this variant alone, and among them at those that pass.
[[nodiscard]] Coverage coverage_of(const Corpus& corpus, const VariantEntry& variant);

}  // namespace casino::corpus
