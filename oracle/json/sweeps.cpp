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
  if (const auto initial = members.find("initial")) sweep.is_initial = initial->truth().value_or(false);
  return sweep;
}

}  // namespace

Json of(const BoundedList<Sweep, max_builds>& sweeps, const Rules& rules) {
  Json list = Json::array();
  for (const Sweep& sweep : sweeps) {
    if (sweep.cards == 0 && !sweep.is_initial) {
      list.push_back(of(sweep.side, rules));
      continue;
    }
    Json object = Json::object({{"side", of(sweep.side, rules)}});
    if (sweep.cards != 0) object["cards"] = sweep.cards;
    if (sweep.is_initial) object["initial"] = true;
    list.push_back(std::move(object));
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
