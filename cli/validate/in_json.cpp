#include "cli/input/requests.hpp"
#include "cli/session/formats.hpp"
#include "cli/validate/report_writer.hpp"
#include "oracle/log/readings/would_hold.hpp"
#include "oracle/log/repair/repair.hpp"
#include "oracle/log/report/report.hpp"
#include "oracle/replies/reply.hpp"

namespace casino::cli {
namespace {

using json::Json;
using log::Problem;

constexpr std::string_view key_of_not_finished = "not_finished";

class InJson : public ReportWriter {
 public:
  explicit InJson(const Wishes& wishes) : wishes_(wishes) {}

  using ReportWriter::reported;

  [[nodiscard]] Shown reported(const Judged& log, const Allowance& allowance) const override {
    if (!log.is_reported(wishes_)) return {};
    Json reported = head_of(log);
    if (log.is_usable()) add_report(reported, log, allowance);
    for (const ParseError& error : log.errors) reported["errors"].push_back(json::of(error));
    return Shown(line_of(reported));
  }

  [[nodiscard]] Shown reported(const NotFinished& log) const override {
    if (wishes_.summary) return {};
    Json head = head_of(log.found);
    head["verdict"] = key_of_not_finished;
    return Shown(line_of(head));
  }

  [[nodiscard]] Shown reported(const NotRead& file) const override {
    return Shown(line_of(formats::named(formats::validation, refusal(file.why, file.file))));
  }

  [[nodiscard]] Shown summary(const Counts& counts) const override {
    Json told = Json::object();
    told["files"] = counts.files;
    if (counts.unread > 0) told["files_not_read"] = counts.unread;
    told["logs"] = counts.logs;
    for (std::size_t i = 0; i < counts.outcomes.size(); ++i)
      told[std::string(keys_of_outcomes.at(i))] = counts.outcomes.at(i);
    told["unusable"] = counts.unusable;
    if (counts.unfinished > 0) told[std::string(key_of_not_finished)] = counts.unfinished;
    told["turns"] = counts.turns;
    if (counts.overruled > 0) told["own_rules"] = counts.overruled;
    if (counts.not_tried_by_all > 0) told["logs_with_readings_left_out"] = counts.not_tried_by_all;
    for (const Clause clause : counts.clauses_broken())
      told["broken"].push_back({{"clause", entry_of(clause).id}, {"logs", counts.broken.at(clause.index)}});
    if (counts.broken_without_clause > 0) told["broken_without_clause"] = counts.broken_without_clause;
    told["complete"] = counts.end == RunEnd::at_the_end;
    return Shown(line_of(formats::named(formats::validation, {{"summary", told}})));
  }

 private:
  static Json head_of(const FoundLog& found) {
    Json head = {{"format", formats::validation}};
    head["file"] = *found.file;
    head["log"] = found.number;
    head["line"] = found.record.line;
    return head;
  }
  static Json head_of(const Judged& log) {
    Json head = head_of(log.found);
    head["verdict"] = log.key();
    if (log.overruling) head["own_rules"] = log.overruling->own;
    return head;
  }

  void add_report(Json& reported, const Judged& log, const Allowance& allowance) const {
    reported["tally"] = log::of(log.report.tally);
    for (const Problem& problem : log.report.problems) {
      if (!Judged::is_reported(wishes_, problem)) continue;
      reported["problems"].push_back(log::of(problem, *log.log));
      Json& last = reported["problems"].back();
      if (last.contains("line")) last["line"] = line_in_file(log.found.record, problem.place.line);
    }
    if (log.report.left_out.is_any())
      for (std::size_t i = 0; i < log::weight_names.size(); ++i)
        reported["problems_left_out"][std::string(log::weight_names.at(i))] = log.report.left_out.of_weight.at(i);
    if (allowance.why) reported["would_hold"] = log::of(log::why_not(*log.log, log.report));
    if (allowance.repair) reported["repairs"] = log::of(log::repairs_of(*log.log, log.report), *log.log);
    if (log.questions) reported["questions"] = rulings::of(*log.log, log.questions->touched);
    if (log.leaves_questions_out()) reported["readings_left_out"] = log.questions->left_out;
  }

  Wishes wishes_;
};

}  // namespace

std::unique_ptr<ReportWriter> report_in_json(const Wishes& wishes) { return std::make_unique<InJson>(wishes); }

}  // namespace casino::cli
