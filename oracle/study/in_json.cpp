#include "oracle/study/in_json.hpp"

#include <cmath>

#include "oracle/parts/fields.hpp"
#include "oracle/rulesets/rules.hpp"
#include "oracle/text/foreign_text.hpp"

namespace casino::study {
namespace {

using json::Json;

std::int64_t in_millionths(double value) { return std::llround(value * 1e6); }

Json in_json(const Interval& interval) {
  return {{"mean", in_millionths(interval.mean)}, {"half", in_millionths(interval.half)}};
}

Json arm_in_json(const Study& study, const Findings& findings, std::size_t arm) {
  Json measures = Json::object();
  for (std::size_t i = 0; i < findings.measures.size(); ++i) {
    const Measure& measure = findings.measures[i];
    Json told = {{"unit", unit_names[static_cast<std::size_t>(measure.unit)]},
                 {"value", in_json(findings.arms[arm].values[i])}};
    if (arm > 0 && measure.role != Role::parting) {
      told["difference"] = in_json(findings.arms[arm].differences[i]);
      told["found"] = findings.is_found(arm, i);
    }
    measures[measure.name] = std::move(told);
  }
  Json distributions = Json::object();
  for (std::size_t i = 0; i < findings.counted.size(); ++i)
    distributions[findings.counted[i].name] = study::in_json(findings.arms[arm].distributions[i]);
  Json told = {{"name", study.arms[arm].name},
               {"rules", json::of(study.arms[arm].rules)},
               {"measures", measures},
               {"distributions", distributions}};
  if (arm == 0) return told;
  told["says"] = all_sentences(study, findings, arm);
  return told;
}

constexpr std::array<std::string_view, 6> study_keys{"title", "arms", "players", "extent", "seed", "program"};
constexpr std::array<std::string_view, 2> arm_keys{"name", "rules"};

// A name of one line, whoever wrote the file: it is told among lines.
std::string read_name_in_one_line(const std::optional<json::Cursor>& at) {
  const auto name = at ? at->text("a name") : std::nullopt;
  return plain_line(name.value_or(""));
}

Arm read_arm(const json::Cursor& at) {
  const json::Members members(at, "rules of a study", arm_keys);
  Arm arm;
  arm.name = read_name_in_one_line(members.require("name", "what the rules are called"));
  if (const auto rules = members.require("rules", "the rules")) arm.rules = json::read_rules(*rules);
  return arm;
}

}  // namespace

Json in_json(const Distribution& distribution) {
  Json pairs = Json::array();
  for (const auto& [number, games] : distribution) pairs.push_back({number, games});
  return pairs;
}

Json in_json(const Study& study, const Findings& findings) {
  Json told = {{"format", format_of_findings}};
  told.update(in_json(study));
  told["deals"] = findings.deals;
  told["confidence"] = in_millionths(confidence);
  told["comparisons"] = findings.comparisons;
  Json arms = Json::array();
  for (std::size_t arm = 0; arm < findings.arms.size(); ++arm) arms.push_back(arm_in_json(study, findings, arm));
  told["arms"] = std::move(arms);
  return told;
}

Json in_json(const Study& study) {
  Json arms = Json::array();
  for (const Arm& arm : study.arms) arms.push_back({{"name", arm.name}, {"rules", json::of(arm.rules)}});
  Json players = Json::array();
  for (const players::PlayerType& player : study.players) players.push_back(name_of(player));
  Json told = {{"title", study.title},
               {"players", players},
               {"extent", extent_names[static_cast<std::size_t>(study.extent)]},
               {"seed", std::to_string(study.seed)},
               {"arms", arms}};
  if (study.has_a_program()) told["program"] = study.program;
  return told;
}

Study read_study(const json::Cursor& at) {
  const json::Members members(at, "a study", study_keys);
  Study study;
  study.title = read_name_in_one_line(members.require("title", "what the study is called"));
  if (const auto arms = members.require("arms", "the rules that are compared"))
    for (const json::Cursor& arm : arms->items("a list of rules")) study.arms.push_back(read_arm(arm));
  if (const auto list = members.require("players", "who plays")) {
    for (const json::Cursor& name : list->items("a list of players")) {
      const auto text = name.text("a player");
      const auto player = text ? players::player_called(*text) : std::nullopt;
      if (player) study.players.push_back(*player);
      else if (text) name.refuse_name("a player", players::player_names);
    }
    if (study.players.empty()) list->refuse("at least one player");
  }
  if (const auto extent = members.require("extent", "what is played each time"))
    study.extent = static_cast<Extent>(extent->choice("an extent", extent_names).value_or(0));
  study.seed = parts::number_as_text_in(members, "seed");
  if (study.arms.empty()) {
    at.refuse("rules that are compared");
    return study;
  }
  if (study.has_a_program())
    study.program = read_name_in_one_line(members.require("program", "what the program that plays calls itself"));
  for (const Arm& arm : study.arms)
    if (arm.rules.seats != study.seats()) at.refuse("rules for as many seats as the first");
  if (study.players.size() > study.seats().count) at.refuse("no more players than seats");
  return study;
}

}  // namespace casino::study
