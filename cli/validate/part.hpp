#pragma once
// What comes of a batch of logs, made on any thread; who runs it all (run.hpp) writes it in the order of the input.

#include <atomic>
#include <future>
#include <optional>
#include <vector>

#include "cli/validate/batches.hpp"
#include "cli/validate/run.hpp"

namespace casino::cli {

// What came of a batch.
struct Part {
  std::size_t bytes = 0;
  Counts counts;
  std::vector<Shown> texts;  // for each output
  std::optional<NotRead> not_read;
  std::vector<log::Log> logs;  // where they are only read
  bool is_broken_off = false;  // by an interrupt: there is more of the batch
};

// Batches are judged in any order, and then get their share of the budget one after the other.
struct Turns {
  std::future<Budget> before;
  std::promise<Budget> after;
};

class PartMaker {
 public:
  // It stops as soon as `is_stopped`, or when an interrupt was noted.
  PartMaker(const ValidateRun& run, const std::atomic<bool>& is_stopped) : run_(run), is_stopped_(is_stopped) {}

  [[nodiscard]] Part judged_part(const Batch& batch, Turns& turns) const;
  [[nodiscard]] Part read_part(const Batch& batch) const;

  // Nothing more is wanted.
  [[nodiscard]] bool is_over() const;

 private:
  struct JudgedLogs;
  [[nodiscard]] JudgedLogs judged_logs(const Batch& batch) const;
  [[nodiscard]] Judged judged_in_memory(const FoundLog& found, log::RulesReadLast& last) const;
  [[nodiscard]] Part empty_part(const Batch& batch) const;

  // The log with which it came to no end, if there is one.
  const FoundLog* report_in_time(Part& part, std::vector<Judged>& logs, const std::vector<Allowance>& allowances) const;
  void report(Part& part, Judged& log, const Allowance& allowance) const;
  void report(Part& part, const NotFinished& log) const;
  [[nodiscard]] std::vector<Shown> reported(const Judged& log, const Allowance& allowance) const;
  void add(Part& part, const std::vector<Shown>& texts) const;
  void add_not_read(Part& part, const Batch& batch) const;

  const ValidateRun& run_;
  const std::atomic<bool>& is_stopped_;
};

}  // namespace casino::cli
