#include "oracle/json/clauses.hpp"
#include "oracle/json/options.hpp"
#include "oracle/log/json/json.hpp"
#include "oracle/rulesets/dialect.hpp"
#include "oracle/rulesets/rules.hpp"
#include "oracle/rulesets/scoring.hpp"

namespace casino::log {
namespace {

using json::Cursor;
using json::Json;
using json::Node;

std::string name_in(const Node& rules) {
  const Node* name = rules.as_text() != nullptr ? &rules : rules.find(json::is_dialect(rules) ? "base" : "variant");
  return name != nullptr && name->as_text() != nullptr ? *name->as_text() : std::string();
}

void note_options(const Node& rules, StatedRules& said) {
  const Node* options = rules.find("options");
  if (options == nullptr || options->as_object() == nullptr) return;
  for (const json::Member& member : *options->as_object())
    if (const OptionEntry* option = find_option(member.key)) said.options.push_back(option->option);
}

void note_off(const Node& rules, StatedRules& said) {
  const Node* off = rules.find("off");
  if (off == nullptr || off->as_list() == nullptr) return;
  ClauseSet noted;
  for (const Node& id : *off->as_list()) {
    if (id.as_text() == nullptr) continue;
    for (const Clause clause : find_clauses(*id.as_text()))
      if (said.rules.off.contains(clause) && !noted.contains(clause)) {
        said.off.push_back(clause);
        noted.insert(clause);
      }
  }
}

}  // namespace

Json of(const StatedRules& said) {
  Json object = {{"variant", said.name}, {"seats", said.rules.seats.count}};
  for (const Option option : said.options)
    object["options"][std::string(entry_of(option).name)] = json::of(said.rules, entry_of(option));
  if (said.has_scoring) object["scoring"] = json::of(said.rules.scoring);
  for (const Clause clause : said.off) object["off"].push_back(entry_of(clause).id);
  if (said.rules.pack != cards_of(said.rules.pack_kind)) object["pack"] = json::of(said.rules.pack, said.rules);
  return object;
}

StatedRules read_stated_rules(const Cursor& at) {
  const std::size_t faults = at.faults();
  StatedRules said{name_in(at.node()), {}, {}, json::read_rules(at)};
  if (at.faults() == faults) json::refuse_contradiction(at, said.rules);
  note_options(at.node(), said);
  said.has_scoring = at.node().find("scoring") != nullptr;
  note_off(at.node(), said);
  return said;
}

}  // namespace casino::log
