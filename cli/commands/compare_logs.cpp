#include "cli/commands/compare_logs.hpp"

#include <fmt/format.h>

#include "cli/log_reading.hpp"
#include "cli/messages.hpp"
#include "cli/output.hpp"
#include "oracle/log/report.hpp"
#include "oracle/names.hpp"
#include "oracle/rulings/preview.hpp"

namespace casino::cli {
namespace {

using rulings::Preview;

std::string_view name_of(log::Outcome outcome) { return log::outcome_names.at(static_cast<std::size_t>(outcome)); }

std::string points_of(const Rules& rules, const PerSide<int>& totals) {
  std::string text;
  for (const Side side : sides_of(rules))
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", long_name_of(side, rules), totals[side]);
  return text;
}

std::string winner_of(const Rules& rules, const std::optional<Side>& winner) {
  return winner ? long_name_of(*winner, rules) : "nobody";
}

// "deal 1, turn 4: illegal: N: trail 6C"
std::string place_of(const log::Log& log, const log::Problem& problem) {
  std::string text = fmt::format("deal {}", problem.deal + 1);
  if (problem.turn > 0) text += fmt::format(", turn {}", problem.turn);
  text += ": " + log::headline_of(log, problem);
  for (const Finding& finding : problem.findings) text.append("  ").append(entry_of(finding.clause).id);
  return text;
}

class Previews {
 public:
  Previews(Session& session, std::string_view variant, const std::vector<rulings::Setting>& change)
      : session_(session), variant_(variant), change_(change) {}

  void read(const std::string& path) {
    LogFile file(path);
    const LogReader reader{std::nullopt};
    while (const auto record = file.next()) {
      const Parsed<log::Log> log = reader.read(*record);
      if (!log) {
        complain("casino: " + messages_of(log.errors(), file.name()));
        session_.earn(ExitCode::unusable);
      } else {
        look_at(*log, fmt::format("{}:{}", file.name(), record->line));
      }
    }
  }

  [[nodiscard]] json::Json summary() const {
    return {{"logs", logs_},     {"verdict", verdict_},    {"score", score_},
            {"winner", winner_}, {"other_rules", others_}, {"changed", changed_}};
  }
  void print_summary() {
    session_.out.line("{} logs: {} change verdict, {} score, {} winner{}", logs_, verdict_, score_, winner_,
                      others_ == 0 ? "" : fmt::format("; {} by other rules", others_));
  }

 private:
  void look_at(const log::Log& log, const std::string& place) {
    const auto preview = log.rules.rules.variant == variant_ ? rulings::preview_of(log, change_) : std::nullopt;
    if (!preview) {
      ++others_;
      return;
    }
    ++logs_;
    if (preview->verdict_changes()) ++verdict_;
    if (preview->score_changes()) ++score_;
    if (preview->winner_changes()) ++winner_;
    if (!preview->changes()) return;
    if (session_.as_json) changed_.push_back(in_json(log, *preview, place));
    else print(log, *preview, place);
  }

  void print(const log::Log& log, const Preview& preview, const std::string& place) {
    const Rules& rules = log.rules.rules;
    session_.out.line("{}", session_.look().strong(place));
    if (preview.now.outcome != preview.then.outcome)
      session_.out.line("  {} -> {}", name_of(preview.now.outcome), name_of(preview.then.outcome));
    if (const auto* problem = preview.first_new_problem()) session_.out.line("  comes: {}", place_of(log, *problem));
    if (const auto* problem = preview.first_problem_gone()) session_.out.line("  goes: {}", place_of(log, *problem));
    for (std::size_t i = 0; i < preview.now.totals.size(); ++i)
      if (preview.now.totals[i] != preview.then.totals[i]) {
        session_.out.line("  after deal {}: {} -> {}", i + 1, points_of(rules, preview.now.totals[i]),
                          points_of(rules, preview.then.totals[i]));
        break;
      }
    if (preview.winner_changes())
      session_.out.line("  winner: {} -> {}", winner_of(rules, preview.now.winner),
                        winner_of(rules, preview.then.winner));
  }

  static json::Json in_json(const log::Log& log, const Preview& preview, const std::string& place) {
    json::Json object = {{"log", place},
                         {"verdict", {name_of(preview.now.outcome), name_of(preview.then.outcome)}},
                         {"score_changes", preview.score_changes()},
                         {"winner_changes", preview.winner_changes()}};
    if (const auto* problem = preview.first_new_problem()) object["comes"] = place_of(log, *problem);
    if (const auto* problem = preview.first_problem_gone()) object["goes"] = place_of(log, *problem);
    return object;
  }

  Session& session_;
  std::string_view variant_;
  const std::vector<rulings::Setting>& change_;
  int logs_ = 0;
  int verdict_ = 0;
  int score_ = 0;
  int winner_ = 0;
  int others_ = 0;
  json::Json changed_ = json::Json::array();
};

}  // namespace

json::Json preview_logs(Session& session, const std::vector<std::string>& paths, std::string_view variant,
                        const std::vector<rulings::Setting>& change) {
  Previews previews(session, variant, change);
  if (!session.as_json) session.out.line();
  for (const std::string& path : files_meant(paths)) previews.read(path);
  if (!session.as_json) previews.print_summary();
  return previews.summary();
}

}  // namespace casino::cli
