#pragma once
// One thing that an adapter gets wrong, and of what kind it is: two of one kind probably have one cause.

#include <compare>
#include <set>

#include "oracle/conform/causes/checking.hpp"

namespace casino::conform {

// A wrong answer; or of a wrong list one turn that is missing or too many, which is the question's turn then.
struct Failure {
  Question question;
  Checked checked;
};
[[nodiscard]] std::vector<Failure> failures_in(const Question& question, const Checked& checked);

// What it says of a turn, by a verdict or by listing it or not; nothing where it is asked about something else.
[[nodiscard]] std::optional<corpus::ExpectedVerdict> verdict_found(const Checked& checked);

struct Kind {
  std::string_view variant;
  Operation operation = Operation::judge;
  Outcome outcome = Outcome::fail;
  std::optional<corpus::ExpectedVerdict> found;  // of a turn
  std::set<std::string_view> clauses;            // that refuse it, or what makes it impossible
  std::vector<std::string> cited;
  std::set<std::string_view> of_turn;  // what a lawful one does, and by which permissions
  std::string how;                     // of a position, what of it differs; of a score, by how much

  friend auto operator<=>(const Kind&, const Kind&) = default;
};
[[nodiscard]] Kind kind_of(const Failure& failure);
// Whether one is wrong in a way in which the other is wrong, too, perhaps among others.
[[nodiscard]] bool is_part_of(const Kind& smaller, const Kind& whole);

// How a lawful turn looks that it refuses, whatever the cards are: "capture by a number: loose cards own build".
[[nodiscard]] std::string shape_of(const Failure& failure);

}  // namespace casino::conform
