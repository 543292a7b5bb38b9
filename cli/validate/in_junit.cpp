// JUnit's XML, as continuous integration reads it: each log is a test case, and fails with its problems.

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
using log::Weight;

// The counts stand where all that reads it begins, and are known when all of it is written. So there is room for them.
Shown opening_with(std::string_view counts) {
  constexpr std::size_t room = 128;  // for four numbers, as great as they can get
  return Shown(fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n<testsuite name=\"casino validate\"{:<{}}>\n", counts,
      room));
}

class InJunit : public ReportWriter {
 public:
  explicit InJunit(const Wishes& wishes) : wishes_(wishes) {}

  [[nodiscard]] Shown opening() const override { return opening_with({}); }

  [[nodiscard]] Shown reported(const Judged& log, const Allowance&) const override {
    const std::string inside = log.is_usable() ? inside_of(log) : refusal_of(log);
    return Shown(test_case(*log.found.file, name_of(log.found), log.found.record.line, inside));
  }

  [[nodiscard]] Shown reported(const NotFinished& log) const override {
    const std::string inside =
        fmt::format("<error type=\"{}\" message=\"the run was interrupted\"/>\n", words_of_not_finished);
    return Shown(test_case(*log.found.file, name_of(log.found), log.found.record.line, inside));
  }

  [[nodiscard]] Shown reported(const NotRead& file) const override {
    const std::string name = file.logs == 0 ? "the file" : "what follows " + counted(file.logs, "log");
    const std::string inside = fmt::format("<error type=\"not read\" message=\"{}\"/>\n", in_attribute(file.why));
    return Shown(test_case(file.file, name, 0, inside));
  }

  // Whoever reads on to the end knows that the run came to its end.
  [[nodiscard]] Shown summary(const Counts& counts) const override {
    std::string text =
        fmt::format("{}: holds {}, does not hold {}, undetermined {}, cannot be read {}", counted(counts.logs, "log"),
                    counts.of(LogOutcome::holds), counts.of(LogOutcome::does_not_hold),
                    counts.of(LogOutcome::undetermined), counts.unusable);
    if (counts.unfinished > 0) text += fmt::format(", {} {}", words_of_not_finished, counts.unfinished);
    text += fmt::format("; {} not read", counted(counts.unread, "file"));
    if (counts.end != RunEnd::at_the_end) text += fmt::format("; {}", how_it_ended(counts.end));
    return Shown(fmt::format("<system-out>{}</system-out>\n</testsuite>\n</testsuites>\n", text));
  }

 private:
  static std::string name_of(const FoundLog& found) {
    return fmt::format("log {}, line {}", found.number, found.record.line);
  }

  static std::string test_case(std::string_view file, std::string_view name, LineNumber line,
                               const std::string& inside) {
    std::string text =
        fmt::format("<testcase classname=\"{0}\" name=\"{1}\" file=\"{0}\"", in_attribute(file), in_attribute(name));
    if (line > 0) text += fmt::format(" line=\"{}\"", line);
    return text + (inside.empty() ? "/>\n" : ">\n" + inside + "</testcase>\n");
  }

  [[nodiscard]] std::string inside_of(const Judged& log) const {
    if (log.report.outcome == LogOutcome::holds) return {};
    const auto weighs_most = [&](const Problem& problem) {
      return problem.weight == (log.does_not_hold() ? Weight::problem : Weight::undetermined);
    };
    const auto first = std::find_if(log.report.problems.begin(), log.report.problems.end(), weighs_most);
    const bool is_kept = first != log.report.problems.end();  // else a ruling settled all that were
    const std::string message =
        is_kept ? in_attribute(place_in_log(*first) + log::headline_of(*log.log, *first)) : std::string(log.key());
    if (!log.does_not_hold()) return fmt::format("<skipped message=\"{}\"/>\n", message);
    std::string text;
    for (const Problem& problem : log.report.problems)
      if (Judged::is_reported(wishes_, problem))
        text += fmt::format("{}:{}:{}: {}\n", *log.found.file, line_of(log, problem), problem.place.column,
                            words_with_clauses(log, problem));
    if (const std::string more = words_of_left_out(wishes_, log.report); !more.empty()) text += more + "\n";
    const std::string type = is_kept ? in_attribute(clauses_of(log, *first)) : std::string();
    return fmt::format("<failure type=\"{}\" message=\"{}\">{}</failure>\n", type, message, in_element(text));
  }

  [[nodiscard]] static std::string refusal_of(const Judged& log) {
    std::string text;
    for (const ParseError& error : log.errors) text += text_of(error, *log.found.file) + "\n";
    const std::string first = text_of(log.errors.front(), *log.found.file);
    return fmt::format("<error type=\"cannot be read\" message=\"{}\">{}</error>\n", in_attribute(first),
                       in_element(text));
  }

  Wishes wishes_;
};

}  // namespace

Shown opening_of_junit(const Counts& counts) {
  return opening_with(fmt::format(" tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\"",
                                  counts.logs + counts.unread, counts.of(LogOutcome::does_not_hold),
                                  counts.unusable + counts.unfinished + counts.unread,
                                  counts.of(LogOutcome::undetermined)));
}

std::unique_ptr<ReportWriter> report_in_junit(const Wishes& wishes) { return std::make_unique<InJunit>(wishes); }

}  // namespace casino::cli
