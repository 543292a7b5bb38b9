#include <memory>

#include <CLI/CLI.hpp>

#include "casino_version.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/properties/games_told.hpp"
#include "cli/commands/properties/walks_told.hpp"
#include "cli/conform/merging.hpp"
#include "cli/input/document_kind.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/written_whole.hpp"
#include "cli/study/in_words.hpp"
#include "cli/study/result_file.hpp"
#include "oracle/conform/parts/part.hpp"
#include "oracle/parts/framed.hpp"

namespace casino::cli {
namespace {

struct Merge {
  Session& session;
  const CLI::App* verb = nullptr;
  std::vector<std::string> files;
  std::string result;
  StudyReports of_study;
  WalkReports of_walks;
  ReportFiles of_runs;  // without the page, which is a study's, too
};

// Options that are about parts of another kind.
void refuse_options(const Merge& merge, std::initializer_list<const char*> names, std::string_view kind) {
  for (const char* name : names)
    if (merge.verb->count(name) > 0) throw Unusable(fmt::format("merge: {} is not for {}", name, kind));
}

void want_this_version(const std::string& file, const std::string& made_by) {
  if (made_by != version)
    throw Unusable(fmt::format("{}: it was made by version {}, and this is {}", file, made_by, version));
}

template <typename Joined>
Joined all_of(std::variant<Joined, std::string> joined) {
  if (const auto* why_not = std::get_if<std::string>(&joined)) throw Unusable("merge: " + *why_not);
  return std::move(std::get<Joined>(joined));
}

void merge_studies(Merge& merge) {
  refuse_options(merge, {"--table", "--store", "--markdown", "--badge", "--save"}, "studies");
  refuse_to_write_over({{"--result", merge.result}, {"--html", merge.of_study.html}, {"--svg", merge.of_study.svg}},
                       merge.files);
  StudyPictures pictures(merge.of_study);
  std::vector<study::NamedPart> parts;
  for (const std::string& file : merge.files) parts.push_back({file, part_in(file)});
  want_this_version(parts.front().name, parts.front().part.plan.version);
  const auto part = all_of(study::joined(parts));
  if (!merge.result.empty()) write_part(merge.result, part);
  report(merge.session, part, merge.of_study, pictures);
}

void merge_walks(Merge& merge) {
  refuse_options(merge, {"--result", "--csv", "--html", "--svg", "--markdown", "--badge", "--save"},
                 "walks through small worlds");
  std::vector<properties::NamedWalk> walks;
  for (const std::string& file : merge.files) {
    Parsed<properties::NamedWalk> walk =
        properties::read_named_walk(file, text_of_file(file, DocumentKind::part_of_a_run));
    if (!walk) throw Unusable(walk.errors(), file);
    walks.push_back(std::move(*walk));
  }
  want_this_version(walks.front().name, walks.front().place.version);
  WalksTold told(merge.session, merge.of_walks);
  for (const properties::Walked& walked : all_of(properties::joined(std::move(walks)))) told.add(walked);
  told.finish();
}

void merge_games(Merge& merge) {
  refuse_options(merge, {"--csv", "--html", "--svg", "--table", "--store", "--markdown", "--badge", "--save"},
                 "games that were held against facts");
  refuse_to_write_over({{"--result", merge.result}}, merge.files);
  std::vector<properties::NamedGames> named;
  for (const std::string& file : merge.files) {
    Parsed<properties::GamesPart> part = properties::read_games(text_of_file(file, DocumentKind::part_of_a_run));
    if (!part) throw Unusable(part.errors(), file);
    named.push_back({file, std::move(*part)});
  }
  want_this_version(named.front().name, named.front().part.plan.version);
  const auto all = all_of(properties::joined(named));
  if (!merge.result.empty()) write_file(merge.result, properties::text_of(all));
  for (const properties::FirstBreach& first : all.tally.breaches) report(merge.session, first);
  report(merge.session, all.tally, {.tables = all.plan.tables.size()}, all.plan.facts);
}

void merge_conformance(Merge& merge) {
  refuse_options(merge, {"--result", "--csv", "--svg", "--table", "--store"}, "runs of casino conform");
  merge.of_runs.html = merge.of_study.html;
  refuse_to_write_over(merge.of_runs.named(), merge.files);
  want_a_place_for(merge.of_runs.named());
  merge_runs(merge.session, merge.files, merge.of_runs);
}

void run_merge(Merge& merge) {
  const std::string first = text_of_file(merge.files.front(), DocumentKind::part_of_a_run);
  const std::string_view format = parts::format_of(first);
  if (format.starts_with("casino-walk/")) merge_walks(merge);
  else if (format == properties::format_of_games) merge_games(merge);
  else if (format == conform::format_of_parts) merge_conformance(merge);
  else merge_studies(merge);
}

}  // namespace

void add_merge(CLI::App& app, Session& session) {
  auto merge = std::make_shared<Merge>(Merge{.session = session});
  CLI::App& verb =
      add_verb(app, "merge", "Put the parts of a run together that several machines have made", session,
               {"casino merge sotho.1.json sotho.2.json sotho.3.json", "casino merge --html sotho.html sotho.*.json",
                "casino merge walked/*.json", "casino merge --markdown mine.md mine.*.json"});
  merge->verb = &verb;
  verb.add_option("FILES", merge->files,
                  "All shards of one run: what --result of casino study, casino properties run or casino conform has "
                  "kept, or --checkpoint of casino properties worlds")
      ->required();
  verb.add_option("--result", merge->result, "Of a study or of games: keep the whole as a result file")
      ->type_name("FILE");
  verb.add_flag("--csv", merge->of_study.as_csv, "Of a study: a table for other programs")->excludes("--json");
  verb.add_option("--html", merge->of_study.html, "Of a study or of conform: write a page, too")->type_name("FILE");
  verb.add_option("--svg", merge->of_study.svg, "Of a study: write a picture of the intervals, too")->type_name("FILE");
  verb.add_flag("--table", merge->of_walks.as_table, "Of walks: tell how large the worlds are, as a page in Markdown");
  verb.add_option("--store", merge->of_walks.store, "Of walks: where turns that break a fact are kept; \"\": nowhere")
      ->type_name("FOLDER")
      ->capture_default_str();
  verb.add_option("--markdown", merge->of_runs.markdown, "Of conform: write a report in Markdown, too")
      ->type_name("FILE");
  verb.add_option("--badge", merge->of_runs.badge, "Of conform: write a label in SVG with what passed, too")
      ->type_name("FILE");
  verb.add_option("--save", merge->of_runs.save, "Of conform: write the disagreements as cases of a corpus, too")
      ->type_name("FILE");
  verb.callback([merge] { run_merge(*merge); });
}

}  // namespace casino::cli
