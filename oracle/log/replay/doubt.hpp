#pragma once
// How far the position can be trusted: since when cards may lie elsewhere than it says, and which turns broke a rule.
// What is found behind those may only follow from them. Inside the replay of logs only.

#include <vector>

#include "oracle/log/replay/misread.hpp"
#include "oracle/log/replay/odd_turns.hpp"
#include "oracle/log/replay/problem.hpp"

namespace casino::log {

class Doubt {
 public:
  // Cards lie elsewhere than the position says; and have since this turn, unless they did before; 0: they do not.
  [[nodiscard]] bool is_there() const { return since_ != 0; }
  void begin(int turn);
  // Cards on the table that nobody knows, since then; whether hands are not what the log says.
  [[nodiscard]] int strays() const { return strays_; }
  [[nodiscard]] bool has_assumed_something() const { return has_assumed_something_; }

  // The turn of which something of this matter may only be a consequence, where by itself it is one of `cause`; or that
  // turns are missing; 0: none.
  [[nodiscard]] int behind(Matter matter, int cause) const;
  [[nodiscard]] int behind_missing_turns() const;
  // The same of an illegal turn; without a cause it is one to others.
  [[nodiscard]] OddTurns::Cause cause_of(const Illegal& illegal, bool is_out_of_turn);
  [[nodiscard]] OddTurns& odd_turns() { return odd_turns_; }

  // What was taken to have happened in an impossible turn.
  void assume(int number, const Position& before, const Turn& turn, const Recovery& recovery);
  // What of that turns out otherwise by a turn, which shows another card in the place of the one that was written.
  [[nodiscard]] std::vector<Misreadings::Found> put_right(const Rules& rules, Position& position, const Turn& turn);

  // Dealt cards lie somewhere else already; cards are still held, of which some stray now.
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
