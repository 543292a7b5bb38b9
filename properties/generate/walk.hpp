#pragma once
// A random walk through a deal as RapidCheck's sequence of commands: each command is a turn, the system under test is
// the table, and the model knows only how many cards are left to be played. For rules by which a turn plays exactly one
// card of the hand, and none is drawn.

#include <cstdint>
#include <iosfwd>

#include <rapidcheck.h>
#include <rapidcheck/state.h>

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "oracle/enumerate/enumerate.hpp"

namespace casino::properties {

[[nodiscard]] bool can_be_walked(const Rules& rules);

struct CardsLeft {
  int count = 0;  // in all hands and the stock
};

// The rules have to outlive it.
struct WalkedTable {
  WalkedTable(const Rules& by, std::uint64_t shuffled_by);
  const Rules& rules;
  LegalTurns legal;
  std::uint64_t seed;
  Position position;
};
[[nodiscard]] CardsLeft cards_left_at(const WalkedTable& table);

// Plays the turn that its number picks. As long as cards are left there is one; judge allows it; one card less is left
// afterwards, and all cards are somewhere. A walk that has come to the end of the deal stands still.
class PlayATurn : public rc::state::Command<CardsLeft, WalkedTable> {
 public:
  PlayATurn();
  void apply(CardsLeft& left) const override;
  void run(const CardsLeft& left, WalkedTable& table) const override;
  void show(std::ostream& out) const override;

 private:
  std::uint8_t choice_;
};

// Walks from a deal that is shuffled at random.
void walk_at_random(const Rules& rules);

}  // namespace casino::properties
