#pragma once
// A run, reported as it goes: on standard output, in reports, and where it stands at a terminal.

#include <chrono>
#include <functional>
#include <map>
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
  // Whether anything failed that is not known.
  [[nodiscard]] bool has_failed() const { return has_failed_; }
  // What the cases come to that are asked (Agenda::digest_of_cases), where a result is kept.
  void note_cases(std::string digest) { cases_ = std::move(digest); }
  void end(conform::Run& run, const conform::Declaration& declaration);

 private:
  void report_unanswered(const std::vector<conform::KnownFailure>& known);
  void print_result(const conform::Result& result);
  void write_reports(const conform::Whole& whole);
  void write_result(conform::Run& run, const conform::Declaration& declaration);
  void fix_known(const conform::Summary& summary);
  void write_known(const std::string& text);
  [[nodiscard]] bool keeps_results() const { return !asked_.reports.junit.empty(); }

  const Conform& asked_;
  Session& session_;
  const conform::Again& how_;
  std::optional<std::string> known_as_read_;  // the file of known failures
  conform::Known known_;
  std::vector<conform::Result> results_;   // where a report wants them
  std::vector<conform::Result> failures_;  // where --fix or a result wants them
  std::string cases_;                      // their digest
  std::map<conform::Outcome, std::size_t> kept_;
  bool has_failed_ = false;
  std::set<std::string> not_asked_;  // of the questions that are wanted by their IDs
  std::mutex mutex_;                 // of what is printed, and of what follows, as long as several threads tell
  std::size_t reported_ = 0;
  std::size_t wrong_ = 0;
  Progress progress_;
  std::chrono::steady_clock::time_point next_flush_;
};

}  // namespace casino::cli
