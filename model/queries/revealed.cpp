#include "model/queries/revealed.hpp"

#include "model/queries/tops.hpp"

namespace casino {
namespace {

void show_what_is_played(Position& position, const Turn& turn) {
  Hand& hand = position.hands[turn.seat];
  CardSet shown;
  for (const Step& step : turn.steps)
    if (const auto* action = std::get_if<Action>(&step)) shown.insert(action->hand);
  shown.remove(position.known_cards());
  if (shown.empty() || hand.more < shown.size()) return;
  hand.show(shown);
}

// The piles of which an action may change the top.
SeatSet piles_touched(const Rules& rules, const Position& position, const Action& action) {
  const bool takes_an_unseen_top = !position.known_cards().contains_all(action.tops);
  SeatSet touched;
  for (const Seat keeper : rules.seats) {
    const bool is_laid_on = action.kind == Do::capture && same_side(rules, keeper, position.to_act);
    const bool is_robbed = takes_an_unseen_top || position.piles[keeper].cards().meets(action.tops);
    if (is_laid_on || is_robbed) touched.insert(keeper);
  }
  return touched;
}

// A card that comes to light on a pile that nobody has touched before in this turn.
void show_what_comes_to_light(const Rules& rules, Position& position, const Turn& turn) {
  SeatSet touched;
  for (const Step& step : turn.steps) {
    if (const auto* action = std::get_if<Action>(&step)) {
      touched.insert(piles_touched(rules, position, *action));
      continue;
    }
    const Event& event = std::get<Event>(step);
    if (event.kind != EventKind::reveal || event.cards.size() != 1) continue;
    const Seat keeper = pile_keeper(rules, event.seat);
    const bool may_lie_on_top = unknown_tops(rules, position, keeper).contains_all(event.cards);
    if (may_lie_on_top && !touched.contains(keeper)) position.piles[keeper].reveal(event.cards.first());
  }
}

// CRZ-DRW-1: the card that is drawn in this turn, stated behind the hand card. When it counts the rules say (option
// deal.draw), wherever it is stated. It can have been taken up already, and be in the hand.
void make_drawn_cards_known(const Rules& rules, Position& position, const Turn& turn) {
  if (rules.deal_draw == DealDraw::none || !position.turn.drawn.empty()) return;
  Hand& hand = position.hands[turn.seat];
  const CardSet unseen = rules.pack - position.known_cards();
  bool was_played = !position.turn.played.empty();
  for (const Step& step : turn.steps) {
    if (const auto* action = std::get_if<Action>(&step)) {
      was_played = was_played || !action->hand.empty();
      continue;
    }
    const Event& event = std::get<Event>(step);
    if (event.kind != EventKind::draw) continue;
    const bool has_drawn = position.turn.has_drawn;
    const Hand& from = has_drawn ? hand : position.stock;
    const bool may_be_unseen = from.more > 0 && unseen.contains_all(event.cards);
    const bool may_be_there = may_be_unseen || (!has_drawn && from.cards.contains_all(event.cards));
    if (!was_played || event.seat != turn.seat || event.cards.size() != 1 || !may_be_there) return;
    position.turn.drawn = event.cards;
    if (has_drawn) hand.show(event.cards);
    return;
  }
}

bool lays_something_bare(const Turn& turn) {
  return std::ranges::any_of(turn.steps, [](const Step& step) {
    const auto* event = std::get_if<Event>(&step);
    return event != nullptr && event->kind == EventKind::reveal;
  });
}

}  // namespace

void show_what_it_states(const Rules& rules, Position& position, const Turn& turn) {
  if (!position.hands[turn.seat].is_known()) show_what_is_played(position, turn);
  make_drawn_cards_known(rules, position, turn);
  if (lays_something_bare(turn)) show_what_comes_to_light(rules, position, turn);
}

}  // namespace casino
