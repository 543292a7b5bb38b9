#include "oracle/rulings/own_rules.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "oracle/rulesets/dialect.hpp"
#include "oracle/rulesets/scoring.hpp"
#include "oracle/rulesets/settings.hpp"
#include "oracle/rulings/difference_words.hpp"
#include "oracle/text/foreign_text.hpp"
#include "oracle/text/statement.hpp"

namespace casino::rulings {
namespace {

using explain::Line;
using explain::LineKind;

std::string with_meaning(const OptionEntry& option, const std::string& value) {
  const std::string says = meaning_of(option, value);
  return says.empty() ? value : fmt::format("{}: {}", value, says);
}

Rules with_clause(const Rules& rules, Clause clause) {
  Rules changed = rules;
  changed.off = {};
  for (std::uint16_t index = 0; index < all_clauses.size(); ++index)
    if (rules.off.contains(Clause{index}) && index != clause.index) changed.off.insert(Clause{index});
  return changed;
}

// Whether a text has said more than the plainest game has.
bool is_plainest(const OptionEntry& option, const std::string& value) {
  if (option.kind == OptionKind::choice) return value == option.values.front();
  return option.kind == OptionKind::order || value == written(option, 0);
}

// Settings that decide something without a rule of one's own, and nothing with it, whatever the number of players.
std::vector<Setting> idle_below(const NamedRules& dialect, const OwnRule& own) {
  std::vector<Setting> idle;
  const std::span<const Setting> own_settings = dialect.own_settings();
  for (const OptionEntry& option : options()) {
    const auto is_idle = [&](const distinguish::Pair& pair) {
      return option.decides(pair.a) && !option.decides(pair.b) && !is_plainest(option, value_of(pair.b, option.option));
    };
    const bool is_own = std::ranges::find(own_settings, option.option, &Setting::option) != own_settings.end();
    if (is_own || own.pairs.empty() || !std::ranges::all_of(own.pairs, is_idle)) continue;
    idle.push_back({option.option, value_of(own.pairs.front().b, option.option)});
  }
  return idle;
}

OwnRule own_rule(const NamedRules& dialect, const Setting& setting) {
  const NamedRules& base = dialect.below();
  const OptionEntry& option = entry_of(setting.option);
  const std::string usual = value_of(base.rules(Seats{dialect.usual_seats}), setting.option);
  OwnRule own;
  own.setting = setting;
  own.says = meaning_of(option, setting.value);
  own.instead = with_meaning(option, usual);
  own.reason = dialect.reason_for(option.name);
  own.is_as_in_base = true;
  own.decides = false;
  for (std::uint8_t count = dialect.fewest_seats; count <= dialect.most_seats; ++count) {
    const Rules rules = dialect.rules(Seats{count});
    const std::string there = value_of(base.rules(Seats{count}), setting.option);
    own.decides = own.decides || option.decides(rules);
    if (there == setting.value) continue;
    own.is_as_in_base = false;
    if (const auto without = rules_with(rules, setting.option, there)) own.pairs.push_back({*without, rules});
  }
  own.idle_below = idle_below(dialect, own);
  return own;
}

std::string in_sentences(const ScoringTable& table) {
  std::string text;
  for (const TableRow& row : table) text += (text.empty() ? "" : " ") + casino::sentence_of(table, row);
  return text.empty() ? "There is no scoring table." : text;
}

OwnRule own_scoring(const NamedRules& dialect) {
  OwnRule own;
  own.is_scoring = true;
  own.says = in_sentences(dialect.scoring);
  own.instead = in_sentences(dialect.below().scoring);
  own.reason = dialect.reason_for(json::scoring_key);
  for (std::uint8_t count = dialect.fewest_seats; count <= dialect.most_seats; ++count) {
    const Rules rules = dialect.rules(Seats{count});
    Rules without = rules;
    without.scoring = dialect.below().scoring;
    if (!contradiction(without)) own.pairs.push_back({without, rules});
  }
  return own;
}

OwnRule own_rule(const NamedRules& dialect, Clause off) {
  OwnRule own;
  own.off = off;
  own.reason = dialect.reason_for(entry_of(off).id);
  for (std::uint8_t count = dialect.fewest_seats; count <= dialect.most_seats; ++count) {
    const Rules rules = dialect.rules(Seats{count});
    own.pairs.push_back({with_clause(rules, off), rules});
  }
  own.says = "Nobody keeps to it.";
  own.instead = statement_of(off, own.pairs.front().a).text;
  return own;
}

Effect effect_of(const OwnRule& own, const distinguish::Distinction& found) {
  if (found.witness) return Effect::differs;
  return own.decides ? Effect::none_found : Effect::decides_nothing;
}

// What is in the rules without it: "trail.owning_build=forbidden".
std::string name_of_other(const OwnRule& own, const Rules& without) {
  if (own.is_scoring) return "scoring " + casino::text_of(without.scoring);
  if (!own.setting) return std::string(entry_of(own.off).id);
  return text_of(Setting{own.setting->option, value_of(without, own.setting->option)});
}

distinguish::Names names_of(const OwnRule& own, const distinguish::Distinction& found) {
  const Rules& without = found.witness ? found.witness->pair.a : own.pairs.front().a;
  const bool is_a_clause = !own.setting && !own.is_scoring;
  return {"with " + name_of_other(own, without), is_a_clause ? name_of(own) : "with " + name_of(own)};
}

std::string words_of(Effect effect, std::string_view base) {
  switch (effect) {
    case Effect::differs:
    case Effect::none_found: return {};
    case Effect::decides_nothing: return "Beside the other options it decides nothing: it can be left out.";
    case Effect::as_in_base: return fmt::format("As in {}: it can be left out.", base);
    case Effect::needed: return "Without it the rest contradicts itself.";
  }
  return {};
}

}  // namespace

std::string name_of(const OwnRule& own) {
  if (own.is_scoring) return std::string(json::scoring_key);
  return own.setting ? text_of(*own.setting) : fmt::format("without {}", entry_of(own.off).id);
}

std::vector<OwnRule> own_rules_of(const NamedRules& dialect) {
  std::vector<OwnRule> all;
  if (!dialect.is_dialect()) return all;
  for (const Setting& setting : dialect.own_settings()) all.push_back(own_rule(dialect, setting));
  if (dialect.has_own_scoring()) all.push_back(own_scoring(dialect));
  for (const Clause off : dialect.own_off()) all.push_back(own_rule(dialect, off));
  return all;
}

LookedOver looked_over(const OwnRule& own, const distinguish::SearchBounds& search, distinguish::Spent spent,
                       const distinguish::Kept& kept) {
  if (own.is_as_in_base) return {Effect::as_in_base, {}};
  if (own.pairs.empty()) return {Effect::needed, {}};
  distinguish::Distinction found = distinguish::first_distinction(own.pairs, search, spent, kept);
  const Effect effect = effect_of(own, found);
  return {effect, std::move(found)};
}

std::vector<Line> lines_of(const OwnRule& own, const LookedOver& looked, std::string_view base, notation::Style style) {
  std::vector<Line> lines{{LineKind::citation, name_of(own)}};
  const auto add = [&](std::string_view label, const std::string& text) {
    if (!text.empty()) lines.push_back({LineKind::text, fmt::format("  {}{}", label, plain_line(text))});
  };
  add("", own.says);
  if (looked.effect != Effect::as_in_base) add("In place of ", own.instead);
  add("Why: ", own.reason);
  add("", words_of(looked.effect, base));
  for (const Setting& idle : own.idle_below)
    add("", fmt::format("Beside it {} of {} decides nothing any more.", text_of(idle), base));
  if (own.pairs.empty() || own.is_as_in_base) return lines;
  for (Line& line : distinguish::lines_of(looked.found, names_of(own, looked.found), style)) {
    if (!line.text.empty()) line.text.insert(0, "  ");
    lines.push_back(std::move(line));
  }
  return lines;
}

json::Json of(const OwnRule& own, const LookedOver& looked) {
  json::Json object = {{"rule", name_of(own)}, {"effect", effect_names.at(static_cast<std::size_t>(looked.effect))}};
  if (!own.says.empty()) object["means"] = own.says;
  if (!own.reason.empty()) object["why"] = own.reason;
  for (const Setting& idle : own.idle_below) object["idle_below"].push_back(text_of(idle));
  if (!own.pairs.empty() && !own.is_as_in_base)
    object["distinction"] = distinguish::of(looked.found, names_of(own, looked.found));
  return object;
}

}  // namespace casino::rulings
