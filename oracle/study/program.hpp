#pragma once
// Somebody else's program at the table: it is asked for each of its turns by the adapter protocol, and given what its
// seat sees (docs/protocol.md, "choose"). Nothing takes the place of a turn that does not come, or is none: the run
// ends.

#include <functional>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <vector>

#include "oracle/conform/protocol/session.hpp"
#include "oracle/players/player.hpp"

namespace casino::study {

// Why nobody can play on: which turn was asked for, and what came of it.
struct ProgramFailed : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// What a program calls itself, in one line.
[[nodiscard]] std::string name_of(const conform::Declaration& declaration);
// Why it cannot be asked for turns by these rules; nothing if it can.
[[nodiscard]] std::optional<std::string> why_no_player(const conform::Declaration& declaration, const Rules& rules);

// Which turn is asked for, as it is reported.
struct Moment {
  std::string_view rules;  // what they are called
  std::uint64_t deal = 1;  // of the study
  int deal_of_match = 0;   // 0: it is no match
  int moved = 0;           // by so many seats everybody has moved on
  std::uint64_t turn = 1;  // of the deal
};

// One process of it. Whoever wants to ask several at once starts several.
class Program {
 public:
  explicit Program(conform::Session& session) : session_(session) {}

  // Its turn as the dice have it with what came to light; nothing where the seat has no legal turn. Throws
  // ProgramFailed.
  [[nodiscard]] std::optional<players::Decision> decision(const Rules& rules, const players::Players& players,
                                                          const Position& position, std::uint64_t dice,
                                                          const Moment& moment);

 private:
  conform::Session& session_;
};

// Processes of one program, as many as play at once.
class Programs {
 public:
  // Called by one thread at a time.
  using Start = std::function<std::unique_ptr<conform::Session>()>;
  explicit Programs(Start start) : start_(std::move(start)) {}
  Programs(const Programs&) = delete;
  Programs& operator=(const Programs&) = delete;

  // Calls `use` with a process that nobody else asks meanwhile. One that has failed does not come back.
  template <typename Use>
  auto with_one(Use use) {
    std::unique_ptr<conform::Session> session = idle();
    Program program(*session);
    auto result = use(program);
    give_back(std::move(session));
    return result;
  }

  // Ends all of them; what is wrong with how they end, or with what they said meanwhile: a sentence each.
  [[nodiscard]] std::vector<std::string> stop();

 private:
  [[nodiscard]] std::unique_ptr<conform::Session> idle();
  void give_back(std::unique_ptr<conform::Session> session);

  Start start_;
  std::mutex mutex_;  // of the processes
  std::vector<std::unique_ptr<conform::Session>> sessions_;
};

}  // namespace casino::study
