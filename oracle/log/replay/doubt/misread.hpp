#pragma once
// A card was played that its hand was said not to have, and later somebody uses one that the hand was said to have and
// that nobody played: then it was that one, misread when the game was written down. Inside the replay of logs only.

#include <vector>

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"

namespace casino::log {

class Misreadings {
 public:
  // In this turn of the deal `played` came from a hand that was said to hold others, and lies on the table, perhaps in
  // a build.
  void add(int turn, const Position& before, const Turn& made, CardSet played);

  struct Correction {
    int turn = 0;  // in which it was misread
    Seat seat;
    Card written;
    Card played;
  };
  // Puts cards right that a turn is going to use, as it shows them.
  [[nodiscard]] std::vector<Correction> put_right(const Rules& rules, Position& position, const Turn& turn);

 private:
  struct Misread {
    int turn = 0;
    int dealing = 0;
    Seat seat;
    Card written;
    CardSet stated;  // the hand, without what else the turn played
  };
  std::vector<Misread> misread_;
};

}  // namespace casino::log
