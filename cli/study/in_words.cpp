#include "cli/study/in_words.hpp"

#include <algorithm>
#include <cmath>

#include "cli/input/requests.hpp"
#include "cli/session/failure.hpp"
#include "oracle/study/findings.hpp"
#include "oracle/study/in_csv.hpp"
#include "oracle/study/in_json.hpp"
#include "oracle/study/picture.hpp"
#include "oracle/study/round.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {
namespace {

using study::Findings;
using study::Interval;
using study::Measure;
using study::Role;
using study::Study;
using study::Unit;

constexpr int bar_length = 20;

std::string bar(double share) {
  const auto length = static_cast<std::size_t>(std::lround(std::clamp(share, 0.0, 1.0) * bar_length));
  return std::string(length, '#') + std::string(bar_length - length, '.');
}

// What never comes up in these rules is not reported.
bool is_reported(const Measure& measure, const Interval& value) {
  return measure.role == Role::winning || (measure.role == Role::playing && value.mean != 0);
}

void report_base(Session& session, const Study& study, const Findings& findings) {
  session.out.line("  {}", session.look().strong(study.base().name));
  for (std::size_t i = 0; i < findings.measures.size(); ++i) {
    const Measure& measure = findings.measures[i];
    const Interval& value = findings.arms[0].values[i];
    if (!is_reported(measure, value)) continue;
    const std::string text = fmt::format("{:>8} +- {}", study::in_words(measure.unit, value.mean),
                                         study::in_words(measure.unit, value.half));
    if (measure.unit == Unit::share) session.out.line("    {:<44}{:<20}{}", measure.title, text, bar(value.mean));
    else session.out.line("    {:<44}{}", measure.title, text);
  }
}

// A line of so many places for -span to span: where zero is, the interval, and its middle.
std::string gauge(const Interval& interval, double span) {
  const auto place = [&](double value) {
    return static_cast<std::size_t>(std::lround((std::clamp(value / span, -1.0, 1.0) + 1) * bar_length / 2));
  };
  std::string line(bar_length + 1, ' ');
  for (std::size_t i = place(interval.least()); i <= place(interval.most()); ++i) line[i] = '-';
  line[bar_length / 2] = '|';
  line[place(interval.mean)] = 'o';
  return line;
}

// What was found, each beside a picture of its interval; those of one unit on one scale.
void report_differences(Session& session, const Findings& findings, std::size_t arm) {
  std::array<double, study::unit_names.size()> spans{};
  const auto span_of = [&](std::size_t i) -> double& {
    return spans[static_cast<std::size_t>(findings.measures[i].unit)];
  };
  const std::vector<Interval>& differences = findings.arms[arm].differences;
  for (std::size_t i = 0; i < findings.measures.size(); ++i)
    if (findings.is_found(arm, i))
      span_of(i) = std::max({span_of(i), std::abs(differences[i].least()), std::abs(differences[i].most())});
  for (std::size_t i = 0; i < findings.measures.size(); ++i)
    if (findings.is_found(arm, i))
      session.out.line("    [{}]  {}", gauge(differences[i], span_of(i)), study::sentence(findings, arm, i));
}

void report_arm(Session& session, const Study& study, const Findings& findings, std::size_t arm) {
  session.out.line("  {}", session.look().strong(study.arms[arm].name));
  report_differences(session, findings, arm);
  session.out.line("    {}", study::how_often_otherwise(study, findings, arm));
  if (const std::string rest = study::what_was_not_found(findings, arm); !rest.empty())
    session.out.line("    {}", rest);
}

// Where many rules are compared: those first that change most, each with what it changes most.
void report_ranking(Session& session, const Study& study, const Findings& findings) {
  session.out.line("  What changes most, and in what most:");
  for (const std::size_t arm : findings.ranked()) {
    const std::size_t strongest = findings.strongest(arm);
    const bool is_found = findings.is_found(arm, strongest);
    session.out.line("    {:<44}{}", study.arms[arm].name,
                     is_found ? study::sentence(findings, arm, strongest) : std::string("nothing was found"));
  }
}

// A run can have fewer blocks of deals than shards: then some of these have nothing to do, and are done.
bool has_nothing_to_do(const study::Part& part) { return part.shard.of > 1 && part.blocks() == 0; }

std::string why_nothing_was_played(const study::Part& part) {
  const std::string nothing = std::string(study::nothing_was_played);
  if (!has_nothing_to_do(part)) return nothing;
  return fmt::format("{}: {} in blocks of {} make {}, of which none is for shard {}/{}", nothing,
                     counted(part.plan.deals, "game"), study::deals_in_a_block,
                     counted(study::blocks_of(part.plan.deals), "block"), part.shard.number, part.shard.of);
}

void report_in_words(Session& session, const study::Part& part, const Study& study, const Findings& findings) {
  session.out.line("{}", study::headline(study, findings));
  if (findings.deals == 0) return session.out.line("  {}", why_nothing_was_played(part));
  if (part.shard.of > 1)
    session.out.line("  shard {}/{} of {}; casino merge tells the whole", part.shard.number, part.shard.of,
                     counted(part.plan.deals, "game"));
  report_base(session, study, findings);
  if (findings.arms.size() > 2) report_ranking(session, study, findings);
  for (const std::size_t arm : findings.ranked()) report_arm(session, study, findings, arm);
}

std::vector<Findings> findings_in(const study::Part& part) {
  std::vector<Findings> findings;
  for (std::size_t i = 0; i < part.done.size(); ++i)
    findings.push_back(study::findings_of(part.plan.studies[i], part.done[i].tally));
  return findings;
}

void finish_with(WrittenWhole& file, const std::string& text) {
  file.output().write(text);
  file.finish();
}

void report_on_output(Session& session, const study::Part& part, const std::vector<Findings>& findings, bool as_csv) {
  if (as_csv) session.out.line("{}", study::csv_head);
  for (std::size_t i = 0; i < findings.size(); ++i) {
    const Study& study = part.plan.studies[i];
    if (findings[i].deals == 0 && !has_nothing_to_do(part)) session.earn(ExitCode::undetermined);
    if (as_csv) session.out.write(study::csv_lines(study, findings[i]));
    else if (session.as_json) print(session, study::in_json(study, findings[i]));
    else {
      if (i > 0) session.out.line();
      report_in_words(session, part, study, findings[i]);
    }
  }
}

}  // namespace

StudyPictures::StudyPictures(const StudyReports& reports) {
  if (!reports.html.empty()) html_.emplace(reports.html);
  if (!reports.svg.empty()) svg_.emplace(reports.svg);
}

void StudyPictures::write(const study::Part& part) {
  const std::vector<Findings> findings = findings_in(part);
  std::vector<study::Shown> shown;
  for (std::size_t i = 0; i < findings.size(); ++i) shown.push_back({&part.plan.studies[i], &findings[i]});
  if (html_) finish_with(*html_, study::html_of(shown));
  if (svg_) finish_with(*svg_, study::svg_of(shown));
}

// Whoever reads the output may go away, and a disk may be full: neither takes the other with it.
void report(Session& session, const study::Part& part, const StudyReports& reports, StudyPictures& pictures) {
  std::optional<OutputFailed> failed;
  try {
    pictures.write(part);
  } catch (const OutputFailed& why) {
    failed = why;
  }
  report_on_output(session, part, findings_in(part), reports.as_csv);
  if (failed) throw OutputFailed(*failed);
}

}  // namespace casino::cli
