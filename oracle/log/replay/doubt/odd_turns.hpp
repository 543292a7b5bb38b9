#pragma once
// Turns that broke a rule, and what may only follow from that: one slip of the pen is one problem. Inside the replay of
// logs only.

#include <vector>

#include "model/judge/judge.hpp"

namespace casino::log {

class OddTurns {
 public:
  // A turn that broke a rule; after it the owners of some builds cannot capture them any more.
  void add(int number, const Turn& turn, bool is_out_of_turn, CardSet lapsed);
  // The last one stood. What lapsed with it stands, too.
  void stands(int number);
  // All hands were played: no turn is missing.
  void all_had_their_turns();

  // The turn from which it can follow that another breaks a rule: somebody was out of turn before, or that turn had the
  // cards that are not there now, or made the build that is worth something else, or left the owners of all builds that
  // the other one is about without a card for them (AA-OWN-2, AA-TRL-3); that may have stood, and the other with it.
  struct Cause {
    int turn = 0;  // none, or it stood
    bool has_stood = false;
    [[nodiscard]] bool is_there() const { return turn != 0 || has_stood; }
  };
  [[nodiscard]] Cause cause_of(const Illegal& illegal, bool is_out_of_turn) const;
  // The turn from which it can follow that that cards are still held; 0: none.
  [[nodiscard]] int order_is_odd_since() const;
  // The turn from which it can follow that these cards are not where they should be; 0: none.
  [[nodiscard]] int cards_are_odd_since(CardSet cards) const;

 private:
  [[nodiscard]] int slip_before(const Illegal& illegal, bool is_out_of_turn) const;

  struct Odd {
    int number = 0;
    CardSet cards;
    bool is_out_of_turn = false;  // a turn may be missing before it, or two were swapped
    CardSet lapsed;               // builds
    bool has_stood = false;
  };
  std::vector<Odd> turns_;
};

}  // namespace casino::log
