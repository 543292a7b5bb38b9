#include "oracle/json/judgement.hpp"

#include "oracle/json/position.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/text/names.hpp"

namespace casino::json {
namespace {

enum class VerdictKind : std::uint8_t { legal, illegal, undetermined };

// A list of things, each read by `read`.
template <typename Read>
auto read_list(const Members& members, std::string_view key, const Rules& rules, Read read) {
  std::vector<std::invoke_result_t<Read, const Cursor&, const Rules&>> list;
  if (const auto at = members.find(key))
    for (const Cursor& item : at->items("a list")) list.push_back(read(item, rules));
  return list;
}

Verdict read_verdict(const Members& members, const Rules& rules) {
  const auto name = members.require("verdict", "the verdict");
  const auto kind = name ? name->choice("a verdict", verdict_names) : std::nullopt;
  if (!kind) return Legal{};
  const auto refuse_unless = [&](VerdictKind owner, std::string_view key) {
    const auto at = members.find(key);
    if (at && static_cast<VerdictKind>(*kind) != owner)
      at->refuse(std::string(key) + " of a verdict that is " + std::string(verdict_names.at(*kind)),
                 "them only where it is " + std::string(verdict_names.at(static_cast<std::size_t>(owner))));
  };
  refuse_unless(VerdictKind::illegal, "violations");
  refuse_unless(VerdictKind::illegal, "impossible");
  refuse_unless(VerdictKind::undetermined, "needs");
  switch (static_cast<VerdictKind>(*kind)) {
    case VerdictKind::legal: return Legal{};
    case VerdictKind::undetermined: return Undetermined{read_list(members, "needs", rules, read_need)};
    case VerdictKind::illegal: break;
  }
  Illegal illegal{read_list(members, "violations", rules, read_finding), {}};
  if (const auto at = members.find("impossible")) illegal.impossible = read_impossible(*at, rules);
  return illegal;
}

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

std::string_view name_of(const Verdict& verdict) { return verdict_names.at(verdict.index()); }

Json of(const Judgement& judgement, const Rules& rules, Detail detail) {
  Json object = {{"verdict", name_of(judgement.verdict)}};
  if (const auto* illegal = std::get_if<Illegal>(&judgement.verdict)) {
    object["violations"] = of(illegal->violations, rules, detail);
    if (illegal->impossible) object["impossible"] = of(*illegal->impossible, rules);
  }
  if (const auto* undetermined = std::get_if<Undetermined>(&judgement.verdict))
    for (const Need& need : undetermined->needs) object["needs"].push_back(of(need, rules, detail));
  if (!judgement.permissions.empty()) object["permissions"] = of(judgement.permissions, rules, detail);
  if (!judgement.warnings.empty()) object["warnings"] = of(judgement.warnings, rules, detail);
  for (const Grouping& grouping : judgement.groupings) object["groupings"].push_back(of(grouping, rules));
  object["after"] = of(judgement.after, rules);
  return object;
}

Judgement read_judgement(const Cursor& at, const Rules& rules) {
  const Members members(at, "a judgement", judgement_keys);
  Judgement judgement;
  judgement.verdict = read_verdict(members, rules);
  judgement.permissions = read_list(members, "permissions", rules, read_finding);
  judgement.warnings = read_list(members, "warnings", rules, read_finding);
  judgement.groupings = read_list(members, "groupings", rules, read_grouping);
  if (const auto after = members.find("after")) judgement.after = read_position(*after, rules);
  return judgement;
}

Parsed<Judgement> parse_judgement(std::string_view text, const Rules& rules) {
  return parsed(text, [&](const Cursor& at) { return read_judgement(at, rules); });
}

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
  Json object = {{"what", name_of(need.what)}};
  cite(object, need.clause, rules, detail);
  if (need.step != whole_turn) object["step"] = need.step;
  object["seat"] = of(need.seat, rules);
  if (need.value.is_said()) object["value"] = of(need.value);
  if (!need.cards.empty()) object["cards"] = of(need.cards, rules);
  return object;
}

Json of(const Impossible& impossible, const Rules& rules) {
  Json object = {{"what", name_of(impossible.what)}, {"step", impossible.step}};
  if (!impossible.cards.empty()) object["cards"] = of(impossible.cards, rules);
  return object;
}

Json of(const Grouping& grouping, const Rules& rules) {
  Json object = {{"step", grouping.step}};
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
