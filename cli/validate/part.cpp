#include "cli/validate/part.hpp"

#include <chrono>
#include <new>
#include <utility>

#include "cli/session/interruption.hpp"
#include "cli/validate/memory_bound.hpp"
#include "oracle/threads/breakable.hpp"

namespace casino::cli {
namespace {

// An interrupt lets what is under way go on for so long: by then most logs are judged, and told with those before them.
constexpr std::chrono::milliseconds time_to_judge{100};
constexpr std::chrono::milliseconds time_to_report{400};

}  // namespace

// What there was time to judge of a batch.
struct PartMaker::JudgedLogs {
  std::vector<Judged> logs;
  const FoundLog* not_finished = nullptr;  // what comes behind them, where it was begun
};

bool PartMaker::is_over() const { return is_stopped_ || Interruption::has_come(); }

Part PartMaker::judged_part(const Batch& batch, Turns& turns) const {
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

PartMaker::JudgedLogs PartMaker::judged_logs(const Batch& batch) const {
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

const FoundLog* PartMaker::report_in_time(Part& part, std::vector<Judged>& logs,
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

Judged PartMaker::judged_in_memory(const FoundLog& found, log::RulesReadLast& last) const {
  try {
    const MemoryBound bound(found.record.text.size());
    return judged(found, run_.reader, run_.wishes, last);
  } catch (const std::bad_alloc&) {
    return too_much_for_memory(found);
  }
}

Part PartMaker::read_part(const Batch& batch) const {
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

Part PartMaker::empty_part(const Batch& batch) const {
  Part part;
  part.bytes = batch.bytes;
  part.texts.resize(run_.outputs.size());
  return part;
}

// By everybody, or by nobody: then that there was no memory for it.
void PartMaker::report(Part& part, Judged& log, const Allowance& allowance) const {
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

void PartMaker::report(Part& part, const NotFinished& log) const {
  for (const WrittenReport& report : run_.reports) part.texts.at(report.output) += report.writer->reported(log);
  part.counts.add(log);
}

std::vector<Shown> PartMaker::reported(const Judged& log, const Allowance& allowance) const {
  std::vector<Shown> texts;
  texts.reserve(run_.reports.size());
  for (const WrittenReport& report : run_.reports) texts.push_back(report.writer->reported(log, allowance));
  return texts;
}

void PartMaker::add(Part& part, const std::vector<Shown>& texts) const {
  for (std::size_t i = 0; i < texts.size(); ++i) part.texts.at(run_.reports[i].output).make_room_for(texts[i]);
  for (std::size_t i = 0; i < texts.size(); ++i) part.texts.at(run_.reports[i].output) += texts[i];
}

void PartMaker::add_not_read(Part& part, const Batch& batch) const {
  if (!batch.not_read) return;
  part.not_read = batch.not_read;
  part.counts.add(*batch.not_read);
  for (const WrittenReport& report : run_.reports)
    part.texts.at(report.output) += report.writer->reported(*batch.not_read);
}

}  // namespace casino::cli
