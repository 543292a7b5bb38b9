#include <algorithm>
#include <iterator>

#include "cli/validate/problem_words.hpp"
#include "cli/validate/report_writer.hpp"
#include "oracle/log/readings/would_hold.hpp"
#include "oracle/log/repair/repair.hpp"
#include "oracle/log/report/report.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {
namespace {

using explain::LineKind;
using log::LogOutcome;
using log::Problem;
using log::Weight;

class InWords : public ReportWriter {
 public:
  InWords(const Wishes& wishes, const Look& look) : wishes_(wishes), look_(look) {}

  using ReportWriter::reported;

  [[nodiscard]] Shown reported(const Judged& log, const Allowance& allowance) const override {
    if (!log.is_usable()) return refusal_of(log);
    Shown text;
    if (allowance.own_rules) text += words_of_overruling(log) + "\n";
    if (!log.is_reported(wishes_)) return text;
    text += shown("{}:{}: {}\n", *log.found.file, log.found.record.line, words_of(log.report));
    int details = allowance.details;
    for (const Problem& problem : log.report.problems) {
      if (!Judged::is_reported(wishes_, problem)) continue;
      text += headline_of(log, problem);
      if (problem.weight == Weight::note || details-- <= 0) continue;
      for (const explain::Line& line : log::lines_of(*log.log, problem, look_.style)) add(text, line);
    }
    if (const std::string more = words_of_left_out(wishes_, log.report); !more.empty()) text += "  " + more + "\n";
    add_searches(text, log, allowance);
    return text;
  }

  [[nodiscard]] Shown reported(const NotFinished& log) const override {
    if (wishes_.summary) return {};
    return shown("{}:{}: {} (log {})\n", *log.found.file, log.found.record.line, look_.open(words_of_not_finished),
                 log.found.number);
  }

  [[nodiscard]] Shown summary(const Counts& counts) const override {
    const std::size_t holds = counts.of(LogOutcome::holds);
    const std::size_t fails = counts.of(LogOutcome::does_not_hold);
    std::string text = fmt::format("{}: {} {}, {} {} not", counted(counts.logs, "log"), holds,
                                   holds == 1 ? "holds" : "hold", fails, fails == 1 ? "does" : "do");
    if (const std::size_t open = counts.of(LogOutcome::undetermined); open > 0)
      text += fmt::format(", {} undetermined", open);
    if (counts.unusable > 0) text += fmt::format(", {} that cannot be read", counts.unusable);
    if (counts.unfinished > 0) text += fmt::format(", {} {}", counts.unfinished, words_of_not_finished);
    if (counts.unread > 0) text += fmt::format("; {} not read", counted(counts.unread, "file"));
    if (counts.not_tried_by_all > 0)
      text += fmt::format("; of {} not every reading was tried", counts.not_tried_by_all);
    if (const std::string others = words_of_overruled(counts); !others.empty()) text += "; " + others;
    if (counts.end != RunEnd::at_the_end) text += fmt::format("; {}", how_it_ended(counts.end));
    return Shown(text + "\n" + tally_of(counts));
  }

 private:
  // How many logs broke which clause. Of a single log that has been reported there is no more to report.
  [[nodiscard]] std::string tally_of(const Counts& counts) const {
    const std::size_t fails = counts.of(LogOutcome::does_not_hold);
    if (fails == 0 || (fails == 1 && !wishes_.summary)) return {};
    std::string text = "What was broken, and by how many logs:\n";
    const auto add_row = [&](std::size_t logs, std::string_view id, std::string_view says) {
      constexpr std::size_t says_at = 26;
      text += wrapped(fmt::format("{:>10}  {:<12}  {}", logs, id, says), says_at) + "\n";
    };
    for (const Clause clause : counts.clauses_broken())
      add_row(counts.broken.at(clause.index), entry_of(clause).id, entry_of(clause).statement);
    if (counts.broken_without_clause > 0) add_row(counts.broken_without_clause, "no clause", without_clause);
    return text;
  }

  void add(Shown& text, const explain::Line& line) const {
    std::string_view rest = line.text;
    while (true) {
      const std::size_t end = rest.find('\n');
      const std::string_view part = rest.substr(0, end);
      const Shown looks = line.kind == LineKind::citation  ? look_.strong(part)
                          : line.kind == LineKind::heading ? look_.faint(part)
                                                           : Shown(part);
      if (!part.empty()) text += shown("    {}\n", looks);
      if (end == std::string_view::npos) return;
      rest.remove_prefix(end + 1);
    }
  }

  [[nodiscard]] Shown words_of(const log::Report& report) const {
    const log::Tally& tally = report.tally;
    const std::string played = fmt::format("{}, {}", counted(static_cast<std::uint64_t>(tally.deals), "deal"),
                                           counted(static_cast<std::uint64_t>(tally.turns), "turn"));
    const auto open = [&] { return fmt::format("{} undetermined", tally.undetermined); };
    switch (report.outcome) {
      case LogOutcome::holds: return shown("{} ({})", look_.good("holds"), played);
      case LogOutcome::undetermined: return shown("{} ({}, {})", look_.open("undetermined"), played, open());
      case LogOutcome::does_not_hold: break;
    }
    return shown("{} ({}; {}{})", look_.bad("does not hold"),
                 counted(log::number_of(report, Weight::problem), "problem"), played,
                 tally.undetermined > 0 ? ", " + open() : "");
  }

  [[nodiscard]] Shown headline_of(const Judged& log, const Problem& problem) const {
    std::string where = *log.found.file;
    if (problem.place.line > 0)
      where += fmt::format(":{}:{}", line_in_file(log.found.record, problem.place.line), problem.place.column);
    return shown("  {}: {}{}\n", where, place_in_log(problem), log::headline_of(*log.log, problem, look_.style));
  }

  void add_searches(Shown& text, const Judged& log, const Allowance& allowance) const {
    const auto add_all = [&](const std::vector<explain::Line>& lines) {
      for (const explain::Line& line : lines) add(text, line);
    };
    if (allowance.why) add_all(log::lines_of(log::why_not(*log.log, log.report)));
    if (allowance.repair) add_all(log::lines_of(*log.log, log::repairs_of(*log.log, log.report), look_.style));
    if (log.questions) add_all(rulings::lines_of(*log.log, *log.questions));
  }

  [[nodiscard]] Shown refusal_of(const Judged& log) const {
    Shown text = shown("{}:{}: {} (log {})\n", *log.found.file, log.found.record.line, look_.bad("cannot be read"),
                       log.found.number);
    for (const ParseError& error : log.errors) text += shown("  {}\n", text_of(error, *log.found.file));
    return text;
  }

  Wishes wishes_;
  Look look_;
};

}  // namespace

std::unique_ptr<ReportWriter> report_in_words(const Wishes& wishes, const Look& look) {
  return std::make_unique<InWords>(wishes, look);
}

}  // namespace casino::cli
