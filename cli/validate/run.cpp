#include "cli/validate/run.hpp"

#include <atomic>
#include <chrono>
#include <new>
#include <utility>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "cli/session/interruption.hpp"
#include "cli/session/progress.hpp"
#include "cli/validate/memory_bound.hpp"
#include "oracle/text/words.hpp"
#include "oracle/threads/breakable.hpp"
#include "oracle/threads/ordered_work.hpp"

namespace casino::cli {
namespace {

// So much of the input is kept waiting at the most, and so many batches for each thread. A longer log goes alone.
constexpr std::size_t most_bytes_at_once = std::size_t{4} << 20;
constexpr std::size_t batches_for_a_thread = 3;

// An interrupt lets what is under way go on for so long: by then most logs are judged, and told with those before them.
constexpr std::chrono::milliseconds time_to_judge{100};
constexpr std::chrono::milliseconds time_to_report{400};

constexpr std::size_t logs_between_looks = 1024;  // logs between two looks at how far it is

// What a long log has taken goes back to the system: nobody knows when the next one comes, or to which thread.
void give_memory_back([[maybe_unused]] std::size_t bytes_of_batch) {
#ifdef __GLIBC__
  constexpr std::size_t long_batch = std::size_t{1} << 20;
  if (bytes_of_batch >= long_batch) malloc_trim(0);
#endif
}

// What came of a batch.
struct Part {
  std::size_t bytes = 0;
  Counts counts;
  std::vector<Shown> texts;  // for each output
  std::optional<NotRead> not_read;
  std::vector<log::Log> logs;  // where they are only read
  bool is_broken_off = false;  // by an interrupt: there is more of the batch
};

// What there was time to judge of a batch.
struct JudgedLogs {
  std::vector<Judged> logs;
  const FoundLog* not_finished = nullptr;  // what comes behind them, where it was begun
};

// Batches are judged in any order, and then get their share of the budget one after the other.
struct Turns {
  std::future<Budget> before;
  std::promise<Budget> after;
};

class Runner {
 public:
  explicit Runner(ValidateRun& run, const std::function<void(const log::Log&)>* take = nullptr)
      : run_(run), take_(take), work_(run.jobs) {}
  ~Runner() { is_stopped_ = true; }  // what is under way comes to an end soon
  Runner(const Runner&) = delete;
  Runner& operator=(const Runner&) = delete;

  void run(std::vector<std::string> files) {
    std::promise<Budget> first;
    first.set_value(run_.budget);
    left_ = first.get_future();
    Batches batches(std::move(files), [this](Batch batch) { return report_all_there_is(std::move(batch)); });
    while (!is_over()) {
      std::optional<Batch> batch = batches.next();
      if (!batch || is_over()) break;
      while (has_enough_to_do(batch->bytes)) write(work_.next());
      add(std::move(*batch));
      if (run_.jobs <= 1) write(work_.next());
    }
    write_all();
    if (Interruption::has_come() && !is_stopped_) counts_.end = RunEnd::interrupted;
  }

  [[nodiscard]] const Counts& counts() const { return counts_; }

 private:
  // Nothing more is wanted.
  [[nodiscard]] bool is_over() const { return is_stopped_ || Interruption::has_come(); }

  // Before more of a stream is waited for; whether it has to be.
  bool report_all_there_is(Batch batch) {
    if (!batch.logs.empty()) add(std::move(batch));
    write_all();
    for (ReportOutput& output : run_.outputs) output.flush();
    return !is_over();
  }
  void write_all() {
    while (!work_.empty()) write(work_.next());
  }

  [[nodiscard]] bool has_enough_to_do(std::size_t more) const {
    return !work_.empty() &&
           (work_.size() >= run_.jobs * batches_for_a_thread || bytes_under_way_ + more > most_bytes_at_once);
  }

  void add(Batch batch) {
    bytes_under_way_ += batch.bytes;
    Turns turns{std::move(left_), {}};
    left_ = turns.after.get_future();
    work_.add([this, batch = std::move(batch), turns = std::move(turns)]() mutable {
      Part part = take_ == nullptr ? judged_part(batch, turns) : read_part(batch);
      batch.logs.clear();
      give_memory_back(batch.bytes);
      return part;
    });
  }

  // On any thread.
  [[nodiscard]] Part judged_part(const Batch& batch, Turns& turns) const {
    JudgedLogs judged = judged_logs(batch);
    std::vector<Judged>& logs = judged.logs;
    Budget budget = turns.before.get();
    const bool is_stopped_before = budget.is_stopped;
    std::vector<Allowance> allowances;
    allowances.reserve(logs.size());
    for (const Judged& log : logs) allowances.push_back(budget.take(log, run_.wishes));
    const bool ends_here = run_.wishes.first && !logs.empty() && logs.back().does_not_hold();
    const bool is_broken_off = !ends_here && logs.size() < batch.logs.size();
    budget.is_stopped = is_stopped_before || ends_here || is_broken_off;
    turns.after.set_value(budget);
    Part part = empty_part(batch);
    if (is_stopped_before) return part;
    part.is_broken_off = is_broken_off;
    const FoundLog* not_finished = report_in_time(part, logs, allowances);
    if (not_finished == nullptr) not_finished = judged.not_finished;
    if (not_finished != nullptr) report(part, NotFinished{*not_finished});
    if (part.is_broken_off) return part;
    if (ends_here) part.counts.end = RunEnd::at_the_first_failure;
    if (!budget.is_stopped) add_not_read(part, batch);
    return part;
  }

  [[nodiscard]] JudgedLogs judged_logs(const Batch& batch) const {
    const Breakable work([this] { return is_stopped_ || Interruption::came_longer_ago_than(time_to_judge); });
    JudgedLogs judged;
    judged.logs.reserve(batch.logs.size());
    log::RulesReadLast last;
    try {
      for (const FoundLog& found : batch.logs) {
        if (is_over()) break;
        judged.not_finished = &found;
        judged.logs.push_back(judged_in_memory(found, last));
        judged.not_finished = nullptr;
        if (run_.wishes.first && judged.logs.back().does_not_hold()) break;
      }
    } catch (const BrokenOff&) {
      // what there is was judged before
    }
    return judged;
  }

  // The log with which it came to no end, if there is one.
  const FoundLog* report_in_time(Part& part, std::vector<Judged>& logs,
                                 const std::vector<Allowance>& allowances) const {
    const Breakable work([this] { return is_stopped_ || Interruption::came_longer_ago_than(time_to_report); });
    for (std::size_t i = 0; i < logs.size(); ++i) {
      try {
        report(part, logs[i], allowances[i]);
      } catch (const BrokenOff&) {
        part.is_broken_off = true;
        return &logs[i].found;
      }
    }
    return nullptr;
  }

  [[nodiscard]] Judged judged_in_memory(const FoundLog& found, log::RulesReadLast& last) const {
    try {
      const MemoryBound bound(found.record.text.size());
      return judged(found, run_.reader, run_.wishes, last);
    } catch (const std::bad_alloc&) {
      return too_much_for_memory(found);
    }
  }

  [[nodiscard]] Part read_part(const Batch& batch) const {
    Part part = empty_part(batch);
    for (const FoundLog& found : batch.logs) {
      Parsed<log::Log> log = run_.reader.read(found.record);
      if (log) part.logs.push_back(std::move(*log));
      Judged judged{found, {}, log ? ParseErrors{} : log.errors(), {}};
      if (log) part.counts.add(judged);
      else report(part, judged, {});
    }
    add_not_read(part, batch);
    return part;
  }

  [[nodiscard]] Part empty_part(const Batch& batch) const {
    Part part;
    part.bytes = batch.bytes;
    part.texts.resize(run_.outputs.size());
    return part;
  }

  // By everybody, or by nobody: then that there was no memory for it.
  void report(Part& part, Judged& log, const Allowance& allowance) const {
    try {
      const MemoryBound bound(log.found.record.text.size());
      if (run_.wishes.questions && log.is_usable() && log.is_reported(run_.wishes))
        log.questions = rulings::questions_touched(*log.log);
      add(part, reported(log, allowance));
      part.counts.add(log);
      log.questions.reset();
    } catch (const std::bad_alloc&) {
      log.questions.reset();
      const Judged instead = too_much_for_memory(log.found);
      add(part, reported(instead, {}));
      part.counts.add(instead);
    }
  }
  void report(Part& part, const NotFinished& log) const {
    for (const WrittenReport& report : run_.reports) part.texts.at(report.output) += report.writer->reported(log);
    part.counts.add(log);
  }
  [[nodiscard]] std::vector<Shown> reported(const Judged& log, const Allowance& allowance) const {
    std::vector<Shown> texts;
    texts.reserve(run_.reports.size());
    for (const WrittenReport& report : run_.reports) texts.push_back(report.writer->reported(log, allowance));
    return texts;
  }
  void add(Part& part, const std::vector<Shown>& texts) const {
    for (std::size_t i = 0; i < texts.size(); ++i) part.texts.at(run_.reports[i].output).make_room_for(texts[i]);
    for (std::size_t i = 0; i < texts.size(); ++i) part.texts.at(run_.reports[i].output) += texts[i];
  }

  void add_not_read(Part& part, const Batch& batch) const {
    if (!batch.not_read) return;
    part.not_read = batch.not_read;
    part.counts.add(*batch.not_read);
    for (const WrittenReport& report : run_.reports)
      part.texts.at(report.output) += report.writer->reported(*batch.not_read);
  }

  // In order, by the one who runs it all.
  void write(const Part& part) {
    bytes_under_way_ -= part.bytes;
    if (is_broken_off_) return;  // for nothing to be missing in between
    is_broken_off_ = part.is_broken_off;
    counts_.add(part.counts);
    earn(part.counts);
    for (std::size_t i = 0; i < part.texts.size(); ++i) run_.outputs[i].write(part.texts[i]);
    for (const log::Log& log : part.logs) (*take_)(log);
    if (part.not_read) complain_of(*part.not_read);
    if (part.counts.end == RunEnd::at_the_first_failure) is_stopped_ = true;
    if (progress_.is_due(counts_.logs)) progress_.show(fmt::format("{} logs", counts_.logs));
  }

  void earn(const Counts& counts) {
    if (counts.unusable > 0 || counts.unread > 0) run_.session.earn(ExitCode::unusable);
    if (counts.of(log::LogOutcome::does_not_hold) > 0) run_.session.earn(ExitCode::does_not_hold);
    if (counts.of(log::LogOutcome::undetermined) > 0 && run_.wishes.certain) run_.session.earn(ExitCode::undetermined);
    if (counts.not_tried_by_all > 0 || counts.unfinished > 0) run_.session.earn(ExitCode::undetermined);
  }

  void complain_of(const NotRead& file) {
    run_.session.out.flush();
    complain(fmt::format("casino: {}{}", file.why,
                         file.logs == 0 ? "" : fmt::format(" ({} read before)", counted(file.logs, "log"))));
  }

  ValidateRun& run_;
  const std::function<void(const log::Log&)>* take_;
  std::future<Budget> left_;
  std::size_t bytes_under_way_ = 0;
  Counts counts_;
  Progress progress_{run_.session, logs_between_looks};
  std::atomic<bool> is_stopped_ = false;
  bool is_broken_off_ = false;  // nothing more is written
  OrderedWork<Part> work_;      // the last member: its threads use the others
};

}  // namespace

void ReportOutput::write(const Shown& text) {
  if (order_ == Order::as_it_comes) output_->write(text);
  else held_back_ += text;
}

void ReportOutput::end_with(const Shown& summary) {
  output_->write(summary);
  output_->write(std::exchange(held_back_, {}));
}

Counts judge_all(ValidateRun& run, std::vector<std::string> files) {
  for (const WrittenReport& report : run.reports) run.outputs.at(report.output).write(report.writer->opening());
  Runner runner(run);
  runner.run(std::move(files));
  for (const WrittenReport& report : run.reports)
    run.outputs.at(report.output).end_with(report.writer->summary(runner.counts()));
  return runner.counts();
}

void read_all(ValidateRun& run, std::vector<std::string> files, const std::function<void(const log::Log&)>& take) {
  Runner runner(run, &take);
  runner.run(std::move(files));
}

}  // namespace casino::cli
