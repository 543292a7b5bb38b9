#pragma once
// A run of `casino validate`: logs are read one after the other, judged by several threads, and reported in the order
// in which they were read. What comes out is the same however many threads there are.

#include <functional>
#include <vector>

#include "cli/session/session.hpp"
#include "cli/validate/report_writer.hpp"

namespace casino::cli {

// Where reports go. What is held back comes behind the summary.
class ReportOutput {
 public:
  enum class Order : std::uint8_t { as_it_comes, summary_first };

  explicit ReportOutput(Output& output, Order order = Order::as_it_comes) : output_(&output), order_(order) {}

  void write(const Shown& text);
  void end_with(const Shown& summary);
  void flush() { output_->flush(); }

 private:
  Output* output_;
  Order order_;
  Shown held_back_;
};

struct WrittenReport {
  std::unique_ptr<ReportWriter> writer;
  std::size_t output = 0;  // into which of the run's
};

struct ValidateRun {
  Session& session;
  LogReader reader;
  Wishes wishes;
  Budget budget{};
  std::vector<ReportOutput> outputs{};  // the first is the session's
  std::vector<WrittenReport> reports{};
  std::size_t jobs = 1;
};

// Judges the logs of all these files and tells of them; up to an interrupt, where one is noted.
Counts judge_all(ValidateRun& run, std::vector<std::string> files);

// Only reads them, and hands on those that can be read; the others are reported.
void read_all(ValidateRun& run, std::vector<std::string> files, const std::function<void(const log::Log&)>& take);

}  // namespace casino::cli
