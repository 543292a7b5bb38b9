#pragma once
// What an answer is worth, held against what the oracle says.

#include "oracle/conform/protocol/session.hpp"
#include "oracle/conform/questions/question.hpp"
#include "oracle/play/playing.hpp"

namespace casino::conform {

enum class Outcome : std::uint8_t {
  pass,
  wrong_reason,  // the right verdict, by other clauses
  undecided,     // it does not commit itself where the rules are certain
  fail,
  error,  // it says that it cannot, or what it says is no answer
  crash,
  hang,
  skip
};
inline constexpr std::array<std::string_view, 8> outcome_names{"pass",  "wrong_reason", "undecided", "fail",
                                                               "error", "crash",        "hang",      "skip"};
[[nodiscard]] std::string_view name_of(Outcome outcome);

// What is expected of a list with turns that are not legal.
inline constexpr std::string_view legal_turns_only = "legal turns only";

struct Checked {
  Outcome outcome = Outcome::pass;
  std::string expected;  // where that is not what was found
  std::string found;
  friend bool operator==(const Checked&, const Checked&) = default;
};
[[nodiscard]] Checked checked(const Question& question, const Reply& reply);

// What is wrong with a deal that was played in answer to a question; nothing if nothing is, or it cannot be read.
[[nodiscard]] std::optional<playing::Wrong> wrong_in_play(const Question& question, const Reply& reply);

}  // namespace casino::conform
