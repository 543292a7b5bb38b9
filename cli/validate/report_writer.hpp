#pragma once
// Whoever tells of a run: people, or a program of some kind. Several can tell of the same run.

#include <memory>

#include "cli/session/output.hpp"
#include "cli/validate/allowance.hpp"

namespace casino::cli {

// Each function gives what is to be written, shown in its way, and keeps nothing: logs are reported on several threads.
// What they give is written in the order of the logs, between the opening and the summary; or behind the summary, where
// it is held back until all is known.
class ReportWriter {
 public:
  virtual ~ReportWriter() = default;
  ReportWriter(const ReportWriter&) = delete;
  ReportWriter& operator=(const ReportWriter&) = delete;

  [[nodiscard]] virtual Shown opening() const { return {}; }
  // Every log is reported, even where only counts are wished.
  [[nodiscard]] virtual Shown reported(const Judged& log, const Allowance& allowance) const = 0;
  // At most one of a run, behind all others.
  [[nodiscard]] virtual Shown reported(const NotFinished& log) const = 0;
  // Standard error tells of such a file in any case.
  [[nodiscard]] virtual Shown reported(const NotRead&) const { return {}; }
  [[nodiscard]] virtual Shown summary(const Counts& counts) const = 0;

 protected:
  ReportWriter() = default;
};

[[nodiscard]] std::unique_ptr<ReportWriter> report_in_words(const Wishes& wishes, const Look& look);
[[nodiscard]] std::unique_ptr<ReportWriter> report_in_json(const Wishes& wishes);
// XML of JUnit, for whoever reads the results of tests.
[[nodiscard]] std::unique_ptr<ReportWriter> report_in_junit(const Wishes& wishes);
// Its opening when all is known, as long as the one before, to be written over it: with the counts.
[[nodiscard]] Shown opening_of_junit(const Counts& counts);
// Markdown, for people who look at what a workflow did. It is to be held back.
[[nodiscard]] std::unique_ptr<ReportWriter> report_in_markdown(const Wishes& wishes);
// Annotations at the lines of files, for a workflow of GitHub.
[[nodiscard]] std::unique_ptr<ReportWriter> report_in_github(const Wishes& wishes);

}  // namespace casino::cli
