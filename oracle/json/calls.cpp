#include "oracle/json/calls.hpp"

#include "model/score/score.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/text/names.hpp"

namespace casino::json {
namespace {

constexpr int most_calls = 255;

std::uint8_t read_count(const std::optional<Cursor>& at, int lowest) {
  return static_cast<std::uint8_t>(at ? at->integer(lowest, most_calls).value_or(lowest) : lowest);
}

}  // namespace

Json of(const Orange& orange) { return Json::object({{"count", orange.count}, {"call", name_of(orange.call)}}); }

Orange read_orange(const Cursor& at) {
  const Members members(at, "an orange", orange_keys);
  Orange orange;
  orange.count = read_count(members.find("count"), 1);
  if (const auto call = members.require("call", "whether it can be called"))
    orange.call = static_cast<OrangeCall>(call->choice("open, missed or closed", orange_call_names).value_or(0));
  return orange;
}

Json of(const PerSide<Calls>& calls, const Rules& rules) {
  Json object = Json::object();
  for (const Side side : sides_of(rules)) {
    if (calls[side] == Calls{}) continue;
    Json& own = object[side_key(side, rules)];
    if (calls[side].oranges != 0) own["oranges"] = calls[side].oranges;
    if (calls[side].false_calls != 0) own["false_calls"] = calls[side].false_calls;
  }
  return object;
}

PerSide<Calls> read_calls(const Cursor& at, const Rules& rules) {
  PerSide<Calls> calls{};
  for (const SideMember& member : side_members(at, rules)) {
    const Members members(member.value, "what a side called", calls_keys);
    calls[member.side] = Calls{read_count(members.find("oranges"), 0), read_count(members.find("false_calls"), 0)};
  }
  return calls;
}

}  // namespace casino::json
