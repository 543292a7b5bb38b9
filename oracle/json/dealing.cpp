#include "oracle/json/dealing.hpp"

#include "oracle/json/seats.hpp"

namespace casino::json {

Json of(const StatedDealing& stated, const Rules& rules) {
  Json object = Json::object();
  object["number"] = stated.dealing.number;
  if (stated.dealer) object["dealer"] = of(*stated.dealer, rules);
  for (const Seat seat : seats_of(rules))
    if (const CardSet hand = stated.dealing.hands[seat]; !hand.empty())
      object["hands"][seat_key(seat, rules)] = of(hand, rules);
  if (!stated.dealing.table.empty()) object["table"] = of(stated.dealing.table, rules);
  if (!stated.pack.empty()) object["pack"] = of(std::span<const Card>(stated.pack), rules);
  return object;
}

// A dealing can go wrong: to say that a card is not in the pack, or was dealt twice, is judge_dealing's
// business.
StatedDealing read_dealing(const Cursor& at, const Rules& rules_in_play) {
  const Rules rules = with_every_card(rules_in_play);
  const Members members(at, "a dealing", dealing_keys);
  StatedDealing stated;
  if (const auto number = members.find("number")) stated.dealing.number = number->integer(1, card_count).value_or(1);
  if (const auto dealer = members.find("dealer")) stated.dealer = read_seat(*dealer, rules);
  if (const auto hands = members.find("hands"))
    for (const SeatMember& member : seat_members(*hands, rules))
      stated.dealing.hands[member.seat] = read_cards(member.value, rules);
  if (const auto table = members.find("table")) stated.dealing.table = read_cards(*table, rules);
  if (const auto pack = members.find("pack")) stated.pack = read_cards_in_order(*pack, rules);
  return stated;
}

}  // namespace casino::json
