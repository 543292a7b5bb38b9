#include "cli/commands/infer_rules.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cli/input/requests.hpp"
#include "cli/session/formats.hpp"
#include "cli/session/interruption.hpp"
#include "oracle/json/cards.hpp"
#include "oracle/log/report/report.hpp"
#include "oracle/rulesets/scoring.hpp"
#include "oracle/rulesets/settings.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {
namespace {

using json::Json;
using log::OptionFit;
using log::Refutation;
using log::ValueFit;
using log::VariantFit;

std::string_view matter_of(const Refutation& refutation) {
  return log::matter_names.at(static_cast<std::size_t>(refutation.matter));
}

// "log 2, deal 1, turn 4 (AA-TRL-3)"
std::string words_of_refutation(const Refutation& refutation) {
  std::string text = fmt::format("log {}", refutation.log);
  if (refutation.deal > 0) text += fmt::format(", deal {}", refutation.deal);
  if (refutation.turn > 0) text += fmt::format(", turn {}", refutation.turn);
  if (refutation.clause) return text + fmt::format(" ({})", entry_of(*refutation.clause).id);
  return text + fmt::format(" ({})", matter_of(refutation));
}

Json fit_in_json(const Refutation& refutation) {
  Json object = Json::object();
  object["log"] = refutation.log;
  if (refutation.place.line > 0) object["line"] = refutation.place.line;
  if (refutation.deal > 0) object["deal"] = refutation.deal;
  if (refutation.turn > 0) object["turn"] = refutation.turn;
  object["matter"] = matter_of(refutation);
  if (refutation.clause) object["clause"] = entry_of(*refutation.clause).id;
  return object;
}

// "scoring each spade 1 and score.spades=0"
std::string words_of_table(const log::TableFit& fit) {
  return fmt::format("scoring {}{}", text_of(fit.table), fit.has_no_spades ? " and score.spades=0" : "");
}

// "a=b, a=c, d=e": each change that would do.
std::string changes_that_fit(const VariantFit& variant) {
  constexpr int most_reported = 5;
  std::string text;
  int count = 0;
  for (const OptionFit& option : variant.options)
    for (const ValueFit& value : option.values)
      if (!value.refuted && ++count <= most_reported)
        text += fmt::format("{}{}={}", text.empty() ? "" : " or ", entry_of(option.option).name, value.value);
  for (const log::TableFit& fit : variant.tables)
    if (++count <= most_reported) text += (text.empty() ? "" : " or ") + words_of_table(fit);
  if (count > most_reported) text += fmt::format(" or one of {} others", count - most_reported);
  return text;
}

// "0 to 2, 3*, 4 to 20", "1 to 20: log 1, deal 1 (score)".
std::string values_of(const OptionFit& option, bool are_refuted) {
  std::vector<std::pair<std::vector<std::string>, std::string>> runs;  // values, and what is said of them
  for (const ValueFit& value : option.values) {
    if (value.refuted.has_value() != are_refuted) continue;
    std::string said = value.is_default ? "*" : "";
    if (are_refuted) said += ": " + words_of_refutation(*value.refuted);
    if (runs.empty() || runs.back().second != said) runs.push_back({{}, said});
    runs.back().first.push_back(value.value);
  }
  std::string text;
  for (const auto& [values, said] : runs)
    text += (text.empty() ? "" : ", ") + alternatives(values, are_refuted ? " or " : ", ") + said;
  return text;
}

void print_variant(Session& session, const VariantFit& variant) {
  session.out.line("");
  session.out.line("{}:", session.look().strong(variant.variant->name));
  std::size_t open = 0;
  for (const OptionFit& option : variant.options) {
    if (!option.is_narrowed()) {
      ++open;
      continue;
    }
    session.out.line("  {}: {}", entry_of(option.option).name, values_of(option, false));
    session.out.line("    not {}", values_of(option, true));
  }
  session.out.line("  {} other options: any value, for all that the logs tell", open);
}

std::string what_speaks_against(const VariantFit& variant) {
  if (!variant.is_played_by_so_many) return "is not played by so many";
  return words_of_refutation(*variant.refuted);
}

Json fit_in_json(const VariantFit& variant) {
  Json object = Json::object();
  object["variant"] = variant.variant->name;
  object["fits"] = variant.fits();
  if (variant.refuted) object["refuted"] = fit_in_json(*variant.refuted);
  if (!variant.is_played_by_so_many) {
    object["played_by_so_many"] = false;
    return object;
  }
  for (const OptionFit& option : variant.options) {
    Json reported = Json::object();
    reported["option"] = entry_of(option.option).name;
    reported["told"] = option.is_narrowed();
    reported["fits"] = Json::array();
    for (const ValueFit& value : option.values) {
      if (!value.refuted) {
        reported["fits"].push_back(value.value);
        continue;
      }
      Json refuted = fit_in_json(*value.refuted);
      refuted["value"] = value.value;
      reported["refuted"].push_back(std::move(refuted));
    }
    object["options"].push_back(std::move(reported));
  }
  if (variant.fits()) return object;
  for (const log::TableFit& fit : variant.tables) {
    object["tables"].push_back({{"scoring", json::of(fit.table)}});
    if (fit.has_no_spades) object["tables"].back()["options"] = {{"score.spades", 0}};
  }
  return object;
}

void print_json(Session& session, const log::Fitting& fitting) {
  for (const VariantFit& variant : fitting.variants()) print(session, formats::inference, fit_in_json(variant));
  Json footer = Json::object();
  footer["summary"]["logs"] = fitting.logs();
  if (fitting.logs_left_out() > 0) footer["summary"]["left_out"] = fitting.logs_left_out();
  footer["summary"]["fits"] = fitting.something_fits();
  if (Interruption::has_come()) footer["summary"]["complete"] = false;
  print(session, formats::inference, footer);
}

}  // namespace

void print_fitting(Session& session, const log::Fitting& fitting) {
  if (!fitting.something_fits()) session.earn(ExitCode::does_not_hold);
  if (fitting.logs_left_out() > 0) session.earn(ExitCode::undetermined);
  if (session.as_json) return print_json(session, fitting);
  const auto& variants = fitting.variants();
  const auto count = std::count_if(variants.begin(), variants.end(), [](const VariantFit& fit) { return fit.fits(); });
  session.out.line("{}: {} of {} variants fit{}", counted(fitting.logs(), "log"), count, variants.size(),
                   Interruption::has_come() ? "; interrupted" : "");
  if (const std::size_t count_left_out = fitting.logs_left_out(); count_left_out > 0)
    session.out.line("  {} of them left out, for there was too much to play: give fewer, or shorter ones",
                     count_left_out);
  for (const VariantFit& variant : variants)
    if (variant.fits()) session.out.line("  {}", session.look().good(variant.variant->name));
  for (const VariantFit& variant : variants)
    if (!variant.fits() && variant.fits_with_one_change())
      session.out.line("  {} with {}", variant.variant->name, changes_that_fit(variant));
  for (const VariantFit& variant : variants)
    if (!variant.fits() && !variant.fits_with_one_change())
      session.out.line("  not {}: {}", variant.variant->name, what_speaks_against(variant));
  for (const VariantFit& variant : variants)
    if (variant.fits()) print_variant(session, variant);
}

}  // namespace casino::cli
