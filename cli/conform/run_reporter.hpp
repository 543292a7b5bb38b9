#pragma once
// A run, reported as it goes: on standard output, in reports, and where it stands at a terminal.

#include <chrono>
#include <functional>
#include <mutex>
#include <set>

#include "cli/conform/asked.hpp"
#include "cli/session/progress.hpp"
#include "oracle/conform/report/known.hpp"
#include "oracle/conform/report/report.hpp"

namespace casino::cli {

class RunReporter {
 public:
  // Both have to outlive it.
  RunReporter(const Conform& asked, const conform::Again& how);

  // Who is asked.
  void begin(const conform::Declaration& declaration);
  // Nobody is, for this reason; the reports say so, lest there be old ones in their place.
  void not_started(const std::string& why);
  void report_not_started(const std::string& why);
  // A failure, as soon as it is known, and on any thread; and every result in its order.
  void report_failed(const conform::Result& result);
  void report(const conform::Result& result);
  void end(const conform::Run& run, const conform::Declaration& declaration);

 private:
  void report(const conform::Known::Changed& changed);
  void report_unanswered(const std::vector<conform::KnownFailure>& known);
  void report(const conform::Run& run, const conform::Declaration& declaration);
  void print_result(const conform::Result& result);
  void write_reports(const conform::Whole& whole);
  void fix_known(const conform::Summary& summary);
  void write_known(const std::string& text);
  void try_to(const std::function<void()>& write);
  [[nodiscard]] std::string saved(const std::vector<conform::Disagreement>& disagreements) const;
  [[nodiscard]] bool keeps_results() const { return !asked_.junit.empty(); }

  const Conform& asked_;
  Session& session_;
  const conform::Again& how_;
  std::optional<std::string> known_as_read_;  // the file of known failures
  conform::Known known_;
  std::vector<conform::Result> results_;   // where a report wants them
  std::vector<conform::Result> failures_;  // where --fix wants them
  std::set<std::string> not_asked_;        // of the questions that are wanted by their IDs
  std::mutex mutex_;                       // of what is printed, and of what follows, as long as several threads tell
  std::size_t reported_ = 0;
  std::size_t wrong_ = 0;
  Progress progress_;
  std::chrono::steady_clock::time_point next_flush_;
};

}  // namespace casino::cli
