#include "oracle/rulesets/dialect_text.hpp"

#include "oracle/json/clauses.hpp"
#include "oracle/json/options.hpp"
#include "oracle/json/written.hpp"
#include "oracle/rulesets/dialect.hpp"
#include "oracle/rulesets/scoring.hpp"

namespace casino {
namespace {

bool is_for_one_number(const NamedRules& dialect) {
  const NamedRules& base = dialect.below();
  return dialect.fewest_seats == dialect.most_seats && base.fewest_seats != base.most_seats;
}

}  // namespace

std::string dialect_text(const NamedRules& dialect) {
  json::Json document = {{"format", json::dialect_format}, {"name", dialect.name}, {"title", dialect.title}};
  document["base"] = dialect.base;
  if (is_for_one_number(dialect)) document["seats"] = dialect.usual_seats;
  const Rules rules = dialect.usual_rules();
  for (const Setting& setting : dialect.own_settings()) {
    const OptionEntry& option = entry_of(setting.option);
    document["options"][std::string(option.name)] = json::of(rules, option);
  }
  if (dialect.has_own_scoring()) document[std::string(json::scoring_key)] = json::of(dialect.scoring);
  if (const auto off = dialect.own_off(); !off.empty()) document["off"] = json::ids_of(off);
  for (const auto& [key, reason] : dialect.why) document["why"][key] = reason;
  document["source"] = dialect.source;
  constexpr int indentation = 2;
  return json::written(document, indentation) + "\n";
}

}  // namespace casino
