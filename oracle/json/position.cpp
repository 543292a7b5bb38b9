#include "oracle/json/position.hpp"

#include "model/queries/build_order.hpp"
#include "model/queries/phase.hpp"
#include "oracle/json/captured.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/json/zones.hpp"
#include "oracle/text/names.hpp"

namespace casino::json {
namespace {

bool is_wholly_unknown(const Hand& hand) { return hand.cards.empty() && hand.more == Hand::any_number; }

// ---- Writing, member by member

// With the order of its cards, if anything is known of it.
Json written_build(const Build& build, const Position& position, const Rules& rules) {
  Json object = of(build, rules);
  const Pile order = order_of(position, build.cards);
  if (order.possible_tops() != build.cards) object["laid"] = of(order, rules);
  return object;
}

Json written_hands(const Position& position, const Rules& rules) {
  Json hands = Json::object();
  for (const Seat seat : rules.seats)
    if (!is_wholly_unknown(position.hands[seat])) hands[seat_key(seat, rules)] = of(position.hands[seat], rules);
  return hands;
}

Json written_piles(const Position& position, const Rules& rules) {
  Json piles = Json::object();
  for (const Seat seat : rules.seats)
    if (!position.piles[seat].empty()) piles[seat_key(seat, rules)] = of(position.piles[seat], rules);
  return piles;
}

Json written_stock(const Hand& stock, const Rules& rules) {
  return stock.cards.empty() ? Json(stock.more) : of(stock, rules);
}

Json written_proofs(const Position& position, const Rules& rules) {
  Json proven = Json::object();
  for (const Seat seat : rules.seats)
    for (const Value value : position.proven[seat]) proven[seat_key(seat, rules)].push_back(of(value));
  return proven;
}

Json written_play(const LastPlay& play, const Rules& rules) {
  Json object = {{"seat", of(play.seat, rules)}};
  if (play.left_more) object["left_more"] = true;
  return object;
}

// ---- Reading, member by member

ValueSet read_values(const Cursor& at) {
  ValueSet values;
  for (const Cursor& item : at.items("a list of values"))
    if (const Value value = read_value(item); value.is_said()) values.insert(value);
  return values;
}

LastPlay read_last_play(const Cursor& at, const Rules& rules) {
  const Members members(at, "a last play", last_play_keys);
  LastPlay play;
  if (const auto seat = members.require("seat", "who played")) play.seat = read_seat(*seat, rules).value_or(Seat{});
  if (const auto left_more = members.find("left_more")) play.left_more = left_more->truth().value_or(false);
  return play;
}

void read_piles(const Cursor& at, const Rules& rules, CardPlaces& places, Position& position) {
  PerSeat<bool> seen{};
  for (const SeatMember& member : seat_members(at, rules)) {
    const Seat keeper = pile_keeper(rules, member.seat);
    if (seen[keeper])
      member.value.refuse("the pile of " + std::string(name_of(keeper, rules.seats)) + " a second time",
                          "one pile for both partners");
    seen[keeper] = true;
    position.piles[keeper] = read_pile(member.value, rules, places);
  }
}

// How the cards of a build lie, where the rules look at it (SOT-PILE-1).
void read_order(const Cursor& at, const Rules& rules, CardSet build, Position& position) {
  CardPlaces own_places;
  const Pile order = read_pile(at, rules, own_places);
  if (order.cards() != build || order.hidden() > 0) at.refuse("all cards of the build, and no others");
  else if (rules.pile_order == PileOrder::accumulated) lay_all(position.laid, order);
}

void read_table(const Members& members, const Rules& rules, CardPlaces& places, Position& position) {
  places.begin_zone();
  if (const auto loose = members.find("loose")) position.loose = read_cards(*loose, rules, places);
  const auto builds = members.find("builds");
  if (!builds) return;
  for (const Cursor& item : builds->items("a list of builds")) {
    const Build build = read_build(item, rules, places);
    if (position.builds.full()) item.refuse("at most " + std::to_string(max_builds) + " builds");
    else if (!build.cards.empty()) add_build(position, build);
    if (const Node* laid = item.node().find("laid"))
      read_order(item.member("laid", *laid), rules, build.cards, position);
  }
}

void read_zones(const Members& members, const Rules& rules, CardPlaces& places, Position& position) {
  if (const auto hands = members.find("hands"))
    for (const SeatMember& member : seat_members(*hands, rules))
      position.hands[member.seat] = read_hand(member.value, rules, places);
  if (const auto piles = members.find("piles")) read_piles(*piles, rules, places, position);
  position.stock = Hand{};
  if (const auto stock = members.find("stock")) position.stock = read_hand(*stock, rules, places);
}

// Whose turn it is, and who dealt: each can be told from the other.
void read_course(const Members& members, const Rules& rules, Position& position) {
  const auto seat_at = [&](std::string_view key) {
    const auto at = members.find(key);
    return at ? read_seat(*at, rules) : std::nullopt;
  };
  const std::optional<Seat> to_act = seat_at("to_act");
  const std::optional<Seat> dealer = seat_at("dealer");
  if (to_act) position.to_act = *to_act;
  else if (dealer) position.to_act = seat_after(rules, *dealer);
  position.dealer = dealer.value_or(seat_before(rules, position.to_act));
  if (const auto again = members.find("acts_again")) position.acts_again = again->truth().value_or(false);
  position.last_capturer = seat_at("last_capturer");
}

std::optional<std::uint8_t> read_dealing_number(const Members& members) {
  const auto dealing = members.find("dealing");
  if (!dealing) return std::nullopt;
  return static_cast<std::uint8_t>(dealing->integer(1, card_count).value_or(1));
}

void read_history(const Members& members, const Rules& rules, Position& position) {
  if (const auto sweeps = members.find("sweeps")) position.sweeps = read_sweeps(*sweeps, rules);
  if (const auto orange = members.find("orange")) position.orange = read_orange(*orange);
  if (const auto calls = members.find("calls")) position.calls = read_calls(*calls, rules);
  if (const auto proven = members.find("proven"))
    for (const SeatMember& member : seat_members(*proven, rules))
      position.proven[member.seat] = read_values(member.value);
  if (const auto play = members.find("last_play")) position.last_play = read_last_play(*play, rules);
  if (const auto turn = members.find("turn")) position.turn = read_turn_state(*turn, rules);
}

// What read_position cannot see while reading, at the card concerned if there is one.
void refuse_structural_faults(const Cursor& at, const Rules& rules, const Position& position,
                              const CardPlaces& places) {
  for (const StructuralFault& fault : structural_faults(rules, position)) {
    const bool is_of_cards = fault.what != Fault::too_many_cards && !fault.cards.empty();
    const Where* place = is_of_cards ? places.place_of(fault.cards.first()) : nullptr;
    const std::string cards = is_of_cards ? " (" + name_of(fault.cards, rules.pack_kind) + ")" : "";
    at.refuse_at(place == nullptr ? at.where() : *place, std::string(name_of(fault.what)) + cards,
                 "a position that can be laid out with the pack");
  }
}

Position read_all(const Cursor& at, const Rules& rules, CardPlaces& places) {
  const Members members(at, "a position", position_keys);
  Position position;
  read_course(members, rules, position);
  const auto dealing = read_dealing_number(members);
  read_table(members, rules, places, position);
  read_zones(members, rules, places, position);
  position.dealing = dealing.value_or(dealing_by_stock(rules, position.stock));
  read_history(members, rules, position);
  settle_order(rules, position);
  return position;
}

}  // namespace

Json of(const Position& position, const Rules& rules) {
  Json object = Json::object();
  const auto write = [&](const char* key, Json value) {
    if (!value.empty()) object[key] = std::move(value);
  };
  write("to_act", of(position.to_act, rules));
  if (position.acts_again) write("acts_again", true);
  write("dealer", of(position.dealer, rules));
  write("loose", of(position.loose, rules));
  for (const Build& build : position.builds) object["builds"].push_back(written_build(build, position, rules));
  write("hands", written_hands(position, rules));
  write("piles", written_piles(position, rules));
  if (!is_wholly_unknown(position.stock)) write("stock", written_stock(position.stock, rules));
  if (position.dealing != dealing_by_stock(rules, position.stock)) write("dealing", position.dealing);
  if (position.last_capturer) write("last_capturer", of(*position.last_capturer, rules));
  write("sweeps", of(position.sweeps, rules));
  if (position.orange) write("orange", of(*position.orange));
  write("calls", of(position.calls, rules));
  write("proven", written_proofs(position, rules));
  if (position.last_play) write("last_play", written_play(*position.last_play, rules));
  write("turn", of(position.turn, rules));
  return object;
}

Position read_position(const Cursor& at, const Rules& rules) {
  const std::size_t faults_before = at.faults();
  CardPlaces places;
  Position position = read_all(at, rules, places);
  if (at.faults() == faults_before) refuse_structural_faults(at, rules, position, places);
  return position;
}

Position read_position_as_given(const Cursor& at, const Rules& rules) {
  CardPlaces places(CardPlaces::Scope::one_zone);
  return read_all(at, with_every_card(rules), places);
}

Parsed<Position> parse_position(std::string_view text, const Rules& rules) {
  return parsed(text, [&](const Cursor& at) { return read_position(at, rules); });
}

}  // namespace casino::json
