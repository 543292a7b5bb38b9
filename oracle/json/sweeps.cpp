#include "oracle/json/sweeps.hpp"

#include "oracle/json/seats.hpp"

namespace casino::json {
namespace {

Sweep read_sweep(const Cursor& at, const Rules& rules) {
  Sweep sweep;
  if (at.node().as_object() == nullptr) {
    sweep.side = read_side(at, rules).value_or(Side{});
    return sweep;
  }
  const Members members(at, "a sweep", sweep_keys);
  if (const auto side = members.require("side", "the side that swept"))
    sweep.side = read_side(*side, rules).value_or(Side{});
  if (const auto cards = members.find("cards"))
    sweep.cards = static_cast<std::uint8_t>(cards->integer(1, card_count).value_or(0));
  return sweep;
}

}  // namespace

Json of(const BoundedList<Sweep, max_builds>& sweeps, const Rules& rules) {
  Json list = Json::array();
  for (const Sweep& sweep : sweeps) {
    if (sweep.cards == 0) list.push_back(of(sweep.side, rules));
    else list.push_back(Json::object({{"side", of(sweep.side, rules)}, {"cards", sweep.cards}}));
  }
  return list;
}

BoundedList<Sweep, max_builds> read_sweeps(const Cursor& at, const Rules& rules) {
  BoundedList<Sweep, max_builds> sweeps;
  for (const Cursor& item : at.items("a list of sweeps")) {
    const Sweep sweep = read_sweep(item, rules);
    if (sweeps.full()) item.refuse("at most " + std::to_string(sweeps.max_size()) + " sweeps");
    else sweeps.push_back(sweep);
  }
  return sweeps;
}

}  // namespace casino::json
