#include "model/phase.hpp"

namespace casino {

bool is_before_the_last_dealing(const Rules& rules, const Position& position) {
  return position.dealing < dealings(rules);
}

Left left_to_draw(const Position& position) {
  const Hand& stock = position.stock;
  const TurnState& turn = position.turn;
  if (!stock.cards.empty() || (turn.has_drawn && !turn.drawn.empty())) return Left::some;
  if (stock.more == Hand::any_number) return Left::unknown;
  return turn.has_drawn || stock.more > 0 ? Left::some : Left::none;
}

}  // namespace casino
