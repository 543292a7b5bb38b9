#pragma once
// A random player who knows the rules and all cards: each turn is legal, and which one it is depends on the dice and on
// a taste, so that games differ and rare rules come up.

#include <array>
#include <optional>
#include <vector>

#include "model/judge/judge.hpp"
#include "model/rules/clause.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "oracle/generate/dice.hpp"

namespace casino::generate {

// What somebody likes to do. A table of players with one taste piles up cards, or builds, or sweeps.
struct Taste {
  std::array<std::uint8_t, 5> appetite{1, 1, 1, 1, 1};  // for each kind of action
  bool is_curious = false;                              // prefers turns that use a permission not used so far
  std::uint8_t silence = 1;                             // one in so many chances to say something is taken
};
[[nodiscard]] Taste some_taste(Dice& dice);

class Player {
 public:
  // The rules have to outlive the player.
  Player(const Rules& rules, Taste taste) : rules_(rules), legal_(rules), taste_(taste) {}

  // A legal turn, with what others say in it; nothing where there is none.
  [[nodiscard]] std::optional<Turn> turn(const Position& position, Dice& dice);

  [[nodiscard]] const Taste& taste() const { return taste_; }

 private:
  [[nodiscard]] std::vector<Turn> offers(const Position& position, Dice& dice) const;
  [[nodiscard]] std::vector<Turn> single_actions(const Position& position, Dice& dice) const;
  [[nodiscard]] std::optional<Turn> step_by_step(const Position& start, Dice& dice) const;
  [[nodiscard]] std::optional<Action> next_action(const Position& position, Dice& dice) const;
  [[nodiscard]] Turn with_its_order_stated(const Position& position, const Turn& turn, Dice& dice) const;
  [[nodiscard]] bool uses_something_new(const Judgement& judgement);

  const Rules& rules_;
  LegalTurns legal_;
  Taste taste_;
  ClauseSet used_;  // permissions, in all turns so far
};

}  // namespace casino::generate
