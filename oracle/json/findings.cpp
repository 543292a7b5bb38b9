#include "oracle/json/findings.hpp"

#include "oracle/json/seats.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/text/names.hpp"

namespace casino::json {
namespace {

constexpr int whole_turn = -1;

int read_step_number(const Members& members, int otherwise) {
  const auto step = members.find("step");
  return step ? step->integer(0, static_cast<int>(most_steps)).value_or(otherwise) : otherwise;
}

CardSet read_cards_of(const Members& members, std::string_view key, const Rules& rules) {
  const auto cards = members.find(key);
  return cards ? read_cards(*cards, rules) : CardSet{};
}

}  // namespace

// ---- Writing

Json of(const Finding& finding, const Rules& rules, Detail detail) {
  Json object = Json::object();
  cite(object, finding.clause, rules, detail);
  if (finding.step != whole_turn) object["step"] = finding.step;
  if (!finding.cards.empty()) object["cards"] = of(finding.cards, rules);
  if (finding.value.is_said()) object["value"] = of(finding.value);
  if (!finding.build.empty()) object["build"] = of(finding.build, rules);
  return object;
}

Json of(const std::vector<Finding>& findings, const Rules& rules, Detail detail) {
  Json list = Json::array();
  for (const Finding& finding : findings) list.push_back(of(finding, rules, detail));
  return list;
}

Json of(const Need& need, const Rules& rules, Detail detail) {
  Json object = Json::object();
  object["what"] = name_of(need.what);
  cite(object, need.clause, rules, detail);
  if (need.step != whole_turn) object["step"] = need.step;
  object["seat"] = of(need.seat, rules);
  if (need.value.is_said()) object["value"] = of(need.value);
  if (!need.cards.empty()) object["cards"] = of(need.cards, rules);
  return object;
}

Json of(const Impossible& impossible, const Rules& rules) {
  Json object = Json::object();
  object["what"] = name_of(impossible.what);
  object["step"] = impossible.step;
  if (!impossible.cards.empty()) object["cards"] = of(impossible.cards, rules);
  return object;
}

Json of(const Grouping& grouping, const Rules& rules) {
  Json object = Json::object();
  object["step"] = grouping.step;
  if (grouping.value.is_said()) object["value"] = of(grouping.value);
  object["groups"] = Json::array();
  for (const CardSet group : grouping.groups) object["groups"].push_back(of(group, rules));
  return object;
}

// ---- Reading

Finding read_finding(const Cursor& at, const Rules& rules) {
  const Members members(at, "a finding", finding_keys);
  Finding finding;
  finding.clause = read_citation(members);
  finding.step = read_step_number(members, whole_turn);
  finding.cards = read_cards_of(members, "cards", rules);
  if (const auto value = members.find("value")) finding.value = read_value(*value, highest_spoken_value(rules));
  finding.build = read_cards_of(members, "build", rules);
  return finding;
}

std::vector<Finding> read_findings(const Cursor& at, const Rules& rules) {
  std::vector<Finding> findings;
  for (const Cursor& item : at.items("a list of findings")) findings.push_back(read_finding(item, rules));
  return findings;
}

Need read_need(const Cursor& at, const Rules& rules) {
  const Members members(at, "a need", need_keys);
  Need need;
  if (const auto what = members.require("what", "what is not known"))
    need.what = static_cast<Unknown>(what->choice("what is not known", unknown_names).value_or(0));
  need.clause = read_citation(members);
  need.step = read_step_number(members, whole_turn);
  if (const auto seat = members.require("seat", "the seat concerned"))
    need.seat = read_seat(*seat, rules).value_or(Seat{});
  if (const auto value = members.find("value")) need.value = read_value(*value, highest_spoken_value(rules));
  need.cards = read_cards_of(members, "cards", rules);
  return need;
}

Impossible read_impossible(const Cursor& at, const Rules& rules) {
  const Members members(at, "what is impossible", impossible_keys);
  Impossible impossible;
  if (const auto what = members.require("what", "why it cannot be done"))
    impossible.what = static_cast<Obstacle>(what->choice("why it cannot be done", obstacle_names).value_or(0));
  impossible.step = read_step_number(members, 0);
  impossible.cards = read_cards_of(members, "cards", rules);
  return impossible;
}

Grouping read_grouping(const Cursor& at, const Rules& rules) {
  const Members members(at, "a grouping", grouping_keys);
  Grouping grouping;
  grouping.step = read_step_number(members, 0);
  if (const auto value = members.find("value")) grouping.value = read_value(*value, highest_spoken_value(rules));
  if (const auto groups = members.require("groups", "the groups: a list of lists of cards"))
    for (const Cursor& group : groups->items("a list of lists of cards"))
      grouping.groups.push_back(read_cards(group, rules));
  return grouping;
}

}  // namespace casino::json
