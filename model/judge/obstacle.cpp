// What cannot be done with the cards at all, by whatever rules.

#include "model/apply/apply.hpp"
#include "model/queries/could_capture.hpp"

namespace casino {
namespace {

// Cards that lie where an unseen hand or pile cannot have them.
CardSet seen_elsewhere(const Position& position, CardSet wanted, CardSet here) {
  return wanted & (position.known_cards() - here);
}

// A demand to capture is answered with the card that has been played already (SWZ-INS-2), unless it lies in a build.
bool is_played_already(const Position& position, const Action& action) {
  return answers_a_demand(position, action) && !position.built().meets(action.hand);
}

// The cards that are not in the hand that they are played from.
CardSet not_held(const Position& position, const Action& action) {
  const Hand& hand = position.hands[position.to_act];
  const CardSet unseen = action.hand - hand.cards;
  if (unseen.empty() || is_played_already(position, action)) return {};
  if (unseen.size() > hand.more) return unseen;  // never more than any number
  return seen_elsewhere(position, unseen, hand.cards);
}

CardSet not_on_the_table(const Position& position, const Action& action) {
  const bool takes_more = action.kind == Do::capture && position.turn.capture_demanded_by;
  const CardSet there = takes_more ? position.layout() | position.turn.captured : position.layout();
  return action.table - there;
}

CardSet in_no_pile(const Position& position, const Action& action) {
  if (action.tops.empty()) return {};
  CardSet in_piles;
  bool some_hidden = false;
  for (const Pile& pile : position.piles) {
    in_piles.insert(pile.cards());
    some_hidden = some_hidden || pile.hidden() > 0;
  }
  const CardSet unseen = action.tops - in_piles;
  return some_hidden ? seen_elsewhere(position, unseen, in_piles) : unseen;
}

bool is_a_build(const Position& position, CardSet cards) {
  const Build* build = position.build_with(cards);
  return build != nullptr && build->cards == cards;
}

// A base is a build, or for adding one loose card (Q-SWZ-40).
bool base_lies_there(const Position& position, const Action& action) {
  const bool needs_base = action.kind == Do::raise || action.kind == Do::augment;
  if (!needs_base) return true;
  if (is_a_build(position, action.base)) return true;
  const bool is_loose_card = action.base.size() == 1 && position.loose.contains_all(action.base);
  return action.kind == Do::augment && is_loose_card;
}

bool unites_with_a_build(const Position& position, const Action& action) {
  return action.unite.empty() || is_a_build(position, action.unite);
}

CardSet moved(const Action& action) { return action.hand | action.table | action.tops; }

bool does_something(const Action& action) {
  switch (action.kind) {
    case Do::trail: return !action.hand.empty();
    case Do::capture: return !(action.table | action.tops).empty();
    case Do::build: return moved(action).size() >= 2;
    case Do::raise:
    case Do::augment: return !moved(action).empty();
  }
  return true;
}

CardSet named_twice(const Action& action) {
  CardSet named;
  CardSet twice;
  const auto name = [&](CardSet part) {
    twice.insert(named & part);
    named.insert(part);
  };
  name(action.hand);
  name(action.base);
  name(action.table);
  name(action.tops);
  name(action.unite);
  return twice;
}

}  // namespace

CardSet cards_without_part(const Action& action) {
  switch (action.kind) {
    case Do::trail: return action.table | action.base | action.unite | action.given;  // of tops speaks SWZ-STL-1
    case Do::capture: return action.base | action.unite;
    case Do::build: return action.base | action.given;
    case Do::raise:
    case Do::augment: return action.given;
  }
  return {};
}

std::optional<Impossible> obstacle(const Rules& rules, const Position& position, const Action& action) {
  if (deal_is_over(rules, position) && position.turn == TurnState{})
    return Impossible{.what = Obstacle::deal_is_over, .cards = action.hand};
  if (const CardSet cards = named_twice(action); !cards.empty())
    return Impossible{.what = Obstacle::card_named_twice, .cards = cards};
  if (const CardSet cards = cards_without_part(action); !cards.empty())
    return Impossible{.what = Obstacle::card_without_part, .cards = cards};
  if (!does_something(action)) return Impossible{.what = Obstacle::takes_nothing, .cards = moved(action)};
  if (const CardSet cards = not_held(position, action); !cards.empty())
    return Impossible{.what = Obstacle::hand_card_missing, .cards = cards};
  if (const CardSet cards = not_on_the_table(position, action); !cards.empty())
    return Impossible{.what = Obstacle::table_card_missing, .cards = cards};
  if (const CardSet cards = in_no_pile(position, action); !cards.empty())
    return Impossible{.what = Obstacle::top_missing, .cards = cards};
  // An action that needs a base and names none lacks it as well.
  if (!base_lies_there(position, action)) return Impossible{.what = Obstacle::base_missing, .cards = action.base};
  if (!unites_with_a_build(position, action)) return Impossible{.what = Obstacle::unite_missing, .cards = action.unite};
  return std::nullopt;
}

}  // namespace casino
