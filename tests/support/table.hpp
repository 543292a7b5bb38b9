#pragma once
// Small builders of positions and actions for tests. Nothing here knows a rule.

#include <string>
#include <string_view>
#include <utility>

#include "model/apply/apply.hpp"
#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"

namespace casino::test {

// "5C 10D AS": cards separated by spaces.
inline BoundedList<Card, card_count> cards_in_order(std::string_view words) {
  constexpr std::string_view ranks = "A23456789TJQK";
  constexpr std::string_view suits = "SHDC";
  BoundedList<Card, card_count> cards;
  for (std::size_t at = 0; at < words.size(); ++at) {
    if (words[at] == ' ') continue;
    const bool is_ten = words.substr(at, 2) == "10";
    const auto rank = is_ten ? 9 : ranks.find(words[at]);
    at += is_ten ? 2 : 1;
    cards.push_back(Card(static_cast<Rank>(rank + 1), static_cast<Suit>(suits.find(words[at]))));
  }
  return cards;
}

inline CardSet cards(std::string_view words) {
  CardSet set;
  for (const Card card : cards_in_order(words)) set.insert(card);
  return set;
}

// Seats by their places clockwise: with four N, E, S, W.
inline constexpr Seat p1{0};
inline constexpr Seat p2{1};
inline constexpr Seat p3{2};
inline constexpr Seat p4{3};

// A position, written from left to right; the first seat is to act unless said otherwise.
class Table {
 public:
  explicit Table(Rules rules) : rules_(std::move(rules)) {}

  Table& loose(std::string_view words) {
    position_.loose.insert(cards(words));
    return *this;
  }
  Table& build(int value, std::string_view words, Seat owner) {
    Build build;
    build.cards = cards(words);
    build.value = Value{static_cast<std::uint8_t>(value)};
    build.owner = owner;
    build.groups = groups_in(rules_, build.cards, build.value);
    add_build(position_, build);
    return *this;
  }
  // The whole hand of a seat.
  Table& hand(Seat seat, std::string_view words) {
    position_.hands[seat] = Hand::of(cards(words));
    return *this;
  }
  // Cards that a seat holds among `more` others.
  Table& part_of_hand(Seat seat, std::string_view words, int more) {
    position_.hands[seat] = Hand{cards(words), static_cast<std::uint8_t>(more)};
    return *this;
  }
  // A pile, top card first; `rest` lies beneath in unknown order.
  Table& pile(Seat keeper, std::string_view top_down, std::string_view rest = "") {
    position_.piles[keeper].lay(cards(rest), cards_in_order(top_down));
    return *this;
  }
  Table& to_act(Seat seat) {
    position_.to_act = seat;
    return *this;
  }
  Table& proven(Seat seat, int value) {
    position_.proven[seat].insert(Value{static_cast<std::uint8_t>(value)});
    return *this;
  }

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] const Position& position() const { return position_; }
  [[nodiscard]] Position& position() { return position_; }

 private:
  Rules rules_;
  Position position_;
};

inline Action trail(std::string_view hand) {
  Action action;
  action.kind = Do::trail;
  action.hand = cards(hand);
  return action;
}

inline Action capture(std::string_view hand, std::string_view table, int value = 0) {
  Action action;
  action.kind = Do::capture;
  action.hand = cards(hand);
  action.table = cards(table);
  action.value = Value{static_cast<std::uint8_t>(value)};
  return action;
}

inline Action build(int value, std::string_view hand, std::string_view table) {
  Action action;
  action.kind = Do::build;
  action.hand = cards(hand);
  action.table = cards(table);
  action.value = Value{static_cast<std::uint8_t>(value)};
  return action;
}

inline Action raise(int value, std::string_view base, std::string_view hand, std::string_view table = "") {
  Action action;
  action.kind = Do::raise;
  action.base = cards(base);
  action.hand = cards(hand);
  action.table = cards(table);
  action.value = Value{static_cast<std::uint8_t>(value)};
  return action;
}

inline Action augment(std::string_view base, std::string_view hand, std::string_view table,
                      std::string_view tops = "") {
  Action action;
  action.kind = Do::augment;
  action.base = cards(base);
  action.hand = cards(hand);
  action.table = cards(table);
  action.tops = cards(tops);
  return action;
}

inline Action valued(Action action, int value) {
  action.value = Value{static_cast<std::uint8_t>(value)};
  return action;
}

inline Action united(Action action, std::string_view with) {
  action.unite = cards(with);
  return action;
}

inline Action for_partner(Action action) {
  action.for_partner = true;
  return action;
}

inline Action laid(Action action, std::string_view top_down) {
  action.order = cards_in_order(top_down);
  return action;
}

inline Event event(EventKind kind, Seat seat, std::string_view words = "") { return Event{kind, seat, cards(words)}; }

}  // namespace casino::test
