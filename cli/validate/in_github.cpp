// Workflow commands of GitHub: each problem is an annotation at its line.

#include <fmt/format.h>

#include "cli/validate/problem_words.hpp"
#include "cli/validate/report_writer.hpp"
#include "oracle/text/foreign_text.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {
namespace {

using log::Problem;
using log::Weight;

std::string as_message(std::string_view text) { return shown_text(text, Way::github_message); }
std::string as_property(std::string_view text) { return shown_text(text, Way::github_property); }

std::string annotation(std::string_view level, std::string_view file, LineNumber line, int column,
                       std::string_view message) {
  std::string place = "file=" + as_property(file);
  if (line > 0) place += fmt::format(",line={}", line);
  if (column > 0) place += fmt::format(",col={}", column);
  return fmt::format("::{} {}::{}\n", level, place, as_message(message));
}

std::string_view level_of(Weight weight) {
  if (weight == Weight::problem) return "error";
  return weight == Weight::undetermined ? "warning" : "notice";
}

class InGithub : public ReportWriter {
 public:
  explicit InGithub(const Wishes& wishes) : wishes_(wishes) {}

  [[nodiscard]] Shown reported(const Judged& log, const Allowance&) const override {
    std::string text;
    for (const ParseError& error : log.errors)
      text += annotation("error", *log.found.file, error.where.line, error.where.column,
                         fmt::format("found {}, expected {}", error.found, error.expected));
    for (const Problem& problem : log.report.problems)
      if (log.log && Judged::is_reported(wishes_, problem))
        text += annotation(level_of(problem.weight), *log.found.file, line_of(log, problem), problem.place.column,
                           words_with_clauses(log, problem));
    if (const std::string more = words_of_left_out(wishes_, log.report); !more.empty())
      text += annotation("notice", *log.found.file, log.found.record.line, 0, more);
    return Shown(text);
  }

  [[nodiscard]] Shown reported(const NotFinished& log) const override {
    return Shown(annotation("error", *log.found.file, log.found.record.line, 0,
                            fmt::format("{}: the run was interrupted", words_of_not_finished)));
  }

  [[nodiscard]] Shown reported(const NotRead& file) const override {
    return Shown(
        annotation("error", file.file, 0, 0, fmt::format("{} ({} read before)", file.why, counted(file.logs, "log"))));
  }

  [[nodiscard]] Shown summary(const Counts&) const override { return {}; }

 private:
  Wishes wishes_;
};

}  // namespace

std::unique_ptr<ReportWriter> report_in_github(const Wishes& wishes) { return std::make_unique<InGithub>(wishes); }

}  // namespace casino::cli
