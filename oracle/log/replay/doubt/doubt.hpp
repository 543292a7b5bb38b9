#pragma once
// How far the position can be trusted: since when cards may lie elsewhere than it says, and which turns broke a rule.
// What is found behind those may only follow from them. Inside the replay of logs only.

#include <vector>

#include "oracle/log/replay/doubt/misread.hpp"
#include "oracle/log/replay/doubt/odd_turns.hpp"
#include "oracle/log/replay/doubt/recovery.hpp"
#include "oracle/log/replay/problems/problem.hpp"

namespace casino::log {

class Doubt {
 public:
  // Whether cards may lie elsewhere than the position says; they may since this turn, unless they did before.
  [[nodiscard]] bool is_there() const { return since_ != 0; }
  void begin(int turn);
  // Cards on the table that nobody knows, since then.
  [[nodiscard]] int strays() const { return strays_; }
  // Whether something was taken to have happened that the log does not say, so that hands are not what it says.
  [[nodiscard]] bool has_assumed_something() const { return has_assumed_something_; }

  // The turn behind something that is found, of which that may only be a consequence (0: none). `cause`: what is known
  // of that already.
  [[nodiscard]] int behind(Matter matter, int cause) const;
  [[nodiscard]] int behind_missing_turns() const;
  [[nodiscard]] OddTurns::Cause cause_of(const Illegal& illegal, bool is_out_of_turn);
  [[nodiscard]] OddTurns& odd_turns() { return odd_turns_; }

  // What was taken to have happened in an impossible turn; and what of that turns out to have been another card, by a
  // turn that uses it.
  void assume(int number, const Position& before, const Turn& turn, const Recovery& recovery);
  [[nodiscard]] std::vector<Misreadings::Correction> put_right(const Rules& rules, Position& position,
                                                               const Turn& turn);

  // Cards are dealt that lie elsewhere already; hands are dealt while cards are still held, which lie somewhere now.
  void finds_dealt(CardSet elsewhere) { begin(odd_turns_.cards_are_odd_since(elsewhere)); }
  void finds_held(int cards, int turns);
  // The players have agreed on where the cards lie.
  void is_settled();

 private:
  int since_ = 0;
  int strays_ = 0;
  bool has_assumed_something_ = false;
  OddTurns odd_turns_;
  Misreadings misreadings_;
};

}  // namespace casino::log
