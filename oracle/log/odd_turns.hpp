#pragma once
// Turns that broke a rule, and what may only follow from that: one slip of the pen is one problem. Inside the replay of
// logs only.

#include <vector>

#include "model/judge.hpp"

namespace casino::log {

class OddTurns {
 public:
  void add(int number, const Turn& turn, bool is_out_of_turn);
  // The last one stood, or was not made.
  void forget(int number);
  // All hands were played: no turn is missing.
  void all_had_their_turns();

  // The turn from which it can follow that another breaks a rule: somebody was out of turn before, or that turn had the
  // cards that are not there now, or made the build that is worth something else; 0: none.
  [[nodiscard]] int cause_of(const Illegal& illegal, bool is_out_of_turn) const;
  // The turn from which it can follow that that cards are still held; 0: none.
  [[nodiscard]] int order_is_odd_since() const;
  // The turn from which it can follow that these cards are not where they should be; 0: none.
  [[nodiscard]] int cards_are_odd_since(CardSet cards) const;

 private:
  struct Odd {
    int number = 0;
    CardSet cards;
    bool is_out_of_turn = false;  // a turn may be missing before it, or two were swapped
  };
  std::vector<Odd> turns_;
};

}  // namespace casino::log
