#include "cli/validate/run.hpp"

#include <atomic>
#include <utility>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "cli/session/interruption.hpp"
#include "cli/session/progress.hpp"
#include "cli/validate/part.hpp"
#include "oracle/text/words.hpp"
#include "oracle/threads/ordered_work.hpp"

namespace casino::cli {
namespace {

// So much of the input is kept waiting at the most, and so many batches for each thread. A longer log goes alone.
constexpr std::size_t most_bytes_at_once = std::size_t{4} << 20;
constexpr std::size_t batches_for_a_thread = 3;

constexpr std::size_t logs_between_looks = 1024;  // logs between two looks at how far it is

// What a long log has taken goes back to the system: nobody knows when the next one comes, or to which thread.
void give_memory_back([[maybe_unused]] std::size_t bytes_of_batch) {
#ifdef __GLIBC__
  constexpr std::size_t long_batch = std::size_t{1} << 20;
  if (bytes_of_batch >= long_batch) malloc_trim(0);
#endif
}

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
    while (!maker_.is_over()) {
      std::optional<Batch> batch = batches.next();
      if (!batch || maker_.is_over()) break;
      while (has_enough_to_do(batch->bytes)) write(work_.next());
      add(std::move(*batch));
      if (run_.jobs <= 1) write(work_.next());
    }
    write_all();
    if (Interruption::has_come() && !is_stopped_) counts_.end = RunEnd::interrupted;
  }

  [[nodiscard]] const Counts& counts() const { return counts_; }

 private:
  // Before more of a stream is waited for; whether it has to be.
  bool report_all_there_is(Batch batch) {
    if (!batch.logs.empty()) add(std::move(batch));
    write_all();
    for (ReportOutput& output : run_.outputs) output.flush();
    return !maker_.is_over();
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
      Part part = take_ == nullptr ? maker_.judged_part(batch, turns) : maker_.read_part(batch);
      batch.logs.clear();
      give_memory_back(batch.bytes);
      return part;
    });
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
  PartMaker maker_{run_, is_stopped_};
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
