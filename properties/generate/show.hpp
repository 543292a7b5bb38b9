#pragma once
// How RapidCheck prints what was generated: in the words that the program reads, so that a counterexample can
// be pasted back.

#include <iosfwd>

#include "model/judge/judge.hpp"
#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"

namespace casino {

// RapidCheck finds these by their name and the type's namespace. Cards are named as those of the standard
// pack.
void showValue(Card card, std::ostream& out);
void showValue(CardSet cards, std::ostream& out);
void showValue(Value value, std::ostream& out);
void showValue(Seat seat, std::ostream& out);
void showValue(const Rules& rules, std::ostream& out);

}  // namespace casino

namespace casino::properties {

// Rules, position and turn, a line of JSON each.
[[nodiscard]] std::string shown(const Rules& rules, const Position& position);
[[nodiscard]] std::string shown(const Rules& rules, const Position& position, const Turn& turn);

}  // namespace casino::properties
