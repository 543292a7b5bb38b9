#include "oracle/json/seats.hpp"

#include "oracle/text/names.hpp"

namespace casino::json {
namespace {

constexpr int highest_points = 1'000'000;  // far beyond any match

std::string seat_phrase(const Rules& rules) {
  std::string phrase = "a seat:";
  for (const Seat seat : rules.seats) phrase += (seat.index == 0 ? " " : ", ") + seat_key(seat, rules);
  return phrase + ", or P1 to P" + std::to_string(rules.seats.count);
}

std::string side_phrase(const Rules& rules) {
  std::string phrase = "a side:";
  for (const Side side : sides_of(rules))
    phrase += (side.index == 0 ? " " : ", ") + side_key(side, rules) +
              (has_partners(rules) ? " or " + long_name_of(side, rules) : "");
  return phrase;
}

void refuse_twice(const Cursor& at, std::string_view name, std::string_view what) {
  at.refuse(shown(Node{std::string(name)}) + " a second time, under another name",
            "each " + std::string(what) + " once");
}

}  // namespace

std::string seat_key(Seat seat, const Rules& rules) { return std::string(name_of(seat, rules.seats)); }
std::string side_key(Side side, const Rules& rules) { return std::string(name_of(side, rules)); }

Json of(Seat seat, const Rules& rules) { return name_of(seat, rules.seats); }

Json of(Side side, const Rules& rules) { return name_of(side, rules); }

Json of(SeatSet seats, const Rules& rules) {
  Json list = Json::array();
  for (std::uint8_t i = 0; i < max_seats; ++i)
    if (seats.contains(Seat{i})) list.push_back(of(Seat{i}, rules));
  return list;
}

std::optional<Seat> read_seat(const Cursor& at, const Rules& rules) {
  const std::optional<std::string_view> name = at.text(seat_phrase(rules));
  if (!name) return std::nullopt;
  const std::optional<Seat> seat = find_seat(*name, rules.seats);
  if (!seat) at.refuse(seat_phrase(rules));
  return seat;
}

std::optional<Side> read_side(const Cursor& at, const Rules& rules) {
  const std::optional<std::string_view> name = at.text(side_phrase(rules));
  if (!name) return std::nullopt;
  const std::optional<Side> side = find_side(*name, rules);
  if (!side) at.refuse(side_phrase(rules));
  return side;
}

SeatSet read_seats(const Cursor& at, const Rules& rules) {
  SeatSet seats;
  for (const Cursor& item : at.items("a list of seats")) {
    const std::optional<Seat> seat = read_seat(item, rules);
    if (!seat) continue;
    if (seats.contains(*seat)) item.refuse(shown(item.node()) + " a second time", "each seat once");
    seats.insert(*seat);
  }
  return seats;
}

PerSide<bool> read_sides(const Cursor& at, const Rules& rules) {
  PerSide<bool> sides{};
  for (const Cursor& item : at.items("a list of sides"))
    if (const auto side = read_side(item, rules)) sides[*side] = true;
  return sides;
}

std::vector<SeatMember> seat_members(const Cursor& at, const Rules& rules) {
  std::vector<SeatMember> members;
  SeatSet seen;
  for (const auto& [name, value] : named_members(at, "an object with seats as keys")) {
    const std::optional<Seat> seat = find_seat(name, rules.seats);
    if (!seat) value.refuse("the key " + shown(Node{std::string(name)}), seat_phrase(rules));
    else if (seen.contains(*seat)) refuse_twice(value, name, "seat");
    else members.push_back({*seat, value});
    if (seat) seen.insert(*seat);
  }
  return members;
}

std::vector<SideMember> side_members(const Cursor& at, const Rules& rules) {
  std::vector<SideMember> members;
  PerSide<bool> seen{};
  for (const auto& [name, value] : named_members(at, "an object with sides as keys")) {
    const std::optional<Side> side = find_side(name, rules);
    if (!side) value.refuse("the key " + shown(Node{std::string(name)}), side_phrase(rules));
    else if (seen[*side]) refuse_twice(value, name, "side");
    else members.push_back({*side, value});
    if (side) seen[*side] = true;
  }
  return members;
}

Json of(const PerSide<int>& points, const Rules& rules) {
  Json object = Json::object();
  for (const Side side : sides_of(rules)) object[side_key(side, rules)] = points[side];
  return object;
}

PerSide<int> read_points(const Cursor& at, const Rules& rules) {
  PerSide<int> points{};
  for (const SideMember& member : side_members(at, rules))
    points[member.side] = member.value.integer(-highest_points, highest_points).value_or(0);
  return points;
}

Json of(Value value) { return value.points; }

Value read_value(const Cursor& at, Value highest) {
  return Value{static_cast<std::uint8_t>(at.integer(1, highest.points).value_or(0))};
}

}  // namespace casino::json
