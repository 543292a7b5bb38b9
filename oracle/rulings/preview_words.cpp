#include "oracle/rulings/preview_words.hpp"

#include <fmt/format.h>

#include "oracle/log/report/report.hpp"
#include "oracle/text/names.hpp"

namespace casino::rulings {
namespace {

std::string_view name_of(log::LogOutcome outcome) { return log::outcome_names.at(static_cast<std::size_t>(outcome)); }

std::string winner_of(const Rules& rules, const std::optional<Side>& winner) {
  return winner ? long_name_of(*winner, rules) : "nobody";
}

}  // namespace

std::string place_of(const log::Log& log, const log::Problem& problem) {
  std::string text = fmt::format("deal {}", problem.deal + 1);
  if (problem.turn > 0) text += fmt::format(", turn {}", problem.turn);
  text += ": " + log::headline_of(log, problem);
  for (const Finding& finding : problem.findings) text.append("  ").append(entry_of(finding.clause).id);
  return text;
}

std::vector<std::string> changes_in_words(const log::Log& log, const Preview& preview) {
  const Rules& rules = log.rules.rules;
  const auto& [now, then] = preview;
  std::vector<std::string> lines;
  if (now.outcome != then.outcome)
    lines.push_back(fmt::format("{} -> {}", name_of(now.outcome), name_of(then.outcome)));
  if (const auto* problem = preview.first_new_problem()) lines.push_back("comes: " + place_of(log, *problem));
  if (const auto* problem = preview.first_problem_gone()) lines.push_back("goes: " + place_of(log, *problem));
  for (std::size_t i = 0; i < now.totals.size(); ++i) {
    if (now.totals[i] == then.totals[i]) continue;
    lines.push_back(fmt::format("after deal {}: {} -> {}", i + 1, points_in_words(rules, now.totals[i]),
                                points_in_words(rules, then.totals[i])));
    break;
  }
  if (preview.winner_changes())
    lines.push_back(fmt::format("winner: {} -> {}", winner_of(rules, now.winner), winner_of(rules, then.winner)));
  return lines;
}

}  // namespace casino::rulings
