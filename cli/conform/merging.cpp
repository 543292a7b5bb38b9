#include "cli/conform/merging.hpp"

#include <fmt/format.h>

#include "casino_version.hpp"
#include "cli/input/document_kind.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/failure.hpp"
#include "oracle/conform/parts/part.hpp"
#include "oracle/parts/framed.hpp"

namespace casino::cli {
namespace {

conform::Part part_of_run_in(const std::string& file) {
  const std::string text = text_of_file(file, DocumentKind::part_of_a_run);
  if (const std::string_view format = parts::format_of(text); !format.empty() && format != conform::format_of_parts)
    throw Unusable(fmt::format("merge: {} is no result file of casino conform ({})", file, format));
  Parsed<conform::Part> part = conform::read_part(text);
  if (!part) throw Unusable(part.errors(), file);
  if (part->run.version != version)
    throw Unusable(fmt::format("{}: it was made by version {}, and this is {}", file, part->run.version, version));
  return std::move(*part);
}

// Failures, as a run tells them.
void print_run(Session& session, const conform::Part& all) {
  if (!session.as_json) return;
  print(session, {{"run", conform::run_line(all.run, {}, false)}});
  for (const conform::Result& failure : all.failures) print(session, {{"result", conform::of(failure)}});
}

}  // namespace

void merge_runs(Session& session, const std::vector<std::string>& files, const ReportFiles& reports) {
  std::vector<conform::NamedPart> named;
  for (const std::string& file : files) named.push_back({file, part_of_run_in(file)});
  const auto together = conform::joined(named);
  if (const auto* why_not = std::get_if<std::string>(&together)) throw Unusable("merge: " + *why_not);
  const auto& found = std::get<conform::Joined>(together);
  const conform::Part& all = found.all;
  print_run(session, all);
  print_mistakes(session, found.disagreements, found.to_declare, all.run.how);
  for (const conform::Known::Changed& changed : all.known.changed) print_changed(session, changed);
  print_summary(session, all.run.declaration, all.summary, all.known.covered);
  session.out.flush();
  const bool is_all_known = all.failures.size() <= all.known.covered && all.known.changed.empty();
  if (!is_all_known || !all.summary.is_enough()) session.earn(ExitCode::does_not_hold);
  write_reports(session, reports,
                {all.run.declaration,
                 all.failures,
                 all.summary,
                 found.disagreements,
                 all.run.how,
                 {},
                 found.to_declare,
                 all.known.covered});
}

}  // namespace casino::cli
