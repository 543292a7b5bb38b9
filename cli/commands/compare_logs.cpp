#include "cli/commands/compare_logs.hpp"

#include <filesystem>

#include <fmt/format.h>

#include "cli/input/document_kind.hpp"
#include "cli/logs/log_reading.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/output.hpp"
#include "cli/session/refusal.hpp"
#include "oracle/log/report/report.hpp"
#include "oracle/rulings/preview_words.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {
namespace {

using rulings::Preview;

std::string_view word_of(log::LogOutcome outcome) { return log::outcome_names.at(static_cast<std::size_t>(outcome)); }

class Previews {
 public:
  Previews(Session& session, std::string_view variant, const Changes& changes)
      : session_(session), variant_(variant), changes_(changes) {}

  void read(const std::string& path) {
    LogFile file(path);
    const LogReader reader{std::nullopt};
    while (const auto record = file.next()) {
      const Parsed<log::Log> log = reader.read(*record);
      if (!log) {
        ++unread_;
        refuse(session_, log.errors(), file.name());
      } else {
        look_at(*log, fmt::format("{}:{}", file.name(), record->line));
      }
    }
  }

  // Neither such as were looked at nor such as could not be read.
  [[nodiscard]] bool are_none() const { return logs_ + others_ + unread_ == 0; }
  [[nodiscard]] json::Json summary() const {
    return {{"logs", logs_},     {"verdict", verdict_},    {"score", score_},
            {"winner", winner_}, {"other_rules", others_}, {"changed", changed_}};
  }
  void print_summary() {
    session_.out.line("{}: {} verdict, {} score, {} winner{}", counted(logs_, "log"),
                      verdict_ == 1 ? "1 changes" : fmt::format("{} change", verdict_), score_, winner_,
                      others_ == 0 ? "" : fmt::format("; {} by other rules", others_));
  }

 private:
  void look_at(const log::Log& log, const std::string& place) {
    const Rules& rules = log.rules.rules;
    const auto preview = rules.variant == variant_ ? rulings::preview_of(log, changes_.at(rules.seats)) : std::nullopt;
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
    session_.out.line("{}", session_.look().strong(place));
    for (const std::string& words : rulings::changes_in_words(log, preview)) session_.out.line("  {}", words);
  }

  static json::Json in_json(const log::Log& log, const Preview& preview, const std::string& place) {
    json::Json object = {{"log", place},
                         {"verdict", {word_of(preview.now.outcome), word_of(preview.then.outcome)}},
                         {"score_changes", preview.score_changes()},
                         {"winner_changes", preview.winner_changes()}};
    if (const auto* problem = preview.first_new_problem()) object["comes"] = rulings::place_of(log, *problem);
    if (const auto* problem = preview.first_problem_gone()) object["goes"] = rulings::place_of(log, *problem);
    return object;
  }

  Session& session_;
  std::string_view variant_;
  const Changes& changes_;
  int logs_ = 0;
  int verdict_ = 0;
  int score_ = 0;
  int winner_ = 0;
  int others_ = 0;
  int unread_ = 0;
  json::Json changed_ = json::Json::array();
};

}  // namespace

void Changes::add(Seats seats, std::vector<Setting> change) {
  if (first_.empty()) first_ = change;
  by_seats_.insert_or_assign(seats.count, std::move(change));
}

const std::vector<Setting>& Changes::at(Seats seats) const {
  const auto found = by_seats_.find(seats.count);
  return found == by_seats_.end() ? first_ : found->second;
}

void refuse_what_cannot_be_opened(const std::vector<std::string>& paths) {
  for (const std::string& path : files_meant(paths)) {
    std::error_code unknown;
    const auto status = std::filesystem::status(path, unknown);
    const bool is_read_once = path == "-" || std::filesystem::is_fifo(status);
    if (is_read_once) continue;
    static_cast<void>(LogFile(path));
    refuse_file_of_another_kind(path, DocumentKind::log);
  }
}

json::Json preview_logs(Session& session, const std::vector<std::string>& paths, std::string_view variant,
                        const Changes& changes) {
  Previews previews(session, variant, changes);
  if (!session.as_json) session.out.line();
  for (const std::string& path : files_meant(paths)) previews.read(path);
  if (previews.are_none()) throw Unusable("compare --on: there is no log in what was named");
  if (!session.as_json) previews.print_summary();
  return previews.summary();
}

}  // namespace casino::cli
