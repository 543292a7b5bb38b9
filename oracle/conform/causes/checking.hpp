#pragma once
// What an answer is worth, held against what the oracle says.

#include <memory>
#include <variant>

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

// The answer as it came, to be held against other rules.
using AnswerDocument = std::shared_ptr<const json::Node>;

// An answer is right, or one of these things is wrong with it. What was expected instead follows from the question;
// both are put into words in said.hpp.
struct Right {};
struct WrongVerdict {
  corpus::ExpectedVerdict found;
};
struct WrongClauses {
  std::vector<std::string> cited;
  AnswerDocument answer = {};
};
struct WrongList {  // of turns; of each sort the first few
  std::vector<Turn> too_many;
  std::vector<Turn> missing;
  std::string digest = {};  // of all of them
};
struct WrongPosition {
  corpus::Difference first;
  std::string how;      // what of that part differs: "the owner of a build"
  bool is_of_any_turn;  // whatever was done in the turn, that could differ
  AnswerDocument answer = {};
};
struct WrongTotal {
  PerSide<int> found;
};
struct WrongDeal {
  std::string expected;
  std::string found;
  AnswerDocument answer = {};
};
struct NoAnswer {  // but something else, there
  std::string expected;
  std::string found;
};
using Checked = std::variant<Right, WrongVerdict, WrongClauses, WrongList, WrongPosition, WrongTotal, WrongDeal,
                             NoAnswer, Skipped, Failed>;

[[nodiscard]] Checked checked(const Question& question, const Reply& reply);
[[nodiscard]] Outcome outcome_of(const Checked& checked);
// The answer in which something is wrong that is not all told above; nullptr: there is nothing more to it.
[[nodiscard]] AnswerDocument answer_in(const Checked& checked);
// A digest of all that is wrong, where not all of it is told above: two answers that differ have others.
[[nodiscard]] std::string differs_by(const Checked& checked);
// Whether two answers to questions of one kind are wrong in the same manner: whatever the cards are about which they
// are.
[[nodiscard]] bool are_alike(const Checked& a, const Checked& b);

// What is wrong with a deal that was played in answer to a question; nothing if nothing is, or it cannot be read.
[[nodiscard]] std::optional<playing::Wrong> wrong_in_play(const Question& question, const Reply& reply);

}  // namespace casino::conform
