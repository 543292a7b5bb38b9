#include "model/queries/phase.hpp"

namespace casino {
namespace {

int cards_seen(const Position& position) {
  int cards = position.known_cards().size();
  for (const Pile& pile : position.piles) cards += pile.hidden();
  return cards;
}

}  // namespace

bool is_before_the_last_dealing(const Rules& rules, const Position& position) {
  return position.dealing < dealings(rules);
}

std::uint8_t dealing_by_stock(const Rules& rules, const Hand& stock) {
  return stock == Hand::of({}) ? static_cast<std::uint8_t>(std::max(1, dealings(rules))) : 1;
}

Left left_to_draw(const Position& position) {
  const Hand& stock = position.stock;
  const TurnState& turn = position.turn;
  if (!stock.cards.empty() || !turn.drawn.empty()) return Left::some;  // what is said to be drawn was there
  if (stock.more == Hand::any_number) return Left::unknown;
  return turn.has_drawn || stock.more > 0 ? Left::some : Left::none;
}

Answer as_answer(Left left) {
  switch (left) {
    case Left::none: return Answer::no;
    case Left::unknown: return Answer::unknown;
    case Left::some: return Answer::yes;
  }
  return Answer::unknown;
}

Answer one_build_is_the_limit(const Rules& rules, const Position& position) {
  switch (rules.build_limit) {
    case BuildLimit::none: return Answer::no;
    case BuildLimit::first_half: return as_answer(is_before_the_last_dealing(rules, position));
    case BuildLimit::while_stock: return as_answer(left_to_draw(position));
    case BuildLimit::always: return Answer::yes;
  }
  return Answer::no;
}

Answer all_is_played(const Rules& rules, const Position& position) {
  const auto first = position.hands.begin();
  const auto end = first + rules.seats.count;
  const auto may_be_empty = [](const Hand& hand) { return hand.may_be_empty(); };
  if (!position.stock.may_be_empty() || !std::all_of(first, end, may_be_empty)) return Answer::no;
  if (cards_seen(position) == rules.pack.size()) return Answer::yes;
  const bool stock_is_empty =
      position.stock.is_known() || (rules.deal_draw == DealDraw::none && !is_before_the_last_dealing(rules, position));
  const bool hands_are_empty = std::all_of(first, end, [](const Hand& hand) { return hand.is_known(); });
  return stock_is_empty && hands_are_empty ? Answer::yes : Answer::unknown;
}

}  // namespace casino
