// Markdown, as workflows show it: what the run came to, which clauses were broken, and each failure with its place.

#include <algorithm>

#include <fmt/format.h>

#include "cli/validate/problem_words.hpp"
#include "cli/validate/report_writer.hpp"
#include "oracle/log/report/report.hpp"
#include "oracle/text/foreign_text.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {
namespace {

using log::LogOutcome;
using log::Problem;

constexpr std::size_t most_problems_listed = 3;  // of a log

std::string words_in_markdown(std::string_view words) { return shown_text(words, Way::markdown); }
std::string code_in_markdown(std::string_view text) { return "`" + shown_text(text, Way::markdown_code) + "`"; }

// The first line at its place, those below it as what belongs to it.
std::string item_in_markdown(std::string_view place, std::string_view words) {
  std::string text = "- " + code_in_markdown(place) + " ";
  while (true) {
    const std::size_t end = std::min(words.find('\n'), words.size());
    text += words_in_markdown(words.substr(0, end)) + "\n";
    words.remove_prefix(std::min(end + 1, words.size()));
    if (words.empty()) return text;
    text += "  - ";
  }
}

class InMarkdown : public ReportWriter {
 public:
  explicit InMarkdown(const Wishes& wishes) : wishes_(wishes) {}

  [[nodiscard]] Shown reported(const Judged& log, const Allowance& allowance) const override {
    if (!allowance.is_listed) return {};
    const std::string place = fmt::format("{}:{}", *log.found.file, log.found.record.line);
    const std::string_view what = !log.is_usable() ? "cannot be read" : log::outcome_names.at(outcome_of(log));
    const std::string text = fmt::format("\n### {}: {}\n\n", code_in_markdown(place), what);
    return Shown(text + (log.is_usable() ? problems_of(log) : errors_of(log)));
  }

  [[nodiscard]] Shown reported(const NotFinished& log) const override {
    const std::string place = fmt::format("{}:{}", *log.found.file, log.found.record.line);
    return Shown(fmt::format("\n### {}: {}\n", code_in_markdown(place), words_of_not_finished));
  }

  [[nodiscard]] Shown reported(const NotRead& file) const override {
    const std::string read_before = file.logs == 0 ? "" : fmt::format(" ({} read before)", counted(file.logs, "log"));
    return Shown(fmt::format("\n### {}: not read\n\n{}{}\n", code_in_markdown(file.file), words_in_markdown(file.why),
                             read_before));
  }

  [[nodiscard]] Shown summary(const Counts& counts) const override {
    const std::size_t fails = counts.of(LogOutcome::does_not_hold);
    std::string text = fails == 0 ? fmt::format("## Casino: {}\n\n", counted(counts.logs, "log"))
                                  : fmt::format("## Casino: {} of {} {} not hold\n\n", fails,
                                                counted(counts.logs, "log"), fails == 1 ? "does" : "do");
    text += totals_of(counts) + tally_of_clauses(counts);
    if (counts.end != RunEnd::at_the_end) text += fmt::format("\nThe run was {}.\n", how_it_ended(counts.end));
    const std::size_t failures = fails + counts.unusable + (wishes_.certain ? counts.of(LogOutcome::undetermined) : 0);
    if (failures > most_failures_listed)
      text += fmt::format("\nBelow stand the first {} of {} failures.\n", most_failures_listed, failures);
    return Shown(text);
  }

 private:
  static std::size_t outcome_of(const Judged& log) { return static_cast<std::size_t>(log.report.outcome); }

  [[nodiscard]] std::string problems_of(const Judged& log) const {
    std::string text;
    std::size_t number = 0;
    for (const Problem& problem : log.report.problems) {
      if (!Judged::is_reported(wishes_, problem) || number++ >= most_problems_listed) continue;
      const std::string place = fmt::format("{}:{}", line_of(log, problem), problem.place.column);
      text += item_in_markdown(place, words_with_clauses(log, problem));
    }
    if (number > most_problems_listed) text += fmt::format("- and {} more\n", number - most_problems_listed);
    return text;
  }

  static std::string errors_of(const Judged& log) {
    std::string text;
    for (std::size_t i = 0; i < log.errors.size() && i < most_problems_listed; ++i) {
      ParseError error = log.errors[i];
      const std::string place = fmt::format("{}:{}", error.where.line, error.where.column);
      error.where = {error.where.pointer};
      text += item_in_markdown(place, text_of(error));
    }
    if (log.errors.size() > most_problems_listed)
      text += fmt::format("- and {} more\n", log.errors.size() - most_problems_listed);
    return text;
  }

  static std::string totals_of(const Counts& counts) {
    std::string text = fmt::format("| logs | {} |\n| --- | ---: |\n", counts.logs);
    const auto add_row = [&](std::string_view what, std::size_t number) {
      if (number > 0) text += fmt::format("| {} | {} |\n", what, number);
    };
    add_row("hold", counts.of(LogOutcome::holds));
    add_row("do not hold", counts.of(LogOutcome::does_not_hold));
    add_row("undetermined", counts.of(LogOutcome::undetermined));
    add_row("cannot be read", counts.unusable);
    add_row(words_of_not_finished, counts.unfinished);
    add_row("files not read to their end", counts.unread);
    add_row(by_own_rules, counts.overruled);
    return text;
  }

  static std::string tally_of_clauses(const Counts& counts) {
    if (counts.of(LogOutcome::does_not_hold) == 0) return {};
    std::string text = "\n| clause | broken by | what it says |\n| --- | ---: | --- |\n";
    for (const Clause clause : counts.clauses_broken())
      text += fmt::format("| {} | {} | {} |\n", entry_of(clause).id, counted(counts.broken.at(clause.index), "log"),
                          words_in_markdown(entry_of(clause).statement));
    if (counts.broken_without_clause > 0)
      text += fmt::format("| none | {} | {} |\n", counted(counts.broken_without_clause, "log"), without_clause);
    return text;
  }

  Wishes wishes_;
};

}  // namespace

std::unique_ptr<ReportWriter> report_in_markdown(const Wishes& wishes) { return std::make_unique<InMarkdown>(wishes); }

}  // namespace casino::cli
