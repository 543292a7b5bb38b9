#pragma once
// Questions to an adapter, and what the oracle expects of the answers. What is expected is never sent.

#include <optional>
#include <string>
#include <vector>

#include "model/score/score.hpp"
#include "model/table/turn.hpp"
#include "oracle/conform/protocol/protocol.hpp"
#include "oracle/corpus/run.hpp"

namespace casino::conform {

struct Question {
  std::string id;            // by which it is found again
  std::uint64_t number = 0;  // in the order of the run, whichever shard of it asks
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

// Whether a deal can end like that: nobody has cards or spades that are not there, nor lacks what nobody else can have.
[[nodiscard]] bool can_be_captured(const Rules& rules, const Captured& captured);

// "AA-TRL-3 AA-TRL-4", or "none".
[[nodiscard]] std::string written_clauses(const Question& question);

// What is sent, without its "id".
[[nodiscard]] json::Json message_of(const Question& question);

}  // namespace casino::conform
