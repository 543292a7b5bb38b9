#include "oracle/rulings/everywhere.hpp"

#include <algorithm>

#include "oracle/distinguish/observed.hpp"
#include "oracle/explain/sentences.hpp"
#include "oracle/json/clauses.hpp"
#include "oracle/json/document/document.hpp"
#include "oracle/json/judgement.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/log/hidden/infer.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/rulesets/values_tried.hpp"

namespace casino::rulings {
namespace {

void add(std::vector<Clause>& clauses, Clause clause) {
  if (std::find(clauses.begin(), clauses.end(), clause) == clauses.end()) clauses.push_back(clause);
}

void note(std::vector<OtherAnswer>& others, RuledAnswer answer, bool looks_other, Setting setting) {
  const auto same = std::find_if(others.begin(), others.end(), [&](const OtherAnswer& one) {
    return one.answer == answer && one.looks_other == looks_other;
  });
  if (same != others.end()) same->settings.push_back(std::move(setting));
  else others.push_back({std::move(answer), looks_other, {std::move(setting)}});
}

std::string why_it_cannot_be_done(const Rules& rules, const Situation& situation, const Judgement& judgement) {
  const auto* illegal = std::get_if<Illegal>(&judgement.verdict);
  if (illegal == nullptr || !illegal->impossible) return {};
  const explain::Situation at{rules, situation.position, judgement.after, situation.position.to_act,
                              {},    &situation.turn};
  return explain::sentence_of(at, *illegal->impossible);
}

// Only where unseen cards can lie in few ways has it to be asked of all rules what holds in each of them.
using Judge = Judgement (*)(const Rules& rules, const Position& position, const Turn& turn);
Judge judge_for(const Rules& rules, const Situation& situation) {
  const Verdict by_itself = judge(rules, situation.position, situation.turn).verdict;
  const Verdict in_every_way = log::judged_in_every_way(rules, situation.position, situation.turn).verdict;
  return by_itself == in_every_way ? judge : log::judged_in_every_way;
}

// Every value of every option by itself, by which the position and the turn are read anew; those that contradict the
// rest, or the position, are passed over.
void try_settings(Ruled& ruled, const Situation& situation, std::string_view position, std::string_view turn) {
  const Judge judged = judge_for(ruled.rules, situation);
  const Judgement own = judged(ruled.rules, situation.position, situation.turn);
  ruled.answer = answer_of(own.verdict);
  for (const Finding& broken : judge_position(ruled.rules, situation.position))
    add(ruled.position_breaks, broken.clause);
  ruled.impossible = why_it_cannot_be_done(ruled.rules, situation, own);
  for (const OptionEntry& option : options()) {
    if (!bears_on_turns(option)) continue;
    for (const std::string& value : values_tried(option)) {
      const std::optional<Rules> changed = rules_with(ruled.rules, option.option, value);
      if (!changed) continue;
      const Parsed<Situation> same = read_situation(*changed, position, turn);
      if (!same || !structural_faults(*changed, same->position).empty()) continue;
      const Judgement other = judged(*changed, same->position, same->turn);
      RuledAnswer answer = answer_of(other.verdict);
      const bool is_legal = answer.ruling == explain::Ruling::legal && answer == ruled.answer;
      const bool looks_other = is_legal && !table_looks_the_same(ruled.rules, own.after, *changed, other.after);
      if (answer == ruled.answer && !looks_other) continue;
      note(ruled.others, std::move(answer), looks_other, {option.option, value});
    }
  }
}

Ruled ruled_by(const Rules& rules, std::string_view name, std::string_view position, std::string_view turn) {
  Ruled ruled{std::string(name), rules.seats, rules, {}, {}, {}, {}, {}};
  const Parsed<Situation> situation = read_situation(rules, position, turn);
  if (situation) try_settings(ruled, *situation, position, turn);
  else ruled.why_not = situation.errors();
  return ruled;
}

json::Json of(const RuledAnswer& answer) {
  json::Json object = {{"verdict", json::verdict_names.at(static_cast<std::size_t>(answer.ruling))}};
  if (!answer.clauses.empty()) object["clauses"] = json::ids_of(answer.clauses);
  return object;
}

json::Json of(const OtherAnswer& other) {
  json::Json object = of(other.answer);
  if (other.looks_other) object["looks_other"] = true;
  for (const Setting& setting : other.settings)
    object["settings"].push_back({{"option", entry_of(setting.option).name}, {"value", setting.value}});
  return object;
}

json::Json of(const Ruled& ruled) {
  json::Json object = {{"rules", ruled.name}, {"seats", ruled.seats.count}};
  if (!ruled.why_not.empty()) {
    object["cannot_be_asked"] = text_of(ruled.why_not.front());
    return object;
  }
  object.update(of(ruled.answer));
  if (!ruled.impossible.empty()) object["impossible"] = ruled.impossible;
  if (!ruled.position_breaks.empty()) object["position_breaks"] = json::ids_of(ruled.position_breaks);
  object["readings"] = json::Json::array();
  for (const OtherAnswer& other : ruled.others) object["readings"].push_back(of(other));
  return object;
}

}  // namespace

Parsed<Situation> read_situation(const Rules& rules, std::string_view position, std::string_view turn) {
  Parsed<Position> where = json::looks_like_json(position) ? json::parse_position(position, rules)
                                                           : notation::read_position(rules, position);
  if (!where) return where.errors();
  Parsed<Turn> what = json::looks_like_json(turn) ? json::parse_turn(turn, rules, where->to_act)
                                                  : notation::read_turn(rules, *where, turn);
  if (!what) return what.errors();
  return Situation{*where, std::move(*what)};
}

RuledAnswer answer_of(const Verdict& verdict) {
  RuledAnswer answer{explain::ruling_of(verdict), {}};
  if (const auto* illegal = std::get_if<Illegal>(&verdict))
    for (const Finding& violation : illegal->violations) add(answer.clauses, violation.clause);
  if (const auto* undetermined = std::get_if<Undetermined>(&verdict))
    for (const Need& need : undetermined->needs) add(answer.clauses, need.clause);
  return answer;
}

std::vector<Ruled> ruled_everywhere(const Rules& asked, std::string_view name, std::string_view position,
                                    std::string_view turn) {
  std::vector<Ruled> ruled;
  const VariantEntry* variant = find_variant(name);
  if (variant == nullptr || !(variant->rules(asked.seats) == asked))
    ruled.push_back(ruled_by(asked, "as asked", position, turn));
  for (const VariantEntry& entry : variants()) {
    const bool fits = entry.fewest_seats <= asked.seats.count && asked.seats.count <= entry.most_seats;
    ruled.push_back(ruled_by(entry.rules(fits ? asked.seats : Seats{entry.usual_seats}), entry.name, position, turn));
  }
  return ruled;
}

std::vector<StudiedSetting> studied_in(const std::vector<Ruled>& ruled, const Studies& studies) {
  std::vector<StudiedSetting> all;
  for (const Ruled& one : ruled)
    for (const OtherAnswer& other : one.others)
      for (const Setting& setting : other.settings) {
        const auto studied = std::find_if(studies.begin(), studies.end(), [&](const Studied& study) {
          return study.variant == one.name && study.setting == setting;
        });
        if (studied == studies.end()) continue;
        auto same = std::find_if(all.begin(), all.end(), [&](const auto& known) { return known.setting == setting; });
        if (same == all.end()) same = all.insert(all.end(), {setting, {}});
        same->studied.push_back(&*studied);
      }
  return all;
}

json::Json of(const std::vector<Ruled>& ruled, const Studies& studies) {
  json::Json object = {{"rulings", json::Json::array()}, {"options", json::Json::array()}};
  std::vector<Option> bearing;
  for (const Ruled& one : ruled) {
    object["rulings"].push_back(of(one));
    for (const OtherAnswer& other : one.others)
      for (const Setting& setting : other.settings) bearing.push_back(setting.option);
  }
  for (const OptionEntry& option : options())
    if (std::find(bearing.begin(), bearing.end(), option.option) != bearing.end())
      object["options"].push_back(option.name);
  for (const StudiedSetting& setting : studied_in(ruled, studies))
    for (const Studied* one : setting.studied) object["studied"].push_back(of(*one));
  return object;
}

}  // namespace casino::rulings
