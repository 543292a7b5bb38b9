#include "oracle/rulesets/dialect_text.hpp"

#include "oracle/json/clauses.hpp"
#include "oracle/json/options.hpp"
#include "oracle/json/written.hpp"
#include "oracle/rulesets/dialect.hpp"

namespace casino {
namespace {

bool is_for_one_number(const NamedRules& dialect) {
  const NamedRules* base = find_named_rules(dialect.base);
  return dialect.fewest_seats == dialect.most_seats && base != nullptr && base->fewest_seats != base->most_seats;
}

// Those that the base does without as well are not said again.
json::Json own_off(const NamedRules& dialect) {
  const NamedRules* base = find_named_rules(dialect.base);
  ClauseSet own;
  for (std::uint16_t index = 0; index < all_clauses.size(); ++index)
    if (dialect.off.contains(Clause{index}) && (base == nullptr || !base->off.contains(Clause{index})))
      own.insert(Clause{index});
  return json::of(own);
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
  if (json::Json off = own_off(dialect); !off.empty()) document["off"] = std::move(off);
  for (const auto& [key, reason] : dialect.why) document["why"][key] = reason;
  document["source"] = dialect.source;
  constexpr int indentation = 2;
  return json::written(document, indentation) + "\n";
}

}  // namespace casino
