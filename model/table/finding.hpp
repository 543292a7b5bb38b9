#pragma once
// What judging reports: data, never sentences. The words are made elsewhere (oracle/explain).

#include <variant>

#include "model/table/value.hpp"

namespace casino {

// A clause that was broken or used, with what it is about.
struct Finding {
  Clause clause;
  int step = -1;  // which step of the turn, from 0; -1: the turn as a whole
  CardSet cards;  // the cards concerned
  Value value;    // the value concerned, if one is
  CardSet build;  // the cards of the build concerned, if one is
  friend bool operator==(const Finding&, const Finding&) = default;
};

// What is not known, and would decide.
enum class Unknown : std::uint8_t {
  holds_value,     // whether `seat` holds a card of `value`
  holds_card,      // whether `seat` holds `cards`
  top_of_pile,     // which card lies on top of the pile of `seat`
  value_of_build,  // which value was meant
  stock_is_left    // whether cards are left to draw
};
struct Need {
  Unknown what{};
  Clause clause;  // the clause that waits for it
  int step{};
  Seat seat;
  Value value;
  CardSet cards;
  friend bool operator==(const Need&, const Need&) = default;
};

// Why judging had to stop: the cards are not where the action takes them from.
enum class Obstacle : std::uint8_t {
  hand_card_missing,   // not in the hand
  table_card_missing,  // not in the layout
  top_missing,         // not in any pile
  base_missing,        // no such build or loose card
  unite_missing,       // no such build to unite with
  takes_nothing,       // a capture of nothing, an addition of nothing, a build of one card
  card_named_twice,    // one card in two places of the action
  not_within_a_turn,   // an event that belongs between turns
  deal_is_over,        // nobody has a card to play
  stock_card_missing,  // not in the stock
  card_without_part    // named where an action of this kind has no use for cards
};
struct Impossible {
  Obstacle what{};
  int step{};  // set where it is reported
  CardSet cards;
  friend bool operator==(const Impossible&, const Impossible&) = default;
};

// How the cards of one action group, so that anybody can check the sum: each group makes the value once.
struct Grouping {
  int step = 0;
  Value value;
  std::vector<CardSet> groups;
  friend bool operator==(const Grouping&, const Grouping&) = default;
};

struct Legal {
  friend bool operator==(const Legal&, const Legal&) = default;
};
struct Illegal {
  std::vector<Finding> violations;
  std::optional<Impossible> impossible;
  friend bool operator==(const Illegal&, const Illegal&) = default;
};
struct Undetermined {
  std::vector<Need> needs;
  friend bool operator==(const Undetermined&, const Undetermined&) = default;
};
using Verdict = std::variant<Legal, Illegal, Undetermined>;

}  // namespace casino
