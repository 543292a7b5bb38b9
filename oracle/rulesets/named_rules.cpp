#include "oracle/rulesets/named_rules.hpp"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>

#include "oracle/rulesets/dialect.hpp"
#include "oracle/rulesets/shipped_dialects.hpp"

namespace casino {
namespace {

NamedRules named_after(const VariantEntry& variant) {
  return {.name = std::string(variant.name),
          .title = std::string(variant.title),
          .source = std::string(variant.source),
          .fewest_seats = variant.fewest_seats,
          .most_seats = variant.most_seats,
          .usual_seats = variant.usual_seats,
          .variant = &variant};
}

// A dialect is known as soon as its base is; so they are read again and again until all are, or no more can be.
std::vector<NamedRules> with_dialects(std::vector<NamedRules> known) {
  const std::span<const ShippedDialect> shipped = shipped_dialects();
  std::vector<ShippedDialect> waiting(shipped.begin(), shipped.end());
  while (!waiting.empty()) {
    std::vector<ShippedDialect> still_waiting;
    ParseErrors errors;
    for (const ShippedDialect& one : waiting) {
      Parsed<NamedRules> dialect =
          json::parsed(one.text, [&](const json::Cursor& at) { return json::read_dialect(at, known); });
      if (dialect) known.push_back(std::move(*dialect));
      else still_waiting.push_back(one);
      if (!dialect && errors.empty()) errors = dialect.errors();
    }
    if (still_waiting.size() == waiting.size())
      throw std::logic_error(text_of(errors.front(), still_waiting.front().path));
    waiting = std::move(still_waiting);
  }
  return known;
}

std::vector<NamedRules> named_variants() {
  std::vector<NamedRules> all;
  for (const VariantEntry& variant : variants()) all.push_back(named_after(variant));
  return all;
}

}  // namespace

std::uint8_t NamedRules::most_in_theory() const {
  const bool is_for_all_of_them = variant != nullptr && most_seats == variant->most_seats && fewest_seats < most_seats;
  return is_for_all_of_them ? std::max(most_seats, variant->most_in_theory) : most_seats;
}

std::span<const Setting> NamedRules::own_settings() const { return std::span(settings).subspan(settings_below); }

const NamedRules& NamedRules::below() const {
  const NamedRules* known = find_named_rules(base);
  return known != nullptr ? *known : *find_named_rules(variant->name);
}

std::vector<Clause> NamedRules::own_off() const {
  const ClauseSet& already = below().off;
  std::vector<Clause> own;
  for (std::uint16_t index = 0; index < all_clauses.size(); ++index)
    if (off.contains(Clause{index}) && !already.contains(Clause{index})) own.push_back(Clause{index});
  return own;
}

std::string_view NamedRules::reason_for(std::string_view option_or_clause) const {
  const auto found =
      std::find_if(why.begin(), why.end(), [&](const auto& reason) { return reason.first == option_or_clause; });
  return found == why.end() ? std::string_view{} : found->second;
}

Rules NamedRules::rules(Seats seats) const {
  Rules rules = variant->rules(seats);
  for (const Setting& setting : settings) static_cast<void>(set_value(rules, setting.option, setting.value));
  rules.off = off;
  rules.scoring = scoring;
  return rules;
}

std::span<const NamedRules> all_named_rules() {
  static const std::vector<NamedRules> all = with_dialects(named_variants());
  return all;
}

const NamedRules* find_named_rules(std::string_view name) {
  if (name == "cassino" || name == "casino") name = "anglo-american";
  const std::span<const NamedRules> all = all_named_rules();
  const auto found = std::find_if(all.begin(), all.end(), [&](const NamedRules& one) { return one.name == name; });
  return found == all.end() ? nullptr : &*found;
}

std::vector<std::string_view> names_of(std::span<const NamedRules> known) {
  std::vector<std::string_view> names;
  for (const NamedRules& one : known) names.emplace_back(one.name);
  return names;
}

std::string seats_of(const NamedRules& named) {
  if (named.fewest_seats == named.most_seats) return std::to_string(named.fewest_seats);
  return fmt::format("{} to {}", named.fewest_seats, named.most_seats);
}

}  // namespace casino
