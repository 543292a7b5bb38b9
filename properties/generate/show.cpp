#include "properties/generate/show.hpp"

#include <ostream>

#include "oracle/json/position.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/rulesets/rules.hpp"
#include "oracle/text/names.hpp"

namespace casino {

void showValue(Card card, std::ostream& out) { out << name_of(card, PackKind::standard52); }
void showValue(CardSet cards, std::ostream& out) {
  out << (cards.empty() ? "no cards" : name_of(cards, PackKind::standard52));
}
void showValue(Value value, std::ostream& out) { out << int{value.points}; }
void showValue(Seat seat, std::ostream& out) { out << name_of(seat, Seats{max_seats}); }
void showValue(const Rules& rules, std::ostream& out) { out << json::of(rules).dump(); }

}  // namespace casino

namespace casino::properties {

std::string shown(const Rules& rules, const Position& position) {
  return "rules:    " + json::of(rules).dump() + "\nposition: " + json::of(position, rules).dump() + "\n";
}

std::string shown(const Rules& rules, const Position& position, const Turn& turn) {
  return shown(rules, position) + "turn:     " + json::of(turn, rules).dump() + "\n";
}

}  // namespace casino::properties
