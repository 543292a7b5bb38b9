#include "properties/run/exhibit.hpp"

#include <nlohmann/json.hpp>

#include "oracle/json/position.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/rulesets/rules.hpp"

namespace casino::properties {

json::Json shown_in_json(const Exhibit& exhibit) {
  const auto& [rules, position, turn] = exhibit;
  json::Json written = {{"rules", json::of(rules)}, {"position", json::of(position, rules)}};
  if (!turn.steps.empty()) written["turn"] = json::of(turn, rules);
  return written;
}

Exhibit read_exhibit(const json::Cursor& at) {
  constexpr std::array<std::string_view, 3> keys{"rules", "position", "turn"};
  const json::Members members(at, "something to be shown", keys);
  Exhibit exhibit;
  if (const auto rules = members.require("rules", "the rules")) exhibit.rules = json::read_rules(*rules);
  const auto position = members.require("position", "a position");
  if (!position || at.faults() > 0) return exhibit;
  exhibit.position = json::read_position(*position, exhibit.rules);
  exhibit.turn.seat = exhibit.position.to_act;
  if (const auto turn = members.find("turn"))
    exhibit.turn = json::read_turn(*turn, exhibit.rules, exhibit.position.to_act);
  return exhibit;
}

}  // namespace casino::properties
