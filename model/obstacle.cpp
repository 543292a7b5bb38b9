// What cannot be done with the cards at all, by whatever rules.

#include "model/apply.hpp"

namespace casino {
namespace {

using Found = std::optional<Impossible>;

Found missing(Obstacle what, CardSet cards) {
  if (cards.empty()) return std::nullopt;
  return Impossible{what, 0, cards};
}

// Cards that lie where an unseen hand or pile cannot have them.
CardSet seen_elsewhere(const Position& position, CardSet wanted, CardSet here) {
  return wanted & (position.known_cards() - here);
}

// A demand to capture is answered with the card that has been played already (SWZ-INS-2).
bool answers_a_demand(const Position& position, const Action& action) {
  return action.kind == Do::capture && position.turn.capture_demanded_by &&
         position.turn.played.contains_all(action.hand);
}

Found hand_cards_are_held(const Position& position, const Action& action) {
  if (answers_a_demand(position, action)) return std::nullopt;
  const Hand& hand = position.hands[position.to_act];
  const CardSet unseen = action.hand - hand.cards;
  if (unseen.empty()) return std::nullopt;
  if (unseen.size() > hand.more && hand.more != Hand::any_number) return missing(Obstacle::hand_card_missing, unseen);
  return missing(Obstacle::hand_card_missing, seen_elsewhere(position, unseen, hand.cards));
}

Found table_cards_lie_there(const Position& position, const Action& action) {
  const CardSet in_reach = action.kind == Do::capture && position.turn.capture_demanded_by
                               ? position.layout() | position.turn.captured
                               : position.layout();
  return missing(Obstacle::table_card_missing, action.table - in_reach);
}

Found tops_are_in_piles(const Position& position, const Action& action) {
  if (action.tops.empty()) return std::nullopt;
  CardSet in_piles;
  bool some_hidden = false;
  for (const Pile& pile : position.piles) {
    in_piles.insert(pile.cards());
    some_hidden = some_hidden || pile.hidden() > 0;
  }
  const CardSet unseen = action.tops - in_piles;
  return some_hidden ? missing(Obstacle::top_missing, seen_elsewhere(position, unseen, in_piles))
                     : missing(Obstacle::top_missing, unseen);
}

bool is_a_build(const Position& position, CardSet cards) {
  const Build* build = position.build_with(cards);
  return build != nullptr && build->cards == cards;
}

// A base is a build, or for adding one loose card (Q-SWZ-40).
Found base_lies_there(const Position& position, const Action& action) {
  const bool needs_base = action.kind == Do::raise || action.kind == Do::augment;
  if (!needs_base) return missing(Obstacle::base_missing, action.base);
  if (is_a_build(position, action.base)) return std::nullopt;
  const bool is_loose_card = action.base.size() == 1 && position.loose.contains_all(action.base);
  if (action.kind == Do::augment && is_loose_card) return std::nullopt;
  return Impossible{Obstacle::base_missing, 0, action.base};
}

Found unites_with_a_build(const Position& position, const Action& action) {
  if (action.unite.empty() || is_a_build(position, action.unite)) return std::nullopt;
  return Impossible{Obstacle::unite_missing, 0, action.unite};
}

Found does_something(const Action& action) {
  const CardSet moved = action.hand | action.table | action.tops;
  const Impossible nothing{Obstacle::takes_nothing, 0, moved};
  switch (action.kind) {
    case Do::trail: return action.hand.empty() ? Found(nothing) : std::nullopt;
    case Do::capture: return (action.table | action.tops).empty() ? Found(nothing) : std::nullopt;
    case Do::build: return moved.size() < 2 ? Found(nothing) : std::nullopt;
    case Do::raise:
    case Do::augment: return moved.empty() ? Found(nothing) : std::nullopt;
  }
  return std::nullopt;
}

Found names_each_card_once(const Action& action) {
  CardSet named;
  CardSet twice;
  for (const CardSet part : {action.hand, action.base, action.table, action.tops, action.unite}) {
    twice.insert(named & part);
    named.insert(part);
  }
  return missing(Obstacle::card_named_twice, twice);
}

}  // namespace

std::optional<Impossible> obstacle(const Rules& rules, const Position& position, const Action& action) {
  if (deal_is_over(rules, position) && position.turn == TurnState{})
    return Impossible{Obstacle::deal_is_over, 0, action.hand};
  if (const Found found = names_each_card_once(action)) return found;
  if (const Found found = does_something(action)) return found;
  if (const Found found = hand_cards_are_held(position, action)) return found;
  if (const Found found = table_cards_lie_there(position, action)) return found;
  if (const Found found = tops_are_in_piles(position, action)) return found;
  if (const Found found = base_lies_there(position, action)) return found;
  return unites_with_a_build(position, action);
}

}  // namespace casino
