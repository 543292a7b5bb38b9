#include "properties/generate/turn.hpp"

#include <algorithm>
#include <array>

namespace casino::properties {
namespace {

CardSet any_of(CardSet cards, Dice& dice) {
  if (cards.empty()) return {};
  auto place = dice.below(static_cast<std::size_t>(cards.size()));
  for (const Card card : cards)
    if (place-- == 0) return card;
  return {};
}

// A loose card, or a build with all its cards.
CardSet any_thing_of_the_table(const Position& position, Dice& dice) {
  const CardSet card = any_of(position.layout(), dice);
  const Build* build = position.build_with(card);
  return build == nullptr || dice.one_in(4) ? card : build->cards;
}

CardSet any_top(const Rules& rules, const Position& position, Dice& dice) {
  CardSet tops;
  for (std::uint8_t i = 0; i < rules.seats.count; ++i) tops.insert(position.piles[Seat{i}].possible_tops());
  return any_of(tops, dice);
}

CardSet toggled(CardSet set, CardSet change) { return set.contains_all(change) ? set - change : set | change; }

Value any_value(const Rules& rules, Dice& dice) {
  const std::size_t highest = rules.capture_hand_cards == CaptureHandCards::one ? 14 : 42;
  return Value{static_cast<std::uint8_t>(dice.below(highest + 1))};
}

void alter(const Rules& rules, const Position& position, Action& action, Dice& dice) {
  switch (dice.below(10)) {
    case 0: action.hand = any_of(position.hands[position.to_act].cards, dice); return;
    case 1: action.hand = CardSet{}; return;
    case 2: action.kind = static_cast<Do>(dice.below(5)); return;
    case 3: action.value = any_value(rules, dice); return;
    case 4: action.base = any_thing_of_the_table(position, dice); return;
    case 5: action.tops = toggled(action.tops, any_top(rules, position, dice)); return;
    case 6: action.unite = dice.one_in(2) ? CardSet{} : any_thing_of_the_table(position, dice); return;
    case 7: action.table = toggled(action.table, any_thing_of_the_table(position, dice)); return;
    case 8: action.hand = toggled(action.hand, any_of(position.hands[position.to_act].cards, dice)); return;
    case 9: action.for_partner = !action.for_partner; return;
  }
}

// Demands are what opponents say most.
EventKind any_kind(Dice& dice) {
  constexpr std::array kinds{EventKind::insist_capture, EventKind::insist_capture, EventKind::insist_augment,
                             EventKind::insist_augment, EventKind::request,        EventKind::reveal,
                             EventKind::over,           EventKind::draw,           EventKind::call};
  return kinds[dice.below(kinds.size())];
}

// The cards that somebody could speak of.
CardSet cards_named(const Rules& rules, const Position& position, const Event& event, Dice& dice) {
  CardSet tops;
  for (std::uint8_t i = 0; i < rules.seats.count; ++i) tops.insert(position.piles[Seat{i}].possible_tops());
  switch (event.kind) {
    case EventKind::insist_capture:
    case EventKind::insist_augment:
      return dice.one_in(2) ? CardSet{}
                            : generate::some_of(position.layout() | (dice.one_in(2) ? tops : CardSet{}), dice);
    case EventKind::request: return any_of(position.hands[dice.one_in(4) ? event.seat : position.to_act].cards, dice);
    case EventKind::reveal: return any_of(dice.one_in(4) ? rules.pack : tops, dice);
    case EventKind::draw: return any_of(rules.pack - (dice.one_in(4) ? CardSet{} : position.known_cards()), dice);
    default: return {};
  }
}

// An action made up on the spot.
Action any_action(const Rules& rules, const Position& position, Dice& dice) {
  Action action;
  action.kind = static_cast<Do>(dice.below(5));
  action.table = any_thing_of_the_table(position, dice);
  for (int i = 0; i < 3; ++i) alter(rules, position, action, dice);
  return action;
}

}  // namespace

Turn altered(const Rules& rules, const Position& position, const Turn& turn, Dice& dice) {
  Turn other = turn;
  const std::size_t place = dice.below(turn.steps.size() + 1);
  if (dice.one_in(6)) {
    const auto at = other.steps.begin() + static_cast<std::ptrdiff_t>(place);
    other.steps.insert(at, any_action(rules, position, dice));
  } else if (place < turn.steps.size() && turn.steps.size() > 1 && dice.one_in(4)) {
    other.steps.erase(other.steps.begin() + static_cast<std::ptrdiff_t>(place));
  } else if (place < turn.steps.size()) {
    if (auto* action = std::get_if<Action>(&other.steps[place])) alter(rules, position, *action, dice);
  } else {
    std::reverse(other.steps.begin(), other.steps.end());
  }
  return other;
}

Turn interrupted(const Rules& rules, const Position& position, Turn turn, Dice& dice) {
  for (Step& step : turn.steps)
    if (auto* action = std::get_if<Action>(&step); action != nullptr && dice.one_in(3))
      for (const Card card : shuffled(action->hand | action->table | action->tops, dice))
        if (!dice.one_in(4)) action->order.push_back(card);
  for (std::size_t count = 1 + dice.below(2); count > 0; --count) {
    Event event{any_kind(dice), Seat{static_cast<std::uint8_t>(dice.below(rules.seats.count))}, {}};
    if (event.kind == EventKind::over || event.kind == EventKind::draw) event.seat = position.to_act;
    event.cards = cards_named(rules, position, event, dice);
    const std::size_t place = dice.below(turn.steps.size() + 1);
    turn.steps.insert(turn.steps.begin() + static_cast<std::ptrdiff_t>(place), event);
  }
  return turn;
}

}  // namespace casino::properties
