#include "cli/input/requests.hpp"
#include "cli/validate/report_writer.hpp"
#include "oracle/log/readings/would_hold.hpp"
#include "oracle/log/repair/repair.hpp"
#include "oracle/log/report/report.hpp"
#include "oracle/replies/reply.hpp"
#include "oracle/rulings/touched.hpp"

namespace casino::cli {
namespace {

using json::Json;
using log::Problem;

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

  [[nodiscard]] Shown reported(const NotRead& file) const override {
    return Shown(line_of(refusal(file.why, file.file)));
  }

  [[nodiscard]] Shown footer(const Counts& counts) const override {
    Json summary = Json::object();
    summary["files"] = counts.files;
    if (counts.unread > 0) summary["files_not_read"] = counts.unread;
    summary["logs"] = counts.logs;
    for (std::size_t i = 0; i < counts.outcomes.size(); ++i)
      summary[std::string(keys_of_outcomes.at(i))] = counts.outcomes.at(i);
    summary["unusable"] = counts.unusable;
    summary["turns"] = counts.turns;
    summary["complete"] = !counts.is_stopped;
    Json footer = Json::object();
    footer["summary"] = summary;
    return Shown(line_of(footer));
  }

 private:
  static Json head_of(const Judged& log) {
    Json head = Json::object();
    head["file"] = *log.found.file;
    head["log"] = log.found.number;
    head["line"] = log.found.record.line;
    head["verdict"] = log.key();
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
    if (wishes_.questions) reported["questions"] = rulings::of(*log.log, rulings::questions_touched(*log.log));
  }

  Wishes wishes_;
};

}  // namespace

std::unique_ptr<ReportWriter> report_in_json(const Wishes& wishes) { return std::make_unique<InJson>(wishes); }

}  // namespace casino::cli
