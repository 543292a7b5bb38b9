#pragma once
// What a run has found, on standard output and in files: of one run, or of several shards of one.

#include <functional>

#include "cli/session/session.hpp"
#include "cli/session/written_whole.hpp"
#include "oracle/conform/report/known.hpp"
#include "oracle/conform/report/report.hpp"

namespace casino::cli {

void print_mistakes(Session& session, const std::vector<conform::Disagreement>& disagreements,
                    const std::vector<conform::ToDeclare>& to_declare, const conform::Again& how);
void print_changed(Session& session, const conform::Known::Changed& changed);
// The last lines. `known`: how many failures were known.
void print_summary(Session& session, const conform::Declaration& declaration, const conform::Summary& summary,
                   std::size_t known);

// The files that are wanted; empty: not wanted.
struct ReportFiles {
  std::string save = {};
  std::string junit = {};
  std::string markdown = {};
  std::string html = {};
  std::string badge = {};

  [[nodiscard]] std::vector<NamedOutput> named() const;
};
// A report that cannot be written costs neither what was found nor the other reports.
void try_to(Session& session, const std::function<void()>& write);
void write_reports(Session& session, const ReportFiles& files, const conform::Whole& whole);

}  // namespace casino::cli
