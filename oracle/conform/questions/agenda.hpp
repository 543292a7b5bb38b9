#pragma once
// What a run asks, piece by piece, in an order that is the same on every machine: the cases of the corpus, and then
// random games.

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <set>
#include <unordered_set>
#include <vector>

#include "oracle/conform/questions/case_questions.hpp"
#include "oracle/parts/shard.hpp"

namespace casino::conform {

inline constexpr std::uint64_t most_questions = 1'000'000'000'000;  // more than anybody waits for

struct Plan {
  std::uint64_t seed = 1;
  std::uint64_t questions = 2000;  // of random games
  std::vector<std::string> only;   // names of questions, which are looked for among so many; empty: all
  bool asks_cases = true;
  parts::Shard shard = {};  // of the questions of the run, and of those that cannot be asked
  bool is_bounded = false;  // somebody wants an end though not everything is asked by then
  std::function<bool()> has_time = [] { return true; };
};

// Questions under the same rules, which are asked together.
struct Piece {
  Rules rules;
  std::vector<Question> questions;
  std::vector<std::string> messages;  // as they are sent
  std::uint64_t game = 0;             // which round of games it is of; 0: none
  std::size_t table = 0;              // at which of the tables
  std::size_t made = 0;               // questions, with those that nobody wants
};

class Agenda {
 public:
  // All of these have to outlive it. Without a corpus there are games only.
  Agenda(const Declaration& declaration, const Plan& plan, const corpus::Corpus& corpus);

  // Cases that cannot be asked, and why.
  [[nodiscard]] const std::vector<NotAsked>& not_asked() const { return not_asked_; }
  // How many questions are planned, with those; of them all, and of those that are for this shard.
  [[nodiscard]] std::size_t planned_of_all() const;
  [[nodiscard]] std::size_t planned() const;
  // Of the cases that are asked, and of those that cannot be, whichever shard asks them: two runs that agree in this,
  // and in what else is planned, ask the same.
  [[nodiscard]] std::string digest_of_cases() const;

  // The making of the next piece, on any thread: that of later pieces need not wait for it. Nothing: there are no more.
  using Make = std::function<Piece()>;
  [[nodiscard]] std::optional<Make> next();

  // Whether a piece is still wanted; of games there are no more when enough was asked, and of the last one only so many
  // questions as are left. To be asked of each piece, in their order. What other shards ask is left out of it.
  [[nodiscard]] bool wants(Piece& piece);
  // When there are no more pieces: why there are fewer questions about random games than are wanted; empty: there are
  // enough.
  [[nodiscard]] std::string why_fewer() const;

 private:
  void add(const corpus::Case& one);
  [[nodiscard]] std::size_t questions_of_all() const;
  [[nodiscard]] bool is_wanted(const std::string& id) const;
  [[nodiscard]] std::optional<Make> next_game();
  void leave_out_what_was_asked(Piece& piece);
  [[nodiscard]] bool wants_to_search(const Piece& piece);
  [[nodiscard]] bool wants_some_of(Piece& piece);
  void number_and_share_out(Piece& piece);

  // Questions about games that are wanted by their names, and how far they have been looked for.
  struct Sought {
    std::set<std::string> names;
    std::size_t searched = 0;
    std::uint64_t last_round = std::numeric_limits<std::uint64_t>::max();
  };
  // Questions about games that were taken, whichever come.
  struct Taken {
    std::uint64_t questions = 0;
    std::uint64_t of_round = 0;
    std::uint64_t round = 0;
  };

  const Declaration& declaration_;
  const Plan& plan_;
  std::vector<NotAsked> not_asked_;  // by this shard
  std::size_t not_asked_by_all_ = 0;
  std::vector<std::shared_ptr<Piece>> cases_;
  std::size_t next_case_ = 0;
  std::size_t planned_of_cases_ = 0;
  std::uint64_t next_number_ = 0;  // of questions

  Sought sought_;
  Taken taken_;
  std::unordered_set<std::uint64_t> asked_;  // questions about games, by their names and tables
  std::vector<Rules> tables_;                // at which games are played
  std::size_t next_table_ = 0;
  std::uint64_t next_game_ = 1;
};

}  // namespace casino::conform
