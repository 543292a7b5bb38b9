#pragma once
// Questions to an adapter, what the oracle expects of the answers, and what an answer is worth. What is expected is
// never sent.

#include <optional>
#include <string>
#include <vector>

#include "oracle/conform/playing.hpp"
#include "oracle/conform/session.hpp"
#include "oracle/corpus/compare.hpp"

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

struct Question {
  std::string id;  // by which it is found again
  std::string title;
  Operation operation = Operation::judge;
  Rules rules;
  Position position;       // of judge, turns and apply
  Turn turn;               // of judge and apply
  Captured captured;       // of score
  Seat dealer;             // of play
  std::vector<Card> pack;  // of play

  // What is expected, beside what follows from the above.
  corpus::ExpectedVerdict verdict = corpus::ExpectedVerdict::legal;
  std::vector<corpus::ExpectedClause> clauses;  // of a refusal
  PerSide<int> total{};
};

// A turn in a position, judged by the oracle.
[[nodiscard]] Question judged(const Rules& rules, const Position& position, const Turn& turn);

// "AA-TRL-3 AA-TRL-4", or "none".
[[nodiscard]] std::string written_clauses(const Question& question);

// What is sent, without its "id".
[[nodiscard]] json::Json message_of(const Question& question);

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
[[nodiscard]] std::optional<Wrong> wrong_in_play(const Question& question, const Reply& reply);

}  // namespace casino::conform
