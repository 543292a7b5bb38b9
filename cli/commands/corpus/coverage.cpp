#include "oracle/corpus/coverage.hpp"

#include <memory>

#include <CLI/CLI.hpp>

#include "cli/arguments/numbers.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/corpus/adequacy.hpp"
#include "cli/input/corpus_source.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/formats.hpp"
#include "oracle/text/foreign_text.hpp"
#include "oracle/text/nearest.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {
namespace {

using corpus::Coverage;

struct Cover {
  Session& session;
  std::vector<std::string> paths;
  std::vector<std::string> variants;
  bool lacks = false;
  bool adequacy = false;
  std::size_t jobs = 0;
};

json::Json coverage_in_json(const corpus::ClauseCoverage& row) {
  json::Json lacks = json::Json::array();
  for (const corpus::Lack lack : row.lacks) lacks.push_back(corpus::lack_names.at(static_cast<std::size_t>(lack)));
  return {{"clause", entry_of(row.clause).id}, {"holds", row.holds}, {"refused", row.refused}, {"lacks", lacks}};
}

json::Json coverage_in_json(const Coverage& coverage) {
  json::Json object = {{"variant", coverage.variant}, {"cases", coverage.cases}, {"missing", coverage.missing()}};
  for (const corpus::ClauseCoverage& row : coverage.clauses) object["clauses"].push_back(coverage_in_json(row));
  for (const corpus::ValueCoverage& row : coverage.values)
    object["values"].push_back({{"option", entry_of(row.option).name},
                                {"value", row.value},
                                {"is_default", row.is_default},
                                {"cases", row.cases}});
  for (const corpus::QuestionCoverage& row : coverage.questions)
    object["questions"].push_back(
        {{"id", row.id}, {"cases", row.cases}, {"readings_not_shown", row.readings_not_shown}});
  for (const corpus::ExampleCoverage& row : coverage.examples)
    object["examples"].push_back({{"id", row.id}, {"cases", row.cases}});
  return object;
}

std::string_view said(corpus::Lack lack) {
  switch (lack) {
    case corpus::Lack::nothing_holds: return "no case holds because of it";
    case corpus::Lack::nothing_refused: return "no case is refused by it alone";
    case corpus::Lack::no_twin: return "no refused case has a lawful twin";
  }
  return {};
}

void print_row(Session& session, bool is_complete, bool lacks_only, const std::string& name, const std::string& text) {
  if (is_complete && lacks_only) return;
  const Look look = session.look();
  session.out.line("  {} {:<36} {}", is_complete ? look.good("ok     ") : look.bad("lacking"), name, plain_line(text));
}

void print_text(Session& session, const Coverage& coverage, bool lacks_only) {
  const Look look = session.look();
  session.out.line("{}: {}, {} something", look.strong(coverage.variant), counted(coverage.cases, "case"),
                   coverage.missing() == 1 ? "1 row lacks" : fmt::format("{} rows lack", coverage.missing()));
  session.out.line("{}", look.faint("clauses"));
  for (const corpus::ClauseCoverage& row : coverage.clauses) {
    std::string text = fmt::format("holds: {}; refused: {}", some_of(row.holds), some_of(row.refused));
    for (const corpus::Lack lack : row.lacks) text += fmt::format("; {}", said(lack));
    print_row(session, row.lacks.empty(), lacks_only, std::string(entry_of(row.clause).id), text);
  }
  session.out.line("{}", look.faint("option values that make a difference"));
  for (const corpus::ValueCoverage& row : coverage.values)
    print_row(session, !row.cases.empty(), lacks_only, fmt::format("{}={}", entry_of(row.option).name, row.value),
              some_of(row.cases));
  session.out.line("{}", look.faint("questions"));
  for (const corpus::QuestionCoverage& row : coverage.questions) {
    const std::string open =
        row.readings_not_shown.empty() ? "" : fmt::format("; not shown: {}", fmt::join(row.readings_not_shown, ", "));
    print_row(session, !row.cases.empty() && row.readings_not_shown.empty(), lacks_only, std::string(row.id),
              some_of(row.cases) + open);
  }
  session.out.line("{}", look.faint("worked examples"));
  for (const corpus::ExampleCoverage& row : coverage.examples)
    print_row(session, !row.cases.empty(), lacks_only, row.id, some_of(row.cases));
}

std::vector<const VariantEntry*> wanted_variants(const Cover& cover) {
  std::vector<const VariantEntry*> wanted;
  std::vector<std::string_view> names;
  for (const VariantEntry& variant : variants()) {
    names.push_back(variant.name);
    if (cover.variants.empty()) wanted.push_back(&variant);
  }
  for (const std::string& name : cover.variants) {
    const VariantEntry* variant = find_variant(name);
    if (variant == nullptr) throw Unusable("--rules: no variant \"" + name + "\"" + nearest_phrase(name, names));
    wanted.push_back(variant);
  }
  return wanted;
}

void cover(Cover& cover) {
  const std::vector<const VariantEntry*> wanted = wanted_variants(cover);
  const corpus::Corpus corpus = load(cover.session, cover.paths);
  refuse_unsound(cover.session, corpus);
  if (cover.adequacy)
    return print_adequacy(cover.session, corpus, {wanted, cover.variants.empty(), cover.jobs, cover.lacks});
  for (const VariantEntry* variant : wanted) {
    const Coverage coverage = corpus::coverage_of(corpus, *variant);
    if (coverage.missing() != 0) cover.session.earn(ExitCode::does_not_hold);
    if (cover.session.as_json) print(cover.session, formats::coverage, coverage_in_json(coverage));
    else print_text(cover.session, coverage, cover.lacks);
  }
}

}  // namespace

void add_corpus_coverage(CLI::App& corpus, Session& session) {
  auto wanted = std::make_shared<Cover>(Cover{.session = session});
  CLI::App& verb = add_verb(corpus, "coverage",
                            "Which clauses, option values, questions and worked examples the cases show", session,
                            {"casino corpus coverage", "casino corpus coverage --rules swazi --lacks",
                             "casino corpus coverage --adequacy --lacks"});
  verb.add_option("path", wanted->paths,
                  "Files or folders of cases (-: standard input); the program's own if none is given");
  add_corpus_option(verb, session);
  verb.add_option("--rules", wanted->variants, "Only these variants; can be repeated")
      ->type_name("NAME")
      ->allow_extra_args(false);
  verb.add_flag("--lacks", wanted->lacks, "Only what lacks something");
  verb.add_flag("--adequacy", wanted->adequacy,
                "Switch each clause off and set each option otherwise, and tell which cases notice");
  add_number(verb, "--jobs", wanted->jobs, "With --adequacy: so many cases at a time (default: all processors)", 1, 256)
      ->needs("--adequacy");
  verb.callback([wanted] { cover(*wanted); });
}

}  // namespace casino::cli
