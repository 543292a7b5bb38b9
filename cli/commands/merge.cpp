#include <memory>

#include <CLI/CLI.hpp>

#include "casino_version.hpp"
#include "cli/commands/commands.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/written_whole.hpp"
#include "cli/study/in_words.hpp"
#include "cli/study/result_file.hpp"

namespace casino::cli {
namespace {

struct Merge {
  Session& session;
  std::vector<std::string> files;
  std::string result;
  StudyReports reports;
};

void run_merge(Merge& merge) {
  refuse_to_write_over({{"--result", merge.result}, {"--html", merge.reports.html}, {"--svg", merge.reports.svg}},
                       merge.files);
  StudyPictures pictures(merge.reports);
  std::vector<study::NamedPart> parts;
  for (const std::string& file : merge.files) parts.push_back({file, part_in(file)});
  if (parts.front().part.plan.version != version)
    throw Unusable(fmt::format("{}: it was made by version {}, and this is {}", parts.front().name,
                               parts.front().part.plan.version, version));
  const std::variant<study::Part, std::string> all = study::joined(parts);
  if (const auto* why_not = std::get_if<std::string>(&all)) throw Unusable("merge: " + *why_not);
  const auto& part = std::get<study::Part>(all);
  if (!merge.result.empty()) write_part(merge.result, part);
  report(merge.session, part, merge.reports, pictures);
}

}  // namespace

void add_merge(CLI::App& app, Session& session) {
  auto merge = std::make_shared<Merge>(Merge{.session = session});
  CLI::App& verb =
      add_verb(app, "merge", "Put the parts of a study together that several machines have played", session,
               {"casino merge sotho.1.json sotho.2.json sotho.3.json", "casino merge --html sotho.html sotho.*.json"});
  verb.add_option("FILES", merge->files, "Result files of casino study: all shards of one run")->required();
  verb.add_option("--result", merge->result, "Keep the whole as a result file")->type_name("FILE");
  verb.add_flag("--csv", merge->reports.as_csv, "A table for other programs")->excludes("--json");
  verb.add_option("--html", merge->reports.html, "Write a page with pictures and tables, too")->type_name("FILE");
  verb.add_option("--svg", merge->reports.svg, "Write a picture of the intervals, too")->type_name("FILE");
  verb.callback([merge] { run_merge(*merge); });
}

}  // namespace casino::cli
