#include "oracle/json/dealing.hpp"

#include "oracle/json/seats.hpp"

namespace casino::json {
namespace {

constexpr int most_dealings = card_count;

// A card that is not in the pack can be dealt by mistake: to say so is judge_dealing's business (AA-PAK-1).
Rules with_every_card(Rules rules) {
  rules.pack = cards_of(rules.pack_kind == PackKind::rook40 ? PackKind::rook40 : PackKind::standard52);
  return rules;
}

}  // namespace

Json of(const StatedDealing& stated, const Rules& rules) {
  Json object = Json::object();
  object["number"] = stated.dealing.number;
  for (const Seat seat : seats_of(rules))
    if (const CardSet hand = stated.dealing.hands[seat]; !hand.empty())
      object["hands"][seat_key(seat, rules)] = of(hand, rules);
  if (!stated.dealing.table.empty()) object["table"] = of(stated.dealing.table, rules);
  if (!stated.pack.empty()) object["pack"] = of(std::span<const Card>(stated.pack), rules);
  return object;
}

StatedDealing read_dealing(const Cursor& at, const Rules& rules_in_play) {
  const Rules rules = with_every_card(rules_in_play);
  const Members members(at, "a dealing", dealing_keys);
  StatedDealing stated;
  CardPlaces places;
  if (const auto number = members.find("number"))
    stated.dealing.number = number->integer(1, most_dealings).value_or(1);
  if (const auto hands = members.find("hands"))
    for (const SeatMember& member : seat_members(*hands, rules))
      stated.dealing.hands[member.seat] = read_cards(member.value, rules, places);
  if (const auto table = members.find("table")) stated.dealing.table = read_cards(*table, rules, places);
  if (const auto pack = members.find("pack")) stated.pack = read_cards_in_order(*pack, rules);
  return stated;
}

}  // namespace casino::json
